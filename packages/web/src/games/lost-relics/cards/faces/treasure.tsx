import type { LrCardOf, LrPrintedOf } from '@questhall/lost-relics';
import { caseHeight, linesOf, sum } from '../../../../cards/fit.js';
import { Said, Text } from '../../../../cards/Text.js';
import { t } from '../../../../text/t.js';
import { actionsFrom, rowHeight } from '../actions.js';
import { ActionRow } from '../Deeds.js';
import type { Face } from '../face.js';
import { type LrIcon, pictureOf } from '../pictures.js';
import { Coin } from '../Signs.js';
import { treasureScene } from '../scenes.js';

type Printed = LrPrintedOf<'treasure'>;
type TreasureType = NonNullable<LrCardOf<'treasure'>['type']> | 'none';

const TYPES: { readonly [type in TreasureType]: LrIcon } = {
  weapon: 'crossed-swords',
  armour: 'breastplate',
  artefact: 'gem-pendant',
  none: 'chest',
};

export function treasureFace(printed: Printed): Face {
  const { card, parts } = printed;
  const type = card.type ?? 'none';
  const said = t(`relic.type.${type}`);
  const { hero, flavour } = card;
  const owner = parts.owner ?? '';
  return {
    kind: 'treasure',
    line: hero === undefined ? said : t('relic.line.treasureOf', { type: said, hero: owner }),
    scene: treasureScene(card),
    room: caseHeight(below(printed)),
    left: <Coin icon={TYPES[type]} label={said} />,
    // The face of the only hero who can use it.
    right: hero && <Coin icon={pictureOf(hero)} kind="adventure" label={t('relic.only', { hero: owner })} />,
    children: (
      <Text>
        <ul>
          {actionsFrom(printed).map((action) => (
            <ActionRow key={action.key} printed={action} />
          ))}
        </ul>
        {parts.always.map((text) => (
          <Said key={text}>{text}</Said>
        ))}
        {flavour !== undefined && <Said of="flavour">{flavour}</Said>}
      </Text>
    ),
  };
}

/** How much room the words of the card take. */
function below(printed: Printed): number {
  const { card, parts } = printed;
  const always = parts.always.map((text) => linesOf(text, 38) * 1.15 + 0.4);
  const flavour = card.flavour === undefined ? 0 : linesOf(card.flavour, 42) * 1.15 + 0.9;
  return 0.8 + sum(actionsFrom(printed).map(rowHeight)) + sum(always) + flavour;
}
