import type { LrCardOf, LrPrintedOf } from '@questhall/lost-relics';
import { Card } from '../../../../cards/Card.js';
import { caseHeight, linesOf, sum } from '../../../../cards/fit.js';
import type { CardSize } from '../../../../cards/size.js';
import { Said, Text } from '../../../../cards/Text.js';
import { useT } from '../../../../text/t.js';
import { actionsFrom, rowHeight } from '../actions.js';
import { ActionRow } from '../hero/ActionRow.js';
import type { LrIcon } from '../icons.js';
import { LOOK } from '../look.js';
import { pictureOf } from '../pictures.js';
import { Coin } from '../Signs.js';
import { treasureScene } from '../scenes.js';

type Printed = LrPrintedOf<'treasure'>;
type TreasureType = NonNullable<LrCardOf<'treasure'>['type']> | 'none';
type Props = { printed: Printed; size: CardSize; width?: string | undefined };

const TYPES: { readonly [type in TreasureType]: LrIcon } = {
  weapon: 'crossed-swords',
  armour: 'breastplate',
  artefact: 'gem-pendant',
  none: 'chest',
};

export function TreasureCard({ printed, size, width }: Props) {
  const t = useT();
  const { card, parts } = printed;
  const type = card.type ?? 'none';
  const said = t(`relic.type.${type}`);
  return (
    <Card
      look={LOOK}
      kind="treasure"
      size={size}
      width={width}
      name={card.name}
      line={card.hero === undefined ? said : t('relic.line.treasureOf', { type: said, hero: parts.owner })}
      scene={treasureScene(card)}
      room={size === 'full' ? caseHeight(below(printed)) : HAND_ROOM}
      left={<Coin icon={TYPES[type]} label={said} />}
      right={card.hero !== undefined && <Owner hero={card.hero} called={parts.owner} />}
    >
      <Text>
        <ul>
          {actionsFrom(printed).map((action) => (
            <ActionRow key={action.key} printed={action} />
          ))}
        </ul>
        {parts.always.map((text) => (
          <Said key={text}>{text}</Said>
        ))}
        {size === 'full' && card.flavour !== undefined && <Said of="flavour">{card.flavour}</Said>}
      </Text>
    </Card>
  );
}

const HAND_ROOM = 230;

/** How much room the words of the card take. */
function below(printed: Printed): number {
  const { card, parts } = printed;
  const always = parts.always.map((text) => linesOf(text, 38) * 1.15 + 0.4);
  const flavour = card.flavour === undefined ? 0 : linesOf(card.flavour, 42) * 1.15 + 0.9;
  return 0.8 + sum(actionsFrom(printed).map(rowHeight)) + sum(always) + flavour;
}

/** The face of the only hero who can use it. */
function Owner({ hero, called }: { hero: string; called: string | undefined }) {
  const t = useT();
  return <Coin icon={pictureOf(hero)} kind="adventure" label={t('relic.only', { hero: called ?? '' })} />;
}
