import { library } from '../content/library.js';
import type { DieKind, Icon } from '../terms.js';
import { Spread } from './spread.js';

/** What a whole roll shows once all criticals are settled, each of them counted as a success; and how likely that is. */
export type Roll = {
  readonly success: number;
  readonly defence: number;
  readonly claw: number;
  readonly nemesis: number;
  readonly chance: number;
};
type Faces = readonly (readonly Icon[])[];

/**
 * Criticals in a row on one die. A longer chain has a chance of 6^-14, about 1e-11; it is counted as this long, so that
 * nothing is lost and all chances add up to 1.
 */
const LONGEST_CHAIN = 13;
/** Numbers of successes that are rarer than this, with all above them, are counted as the highest that is not. */
const TAIL = 1e-11;

/** More of one icon than any roll worked out here can show. */
const BASE = 128;
/** Beyond this a pool takes longer to work out than anybody waits. */
export const MOST_DICE = 30;

const shown = (face: readonly Icon[], icon: Icon): number => face.filter((one) => one === icon).length;

/** One die: every way to end after so many criticals in a row. */
function oneDie(faces: Faces): Roll[] {
  const last = faces.filter((face) => !face.includes('critical'));
  const again = faces.filter((face) => face.includes('critical')).length / faces.length;
  const rolls: Roll[] = [];
  for (let chain = 0; chain <= (again === 0 ? 0 : LONGEST_CHAIN); chain++) {
    const ends = chain === LONGEST_CHAIN ? again ** chain : again ** chain * (1 - again);
    for (const face of last) rolls.push(ended(face, chain, ends / last.length));
  }
  return gathered(rolls);
}

function ended(face: readonly Icon[], criticals: number, chance: number): Roll {
  return {
    success: criticals + shown(face, 'success'),
    defence: shown(face, 'defence'),
    claw: shown(face, 'claw'),
    nemesis: shown(face, 'nemesis'),
    chance,
  };
}

/** Rolls that show the same are one. */
function gathered(rolls: readonly Roll[], most = Number.POSITIVE_INFINITY): Roll[] {
  const same = new Map<number, Roll>();
  for (const roll of rolls) {
    const success = Math.min(most, roll.success);
    const key = ((success * BASE + roll.defence) * BASE + roll.claw) * BASE + roll.nemesis;
    const chance = roll.chance + (same.get(key)?.chance ?? 0);
    same.set(key, { ...roll, success, chance });
  }
  return [...same.values()];
}

/** The highest number of successes worth a line of its own. */
function highest(rolls: readonly Roll[]): number {
  const spread = new Spread();
  for (const { success, chance } of rolls) spread.add(success, chance);
  let most = 0;
  while (spread.atLeast(most + 1) > TAIL) most++;
  return most;
}

const both = (a: Roll, b: Roll): Roll => ({
  success: a.success + b.success,
  defence: a.defence + b.defence,
  claw: a.claw + b.claw,
  nemesis: a.nemesis + b.nemesis,
  chance: a.chance * b.chance,
});

/** Two independent rolls as one. */
function together(a: readonly Roll[], b: readonly Roll[]): Roll[] {
  const all = gathered(a.flatMap((one) => b.map((other) => both(one, other))));
  return gathered(all, highest(all));
}

const NOTHING: Roll = { success: 0, defence: 0, claw: 0, nemesis: 0, chance: 1 };

type Pools = { readonly faces: Faces; readonly rolls: (readonly Roll[])[] };
const known: { [kind in DieKind]?: Pools } = {};
const mixed = new Map<
  string,
  { heroes: readonly Roll[]; enemies: readonly Roll[]; rolls: readonly Roll[] }
>();

/** So many dice of one kind; worked out once for each number. */
function pool(kind: DieKind, dice: number): readonly Roll[] {
  const faces = library.faces[kind];
  const pools = known[kind]?.faces === faces ? known[kind] : { faces, rolls: [[NOTHING]] };
  known[kind] = pools;
  for (let n = pools.rolls.length; n <= dice; n++) {
    pools.rolls.push(together(pools.rolls[n - 1] ?? [], oneDie(faces)));
  }
  return pools.rolls[dice] ?? [];
}

/** Everything that so many hero dice and enemy dice may show together. */
export function rollsOf(heroDice: number, enemyDice: number): readonly Roll[] {
  const heroes = pool('hero', heroDice);
  const enemies = pool('enemy', enemyDice);
  const key = `${heroDice} ${enemyDice}`;
  const old = mixed.get(key);
  if (old?.heroes === heroes && old.enemies === enemies) return old.rolls;
  const rolls = heroes.flatMap((one) => enemies.map((other) => both(one, other)));
  mixed.set(key, { heroes, enemies, rolls });
  return rolls;
}
