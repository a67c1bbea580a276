import { library } from '../content/library.js';
import type { DieKind, Icon } from '../terms.js';

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
/** More successes than this from so many dice have a chance below 1e-10 and are counted as this many. */
const mostSuccesses = (dice: number): number => 4 * dice + 16;

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
  return gathered(rolls, mostSuccesses(1));
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
function gathered(rolls: readonly Roll[], most: number): Roll[] {
  const chances = new Map<number, Roll>();
  for (const roll of rolls) {
    const success = Math.min(most, roll.success);
    const key = ((success * 64 + roll.defence) * 64 + roll.claw) * 64 + roll.nemesis;
    const chance = roll.chance + (chances.get(key)?.chance ?? 0);
    chances.set(key, { ...roll, success, chance });
  }
  return [...chances.values()];
}

const both = (a: Roll, b: Roll): Roll => ({
  success: a.success + b.success,
  defence: a.defence + b.defence,
  claw: a.claw + b.claw,
  nemesis: a.nemesis + b.nemesis,
  chance: a.chance * b.chance,
});

/** Two independent rolls as one. */
function together(a: readonly Roll[], b: readonly Roll[], most: number): Roll[] {
  return gathered(
    a.flatMap((one) => b.map((other) => both(one, other))),
    most,
  );
}

const NOTHING: Roll = { success: 0, defence: 0, claw: 0, nemesis: 0, chance: 1 };

type Pools = { readonly faces: Faces; readonly rolls: Roll[][] };
const known: { [kind in DieKind]?: Pools } = {};

/** So many dice of one kind; worked out once for each number. */
function pool(kind: DieKind, dice: number): readonly Roll[] {
  const faces = library.faces[kind];
  if (known[kind]?.faces !== faces) known[kind] = { faces, rolls: [[NOTHING]] };
  const { rolls } = known[kind] as Pools;
  for (let n = rolls.length; n <= dice; n++) {
    rolls.push(together(rolls[n - 1] as Roll[], oneDie(faces), mostSuccesses(n)));
  }
  return rolls[dice] as Roll[];
}

/** Everything that so many hero dice and enemy dice may show together. */
export function rollsOf(heroDice: number, enemyDice: number): readonly Roll[] {
  const heroes = pool('hero', heroDice);
  if (enemyDice === 0) return heroes;
  const enemies = pool('enemy', enemyDice);
  return heroes.flatMap((one) => enemies.map((other) => both(one, other)));
}
