import { engagedWith } from '../queries.js';
import type { Aftermath } from './aftermath.js';
import type { Attempt } from './attempt.js';
import { type Blows, blowsIn } from './blows.js';
import { Fate, healthNow, laterBlows, listenToAttackers, nemesisBlows } from './fate.js';
import { changed, changesIn } from './modifiers.js';
import { rollsOf } from './pool.js';
import { Spread } from './spread.js';

/** One way the roll may end, after all that changes it. */
type Result = {
  readonly successes: number;
  readonly defence: number;
  readonly claws: number;
  readonly nemesis: number;
  readonly chance: number;
};

/** All that the dice decide, with what befalls the hero. */
export type Reckoning = {
  readonly enemyDice: number;
  readonly successes: Spread;
  readonly defence: Spread;
  readonly nemesis: Spread;
  readonly suffered: Spread;
  readonly falls: Spread;
};

/** What befalls the hero before the roll, with the enemies' attacks, with a nemesis icon, and afterwards. */
type Phases = { readonly first: Blows; readonly fight: Blows; readonly nemesis: Blows; readonly last: Blows };

/** Sums up all results. What the successes lead to is given: it depends on the kind of action. */
export function reckon(attempt: Attempt, first: Blows, after: (successes: number) => Aftermath): Reckoning {
  const enemyDice = engagedWith(attempt.b, attempt.hero).filter((enemy) => !enemy.exhausted).length;
  const results = resultsOf(attempt, enemyDice);
  const phases = phasesOf(attempt, first, results);
  const health = healthNow(attempt);
  const tally = newTally(enemyDice);
  for (const result of results) {
    const made = after(result.successes);
    note(tally, result, befall(new Fate(health, made.worsening), result, made, phases));
  }
  return tally;
}

function resultsOf(attempt: Attempt, enemyDice: number): Result[] {
  const changes = changesIn(attempt);
  return rollsOf(attempt.params.dice, enemyDice).map((roll) => ({
    successes: changed(roll.success + attempt.spent, 'success', changes) + changed(0, 'critical', changes),
    defence: changed(roll.defence, 'defence', changes),
    claws: changed(roll.claw, 'claw', changes),
    nemesis: changed(roll.nemesis, 'nemesis', changes),
    chance: roll.chance,
  }));
}

const newTally = (enemyDice: number): Reckoning => ({
  enemyDice,
  successes: new Spread(),
  defence: new Spread(),
  nemesis: new Spread(),
  suffered: new Spread(),
  falls: new Spread(),
});

function note(tally: Reckoning, result: Result, { suffered, fallen }: Fate): void {
  const { chance } = result;
  tally.successes.add(result.successes, chance);
  tally.defence.add(result.defence, chance);
  tally.nemesis.add(result.nemesis, chance);
  tally.suffered.add(suffered, chance);
  tally.falls.add(fallen ? 1 : 0, chance);
}

function phasesOf(attempt: Attempt, first: Blows, results: readonly Result[]): Phases {
  listenToAttackers(attempt);
  blowsIn(attempt, attempt.b, 'reroll-dice');
  const shown = results.some(({ nemesis }) => nemesis > 0);
  return {
    first,
    fight: blowsIn(attempt, attempt.b, 'after-attacks'),
    nemesis: shown ? nemesisBlows(attempt) : [],
    last: laterBlows(attempt),
  };
}

/** Claws let the strongest attack; defence is taken off the sum (EATK-05). */
function befall(fate: Fate, { claws, defence, nemesis }: Result, after: Aftermath, phases: Phases): Fate {
  let sum = 0;
  for (let i = 0; i < claws && i < after.attacks.length; i++) sum += after.attacks[i] ?? 0;
  fate.bearAll(phases.first).bearAll(after.blows);
  fate.bearWorse([Math.max(0, sum - defence)]).bearWorse(phases.fight);
  if (nemesis > 0) fate.bearWorse(phases.nemesis);
  return fate.bearWorse(phases.last);
}
