import type { LrPrintedCard } from '@questhall/lost-relics';
import { Card } from '../../../../cards/Card.js';
import type { CardSize } from '../../../../cards/size.js';
import { Said, Text } from '../../../../cards/Text.js';
import { useT } from '../../../../text/t.js';
import { LOOK } from '../look.js';
import { pageScene } from '../scenes.js';

type Props = {
  printed: Pick<LrPrintedCard, 'card' | 'text'>;
  size: CardSize;
  width?: string | undefined;
};

/** How hard the table is made: a page among cards. */
export function PageCard({ printed: { card, text }, size, width }: Props) {
  const t = useT();
  return (
    <Card
      look={LOOK}
      kind="campaign"
      size={size}
      width={width}
      name={card.name}
      line={t('relic.line.difficulty')}
      scene={pageScene(card.id)}
      room={230}
    >
      <Text>
        {[...text, ...(card.flavour === undefined ? [] : [card.flavour])].map((one) => (
          <Said key={one}>{one}</Said>
        ))}
      </Text>
    </Card>
  );
}
