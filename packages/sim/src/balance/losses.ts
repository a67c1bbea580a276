import { type Spread, spread, tally } from '../statistics.js';
import { grouped, type Play } from './plays.js';

/** How and where a chapter is lost. */
export type Losses = {
  chapter: string;
  played: number;
  lost: number;
  /** Losses by what ended them. */
  ends: { [end: string]: number };
  /** Losses by how far one had come: the first place, the second, … */
  stages: number[];
  places: { [place: string]: number };
  rounds: Spread;
};

export function lossesOf(plays: readonly Play[]): Losses[] {
  return [...grouped(plays, ({ chapter }) => chapter.name)].map(([chapter, all]) => {
    const lost = all.filter(({ won }) => !won).map((play) => play.chapter);
    return {
      chapter,
      played: all.length,
      lost: lost.length,
      ends: tally(lost.map(({ end }) => end)),
      stages: counted(lost.map(({ stage }) => stage)),
      places: tally(lost.map(({ place }) => place)),
      rounds: spread(lost.map(({ rounds }) => rounds)),
    };
  });
}

function counted(stages: readonly number[]): number[] {
  const counts: number[] = [];
  for (const stage of stages) {
    const at = Math.max(0, stage - 1);
    while (counts.length <= at) counts.push(0);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
