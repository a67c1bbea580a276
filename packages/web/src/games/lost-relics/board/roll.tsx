import type { LrView } from '@questhall/lost-relics';
import type { ShownDie, ShownRoll } from '../../../stage/roll.js';
import { t } from '../../../text/t.js';
import { ActionDie } from '../cards/ActionDie.js';
import { nameOf } from './printed.js';
import type { Turn } from './turn.js';

const OTHERS = [3, 6, 2, 5, 4].map((value) => <ActionDie key={value} value={value} size="1em" />);

/** What each hero has thrown in this round; dice that were spent are pale. */
export function rollOf(turn: Turn | null, view: LrView): ShownRoll | null {
  if (turn === null || turn.rolled.hands.length === 0) return null;
  const { number, hands } = turn.rolled;
  const ones = hands.flatMap(({ dice }) => dice).filter((value) => value === 1).length;
  return {
    number,
    groups: hands.map(({ hero, dice }) => ({
      of: hero,
      name: nameOf(hero, view.adventure),
      dice: shown(
        dice,
        turn.spent.filter((link) => link.hero === hero).map(({ die }) => die),
      ),
    })),
    who: null,
    sum: t('relicBoard.roll', { ones }),
    answer: null,
  };
}

function shown(dice: readonly number[], spent: number[]): ShownDie[] {
  return dice.map((value) => {
    const at = spent.indexOf(value);
    if (at >= 0) spent.splice(at, 1);
    return {
      ...{ side: 'party', times: 1, spent: at >= 0 },
      face: <ActionDie value={value} size="1em" />,
      others: OTHERS,
    };
  });
}
