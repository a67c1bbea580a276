import type { Die } from '@questhall/engine';

/** What equal dice may show together, no matter which of them shows what, and how likely each way is. */
export type Rolls = {
  readonly chances: readonly number[];
  /** One roll for each way: what every die shows, one face after the other if it rolls on. */
  readonly shown: readonly (readonly (readonly number[])[])[];
};

type Way = {
  /** How often each thing is shown. */
  readonly totals: readonly number[];
  readonly chance: number;
  /** The likeliest roll that shows this, and how likely it is. */
  readonly shown: readonly (readonly number[])[];
  readonly ofShown: number;
};

/** A die that rolls on and on is not followed beyond this chance. */
const THINNEST = 1e-9;

const known = new WeakMap<Die, Rolls[]>();

/** Worked out once for each kind of die and number of dice. */
export function rollsOf(die: Die, count: number): Rolls {
  const ofDie = known.get(die) ?? [];
  known.set(die, ofDie);
  const rolls = ofDie[count] ?? rollAll(die, count);
  ofDie[count] = rolls;
  return rolls;
}

function rollAll(die: Die, count: number): Rolls {
  const one = together(rollOne(die));
  let ways: Way[] = [{ totals: die.things.map(() => 0), chance: 1, shown: [], ofShown: 1 }];
  for (let i = 0; i < count; i++)
    ways = together(ways.flatMap((way) => one.map((next) => joined(way, next))));
  const sum = ways.reduce((total, { chance }) => total + chance, 0);
  return { chances: ways.map(({ chance }) => chance / sum), shown: ways.map(({ shown }) => shown) };
}

/** All that one die may show, as far as it rolls on. */
function rollOne(die: Die, before: readonly number[] = [], chance = 1): Way[] {
  const each = chance / die.sides;
  if (each < THINNEST) return [];
  return die.adds.flatMap((_, face) => {
    const faces = [...before, face];
    if (die.rollsOn[face] === true) return rollOne(die, faces, each);
    const totals = die.things.map((__, i) => faces.reduce((sum, one) => sum + (die.adds[one]?.[i] ?? 0), 0));
    return [{ totals, chance: each, shown: [faces], ofShown: each }];
  });
}

const joined = (a: Way, b: Way): Way => ({
  totals: a.totals.map((count, i) => count + (b.totals[i] ?? 0)),
  chance: a.chance * b.chance,
  shown: [...a.shown, ...b.shown],
  ofShown: a.ofShown * b.ofShown,
});

/** Ways that show the same are one way. */
function together(ways: readonly Way[]): Way[] {
  const merged = new Map<string, Way>();
  for (const way of ways) {
    const key = way.totals.join();
    const same = merged.get(key);
    if (same === undefined) merged.set(key, way);
    else {
      const likelier = same.ofShown >= way.ofShown ? same : way;
      merged.set(key, { ...likelier, chance: same.chance + way.chance });
    }
  }
  return [...merged.values()];
}
