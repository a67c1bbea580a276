import type { LrPrintedOf } from '@questhall/lost-relics';
import { caseHeight, linesOf, sum } from '../../../../cards/fit.js';
import { Ribbon } from '../../../../cards/Marks.js';
import { Said, Text } from '../../../../cards/Text.js';
import { t } from '../../../../text/t.js';
import { actionsOf, parted, rowHeight } from '../actions.js';
import { ActionRow } from '../Deeds.js';
import type { Face } from '../face.js';
import { Damage, Resilience } from '../Signs.js';
import { heroScene } from '../scenes.js';
import { ActionTile, type HeroState, standing } from './ActionTile.js';
import styles from './HeroMat.module.css';

/** The mark of the side, and the actions that everybody has. */
const AROUND = 5.2;

/** One side of a hero card, to be recognised or read. */
export function heroFace(printed: LrPrintedOf<'hero'>, state: HeroState, thumb: boolean): Face {
  const { card, parts } = printed;
  const { wounded, damage, side, turned, resilience } = standing(state, card);
  const { own, plain } = parted(actionsOf(printed, side));
  const always = parts[side].always;
  const below = AROUND + sum(own.map(rowHeight)) + sum(always.map((text) => linesOf(text, 42) * 1.15 + 0.4));
  return {
    kind: 'hero',
    state: turned,
    line: card.title,
    scene: heroScene(card, wounded),
    room: caseHeight(below),
    left: !thumb && <Ribbon tone={side}>{t(`relic.side.${turned ?? side}`)}</Ribbon>,
    right: <Resilience value={resilience} wounded={wounded} />,
    low: damage > 0 && <Damage damage={damage} of={resilience} />,
    children: (
      <>
        <Text as="ul">
          {own.map((action) => (
            <ActionRow key={action.key} printed={action} />
          ))}
          {always.map((text) => (
            <Said key={text} as="li">
              {text}
            </Said>
          ))}
        </Text>
        <div className={styles.everybodys}>
          {plain.map((action) => (
            <ActionTile key={action.key} printed={action} />
          ))}
        </div>
      </>
    ),
  };
}
