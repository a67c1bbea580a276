import type { CcPrintedCard } from '@questhall/cursed-city';
import { Card } from '../../../cards/Card.js';
import type { Look } from '../../../cards/CardFrame.js';
import type { CardSize } from '../../../cards/size.js';
import { Said, Text } from '../../../cards/Text.js';
import { t } from '../../../text/t.js';
import styles from './Look.module.css';

const LOOK: Look = { shape: 'cut', className: styles.look, coloursOf: () => ({}) };

type Props = { printed: CcPrintedCard; size: CardSize; width?: string | undefined };

/** Any card of Cursed City: its name, its kind and its words. */
export function CcCard({ printed, size, width }: Props) {
  const { card, text } = printed;
  const said = [...text, ...(card.flavour === undefined ? [] : [card.flavour])];
  return (
    <Card
      look={LOOK}
      size={size}
      width={width}
      kind={card.kind}
      name={card.name}
      line={t(`city.card.${card.kind}`)}
    >
      <Text>
        {said.map((one) => (
          <Said key={one}>{one}</Said>
        ))}
      </Text>
    </Card>
  );
}

export const Large = ({ printed }: { printed: CcPrintedCard }) => (
  <CcCard printed={printed} size="full" width="var(--big)" />
);
