import type { AcgView } from '@questhall/acg';
import type { ShownDie, ShownRoll } from '../../../stage/roll.js';
import { t } from '../../../text/t.js';
import { Die } from '../cards/Die.js';
import type { Throw, Thrown } from './happened.js';
import { iconSum } from './said.js';

/** What stands on the other five sides: nobody can read them while it rolls, so that some are as good as all. */
const OTHERS: { readonly [kind in Thrown['kind']]: readonly Thrown['icons'][] } = {
  hero: [[], ['success'], [], ['defence'], []],
  enemy: [[], ['claw'], [], ['nemesis'], []],
};

/** White dice on the left, black ones on the right, and what they come to. */
export function rollOf(thrown: Throw | null, { action }: AcgView): ShownRoll | null {
  if (thrown === null) return null;
  const groups = (['hero', 'enemy'] as const).map((kind) => ({
    dice: thrown.dice.filter((die) => die.kind === kind).map(shown),
  }));
  const counted = action !== null && action.dice.length > 0 ? t('board.tray.sum', iconSum(action)) : null;
  return {
    number: thrown.number,
    groups: groups.filter(({ dice }) => dice.length > 0),
    who: thrown.hero === null ? null : t(`hero.${thrown.hero}`),
    sum: thrown.successes === null ? counted : sumOf(thrown, thrown.successes),
    answer: thrown.attack === null ? null : answerOf(thrown, thrown.attack),
  };
}

const shown = ({ kind, icons, times, criticals, again }: Thrown): ShownDie => ({
  side: kind === 'hero' ? 'party' : 'enemy',
  ...{ times, criticals, again },
  face: <Die kind={kind} icons={icons} size="1em" />,
  others: OTHERS[kind].map((other, i) => <Die key={i} kind={kind} icons={other} size="1em" />),
});

/** Term by term: what the dice show, criticals, and whatever cards and conditions add or take. */
function sumOf({ dice }: Throw, total: number): string {
  const hits = dice.flatMap(({ icons }) => icons).filter((icon) => icon === 'success').length;
  const criticals = dice.reduce((sum, die) => sum + die.criticals, 0);
  const more = total - hits - criticals;
  const terms = [
    ...(criticals > 0 ? [t('board.roll.criticals', { count: criticals })] : []),
    ...(more !== 0 ? [t(more < 0 ? 'board.roll.minus' : 'board.roll.plus', { count: Math.abs(more) })] : []),
  ];
  const result = t('board.roll.successes', { count: total });
  return terms.length === 0 ? result : `${[hits, ...terms].join(' ')} = ${result}`;
}

function answerOf({ dice, stopped }: Throw, attack: number): string {
  const claws = dice.flatMap(({ icons }) => icons).filter((icon) => icon === 'claw').length;
  return t('board.roll.answer', { claws, attack, stopped, wounds: attack - stopped });
}
