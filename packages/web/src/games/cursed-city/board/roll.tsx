import type { CcView } from '@questhall/cursed-city';
import type { ShownDie, ShownRoll } from '../../../stage/roll.js';
import { t } from '../../../text/t.js';
import { AnyDie } from './Dice.js';
import { nameOf } from './names.js';
import type { Die, Shown, Turn } from './turn.js';

const RESULTS = ['success', 'failure', 'critical', 'failure', 'success'] as const;
const VALUES = [3, 6, 2, 5, 4];

/** What stands on the other five sides: nobody can read them while it rolls. */
const others = (die: Shown) =>
  VALUES.map((value, i) => (
    <AnyDie key={i} die={'result' in die ? { ...die, result: RESULTS[i] ?? 'failure' } : { ...die, value }} />
  ));

/** The last roll as it is seen. */
export function rollOf(turn: Turn | null, view: CcView): ShownRoll | null {
  if (turn === null || turn.hands.length === 0) return null;
  const { number, hands, by } = turn;
  return {
    number,
    groups: hands.map(({ of, dice }) => ({
      ...(of !== null && { of }),
      ...(of !== null && hands.length > 1 && { name: nameOf(of, view) }),
      dice: dice.map((die) => shown(die, isParty(of ?? by, view))),
    })),
    who: by === null ? null : nameOf(by, view),
    sum: sumOf(turn),
    answer: null,
  };
}

const isParty = (by: string | null, { heroes }: CcView): boolean =>
  by === null || heroes.some(({ id }) => id === by);

const shown = (die: Die, party: boolean): ShownDie => ({
  side: party && die.tone !== 'quest' ? 'party' : 'enemy',
  times: die.times,
  again: die.again,
  face: <AnyDie die={die} />,
  others: others(die),
});

const ROLLED = 5;
/** Of dice that lie there when somebody sits down, nobody knows what became of the others. */
const destinySaid = (dice: readonly Die[]): string =>
  dice.length < ROLLED ? '' : t('cityBoard.roll.destiny', { doubles: doublesIn(dice) });

/** What it comes to, in words. */
function sumOf({ kind, hands, why, result, damage, means }: Turn): string {
  if (kind === 'destiny') return destinySaid(hands[0]?.dice ?? []);
  if (kind === 'activation') return t('cityBoard.roll.activation');
  if (kind === 'quest')
    return means === null ? whySaid(why) : t('cityBoard.roll.means', { what: whySaid(why), means });
  const test = t(`cityBoard.test.${isTest(why) ? why : 'other'}`);
  const said = t('cityBoard.roll.result', { test, result: t(`cityBoard.result.${result ?? 'failure'}`) });
  return damage === null ? said : t('cityBoard.roll.damage', { result: said, damage });
}

const WHYS = [
  'behaviour',
  'event',
  'crisis',
  'map',
  'survival',
  'extraction',
  'inspiration',
  'ignore',
  'reduce',
] as const;
const TESTS = ['attack', 'agility', 'vitality', 'defence'] as const;
const isTest = (why: string): why is (typeof TESTS)[number] => (TESTS as readonly string[]).includes(why);
const whySaid = (why: string): string => t(`cityBoard.why.${WHYS.find((known) => known === why) ?? 'other'}`);

/** Destiny dice that show the same are lost. */
function doublesIn(dice: readonly Die[]): number {
  const values = dice.flatMap((die) => ('value' in die ? [die.value] : []));
  return values.filter((value) => values.filter((other) => other === value).length > 1).length;
}
