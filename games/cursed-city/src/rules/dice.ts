import { type Roll, rerollDice, rollDice } from '@questhall/tabletop';
import type { RolledOption } from '../asks.js';
import type { OpenRoll } from '../board.js';
import { carries } from '../carries.js';
import type { InBox } from '../content/library.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { gainInspiration, rollActionDice, testHero } from '../procs.js';
import { heroOf, heroSide, maybeHero, playerOf } from '../queries.js';
import { statOf } from '../strength.js';
import { type DieKind, LIMITS, type Result, type Test } from '../terms.js';
import { openMoment } from './timing.js';

/** A quest die, from 1 to 12. `why` says what for. */
export const rollQuest = carries('CC-DIC-01', 'dice.rollQuest', (g: G, why: string): number => {
  const score = g.dice.draw('quest-die', LIMITS.questSides) + 1;
  g.tell?.('quest-die', { why, score });
  return score;
});

/** What a face shows is what the record of its die says. */
export const shownBy = carries(
  'CC-DIC-10',
  'dice.shownBy',
  ({ box }: InBox, { kind, face }: Roll<DieKind>[number]): Result => {
    const { things, adds } = box.dice[kind];
    const at = adds[face]?.findIndex((count) => count > 0) ?? -1;
    return things[at] as Result;
  },
);

const shows = (at: InBox, roll: Roll<DieKind>): Result[] => roll.map((die) => shownBy(at, die));

/** Only the best die counts. */
export const bestOf = carries(
  ['CC-DIC-02', 'CC-DIC-03', 'CC-DIC-04'],
  'dice.bestOf',
  (results: readonly Result[]): Result => {
    if (results.includes('critical')) return 'critical';
    return results.includes('success') ? 'success' : 'failure';
  },
);

/** The roll that may still be changed. */
export function openRoll({ board }: CcPosition): OpenRoll | undefined {
  return board.rolls.at(-1);
}

/** Dice of the open roll that have not been rolled again yet. */
export const rerollable = carries('CC-DIC-08', 'dice.rerollable', (g: CcPosition): RolledOption[] =>
  (openRoll(g)?.dice ?? []).flatMap(({ rerolled }, i) => (rerolled ? [] : [`die-${i}` as const])),
);

export const rolledAt = (option: RolledOption): number => Number(option.slice('die-'.length));

/** The new faces stand, better or worse. */
export const rerollOpen = carries(
  ['CC-DIC-06', 'CC-DIC-09'],
  'dice.rerollOpen',
  (g: G, picked: readonly RolledOption[]): void => {
    const roll = openRoll(g);
    if (roll === undefined) return;
    const dice = picked.map(rolledAt);
    rerollDice(g.dice, g.box.dice, roll.dice, dice);
    const all = shows(g, roll.dice);
    roll.result = bestOf(all);
    g.tell?.('rerolled', { by: roll.by, dice, shows: all });
  },
);

/** Dice of one kind that show the same are alike: it does not matter which of them is rolled again. */
export function unlikeOnes(g: CcPosition, options: readonly RolledOption[]): RolledOption[] {
  const looks = options.map((option) => {
    const die = openRoll(g)?.dice[rolledAt(option)];
    return die === undefined ? option : `${die.kind} ${shownBy(g, die)}`;
  });
  return options.filter((_, i) => looks.indexOf(looks[i] ?? '') === i);
}

/** A die that a point may make better: none, once the roll is as good as it can be. */
function worthRerolling(g: CcPosition): RolledOption[] {
  const roll = openRoll(g);
  if (roll === undefined || roll.result === 'critical') return [];
  return unlikeOnes(g, rerollable(g));
}

/** The roll is over, and this is what it came to. */
const takeUp = ({ board }: CcPosition): Result => board.rolls.pop()?.result ?? 'failure';

const mayInspire = (g: CcPosition, by: string): boolean => (maybeHero(g, by)?.inspiration ?? 0) > 0;

/** A roll of action dice: rolled, rolled again for inspiration, changed by abilities, read. */
const actionRoll = procedure(rollActionDice)
  .step('roll', ['CC-DIC-02', 'CC-DIC-12'], (g, { by, dice: wanted, test }) => {
    const dice = rollDice(g.dice, g.box.dice, wanted);
    const all = shows(g, dice);
    const result = bestOf(all);
    g.board.rolls.push({ by, test, dice, result });
    g.tell?.('rolled', { by, test, dice: [...wanted], shows: all, result });
    return mayInspire(g, by) ? undefined : g.goto('change');
  })
  .step('inspire', ['CC-INS-13', 'CC-DIC-06', 'CC-DIC-08'], (g, { by }) =>
    g.maybe(playerOf(g, by), 'reroll-with-inspiration', worthRerolling(g)),
  )
  .step('pay', ['CC-INS-13', 'CC-INS-07'], (g, { by }, die) => {
    if (die === null) return g.goto('change');
    rerollOpen(g, [die]);
    return g.call(gainInspiration, { hero: by, count: -1 });
  })
  .step('again', 'CC-DIC-08', (g, { by }) => g.goto(mayInspire(g, by) ? 'inspire' : 'change'))
  .step('change', ['CC-DIC-06', 'CC-DIC-08'], (g, { by, test }) => {
    const result = openRoll(g)?.result ?? null;
    const hero = maybeHero(g, by)?.id ?? null;
    const moment = test === 'attack' ? 'attack-rolled' : 'test-rolled';
    return openMoment(g, moment, { hero, figure: by, result }) ?? g.end(takeUp(g));
  })
  .step('read', ['CC-DIC-03', 'CC-DIC-04'], (g) => g.end(takeUp(g)));

/** The dice of a value: those that are printed, and more of the first kind where something adds to them. */
export const diceOf = carries(
  ['CC-DIC-05', 'CC-DIC-11'],
  'dice.diceOf',
  (g: CcPosition, id: string, test: Test): DieKind[] => {
    const printed = heroSide(g, heroOf(g, id))[test];
    const more = statOf(g, id, `${test}-dice`);
    const count = Math.max(1, printed.length + more);
    return Array.from({ length: count }, (_, i) => (printed[i] ?? printed[0]) as DieKind);
  },
);

const heroTest = procedure(testHero)
  .step('roll', 'CC-DIC-05', (g, { hero, test }) =>
    g.call(rollActionDice, { by: hero, dice: diceOf(g, hero, test), test }),
  )
  .step('give', 'CC-DIC-05', (g, _, result) => g.end(result));

export const diceProcedures = [actionRoll, heroTest];
