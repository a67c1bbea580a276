import type { Chapter } from '@questhall/engine';
import { isWonByAll } from '../outcomes.js';
import type { RowsHead } from '../rows.js';
import type { GameRow, Labels } from '../types.js';

/** One chapter of one game, with the set-up it was played under. */
export type Play = {
  chapter: Chapter;
  labels: Labels;
  won: boolean;
  /** Plays of one stratum differ by luck and by what was done, but not by how hard they are. */
  stratum: string;
};

export type LabelsOf = (setup: string) => Labels;

export function labelsIn(heads: readonly RowsHead[]): LabelsOf {
  const known = Object.assign({}, ...heads.map(({ setups }) => setups)) as RowsHead['setups'];
  return (setup) => known[setup] ?? { party: setup };
}

export function playsOf(rows: readonly GameRow[], labelsOf: LabelsOf): Play[] {
  return rows.flatMap(({ chapters, setup }) =>
    chapters.map((chapter) => ({
      chapter,
      labels: labelsOf(setup),
      won: isWonByAll(chapter.places),
      stratum: `${setup}\n${chapter.name}`,
    })),
  );
}

/** Lists under a key, in the order in which the keys first occur. */
export function grouped<T>(list: Iterable<T>, keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
