import { isWonByAll, type Outcomes, outcomesOf } from '../outcomes.js';
import { type Rate, wilson } from '../statistics.js';
import type { GameRow, Labels } from '../types.js';
import { type Histogram, histogram } from './histogram.js';
import { grouped, type LabelsOf, type Play } from './plays.js';

/** All games of one set-up. */
export type Cell = Outcomes & { labels: Labels };

export function cellsOf(rows: readonly GameRow[], labelsOf: LabelsOf): Cell[] {
  const bySetup = grouped(rows, ({ setup }) => setup);
  return [...bySetup].map(([setup, own]) => ({ labels: labelsOf(setup), ...outcomesOf(own) }));
}

/** One chapter of games that have several: how often it was won by those who reached it. */
export type Reached = { labels: Labels; chapter: string; place: number; reached: number; winRate: Rate };

export function reachedOf(rows: readonly GameRow[], labelsOf: LabelsOf): Reached[] {
  const long = rows.filter(({ chapters }) => chapters.length > 1);
  const parts = long.flatMap(({ setup, chapters }) =>
    chapters.map((chapter, place) => ({ setup, chapter, place })),
  );
  const groups = grouped(parts, ({ setup, place, chapter }) => `${setup}\n${place}\n${chapter.name}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const won = group.filter(({ chapter }) => isWonByAll(chapter.places)).length;
    const { setup, chapter, place } = first;
    const winRate = wilson(won, group.length);
    return [
      { labels: labelsOf(setup), chapter: chapter.name, place: place + 1, reached: group.length, winRate },
    ];
  });
}

/** How long a chapter is. */
export type Length = { chapter: string; rounds: Histogram; decisions: Histogram };

export function lengthsOf(plays: readonly Play[]): Length[] {
  return [...grouped(plays, ({ chapter }) => chapter.name)].map(([chapter, own]) => ({
    chapter,
    rounds: histogram(own.map((play) => play.chapter.rounds)),
    decisions: histogram(own.map((play) => play.chapter.decisions)),
  }));
}
