import type { Lot } from '@questhall/engine';
import { type Rate, wilson } from '../statistics.js';
import { type Difference, differenceOf } from './difference.js';
import { grouped, type Play, sumOf } from './plays.js';

const NOTHING: Lot = [0, 0, 0];

/** Somebody in parties of one size. */
export type Person = {
  id: string;
  party: number;
  plays: number;
  with: Rate;
  /** Parties of the same size that go without; none where all take part. */
  without: Rate | null;
  difference: Difference | null;
  /** On average in each play. */
  suffered: number;
  defeated: number;
  dealt: number;
  /** How much single plays differ from these averages. */
  variance: { defeated: number; dealt: number };
};

export function peopleOf(plays: readonly Play[]): Person[] {
  const sizes = grouped(plays, ({ chapter }) => String(Object.keys(chapter.people).length).padStart(3));
  return [...sizes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([size, own]) => everybody(own).map((id) => personOf(id, Number(size), own)));
}

function everybody(plays: readonly Play[]): string[] {
  return [...new Set(plays.flatMap(({ chapter }) => Object.keys(chapter.people)))].sort();
}

function personOf(id: string, party: number, plays: readonly Play[]): Person {
  const isIn = ({ chapter }: Play) => chapter.people[id] !== undefined;
  const [there, away] = [plays.filter(isIn), plays.filter((play) => !isIn(play))];
  const lots = there.map(({ chapter }) => chapter.people[id] ?? NOTHING);
  const mean = (at: 0 | 1 | 2) => sumOf(lots.map((lot) => lot[at])) / there.length;
  return {
    id,
    party,
    plays: there.length,
    with: wilson(there.filter(({ chapter }) => chapter.places[id] === 1).length, there.length),
    without: away.length > 0 ? rateOf(away) : null,
    difference: differenceOf(pairsOf(plays, isIn)),
    suffered: mean(0),
    defeated: mean(1),
    dealt: mean(2),
    variance: {
      defeated: varianceOf(lots.map((lot) => lot[1])),
      dealt: varianceOf(lots.map((lot) => lot[2])),
    },
  };
}

function varianceOf(numbers: readonly number[]): number {
  const mean = sumOf(numbers) / numbers.length;
  return sumOf(numbers.map((n) => (n - mean) ** 2)) / Math.max(1, numbers.length - 1);
}

function rateOf(plays: readonly Play[]): Rate {
  return wilson(wonIn(plays), plays.length);
}

const wonIn = (plays: readonly Play[]): number => plays.filter(({ won }) => won).length;

function pairsOf(plays: readonly Play[], isIn: (play: Play) => boolean) {
  return [...grouped(plays, ({ stratum }) => stratum).values()].map((own) => {
    const [there, away] = [own.filter(isIn), own.filter((play) => !isIn(play))];
    return { with: there.length, wonWith: wonIn(there), without: away.length, wonWithout: wonIn(away) };
  });
}
