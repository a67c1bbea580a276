import type { Cell } from '../../balance/cells.js';
import type { Balance } from '../../balance/index.js';
import { grouped } from '../../balance/plays.js';
import { wilson } from '../../statistics.js';
import { type IntervalGroup, type IntervalRow, intervals } from '../charts/intervals.js';
import { labelled, varying } from '../labels.js';
import { matrix } from '../matrix.js';
import { hint, type Section } from '../section.js';
import { type Verdict, verdictOn } from '../verdict.js';
import { capital, interval, listed, percent, times } from '../words.js';

export function winRates(balance: Balance): Section {
  const { cells, target } = balance;
  const axes = varying(cells.map(({ labels }) => labels));
  const short = conclusions(cells, axes, target);
  return {
    id: 'win-rates',
    title: 'Win rates',
    short,
    says: [...short, ...widest(cells, axes)],
    shows: [
      hint(
        `The shaded band is the target, ${percent(target.low)} to ${percent(target.high)} of games won. Lines are 95 % intervals: ` +
          'a hollow mark may as well lie on the other side of the edge. Triangles point down where a set-up is too hard and up where it is too easy.',
      ),
      axes.length > 1 ? matrix(balance, axes) : null,
      intervals([...byAxis(cells, axes), ...byCell(cells, axes)], target),
    ],
  };
}

type Judged = Verdict & { readonly cell: Cell };

function conclusions(cells: readonly Cell[], axes: readonly string[], target: Balance['target']): string[] {
  const judged = cells
    .filter(({ finished }) => finished > 0)
    .map((cell) => ({ cell, ...verdictOn(cell.winRate, target) }));
  if (judged.length === 0) return ['No game was finished, so nothing can be said about win rates.'];
  return [inBand(judged, target), ...named(judged, axes)];
}

function inBand(judged: readonly Judged[], target: Balance['target']): string {
  const band = `the target band of ${percent(target.low)} to ${percent(target.high)}`;
  const all = times(judged.length, 'set-up');
  const even = judged.filter(({ is, sure }) => is === 'even' && sure).length;
  const outside = judged.filter(({ is, sure }) => is !== 'even' && sure).length;
  if (even === judged.length) return `All ${all} lie inside ${band}.`;
  const lie = (n: number) => `${n === 0 ? 'none' : n} ${n > 1 || n === 0 ? 'lie' : 'lies'}`;
  return `Of ${all}, ${lie(even)} inside ${band} for sure and ${lie(outside)} outside.`;
}

/** What is too hard and too easy, and apart from both what may lie on either side of an edge. */
function named(judged: readonly Judged[], axes: readonly string[]): string[] {
  const list = (found: readonly Judged[], words: string, said: (cell: Cell) => string) =>
    found.length === 0
      ? []
      : [`${words}: ${listed(found.map(({ cell }) => `${labelled(cell.labels, axes)} (${said(cell)})`))}.`];
  const rate = ({ winRate }: Cell) => percent(winRate.rate);
  const sure = judged.filter((one) => one.sure);
  return [
    ...list(
      sure.filter(({ is }) => is === 'hard'),
      'Too hard',
      rate,
    ),
    ...list(
      sure.filter(({ is }) => is === 'easy'),
      'Too easy',
      rate,
    ),
    ...list(
      judged.filter((one) => !one.sure),
      'Not enough games to tell',
      (cell) => `${rate(cell)} of ${times(cell.finished, 'game')}`,
    ),
  ];
}

/** A reader must know how much the numbers can tell at all. */
function widest(cells: readonly Cell[], axes: readonly string[]): string[] {
  const [worst] = [...cells].sort((a, b) => widthOf(b) - widthOf(a));
  if (worst === undefined || widthOf(worst) < 0.2) return [];
  const name = labelled(worst.labels, axes);
  return [
    `Intervals are wide: with ${times(worst.games, 'game')}, ${name} may lie anywhere from ${interval(worst.winRate)}. More games would narrow them.`,
  ];
}

const widthOf = ({ winRate }: Cell): number => winRate.high - winRate.low;

/** All games together by one thing at a time: which quest, how many heroes, how hard. */
function byAxis(cells: readonly Cell[], axes: readonly string[]): IntervalGroup[] {
  if (axes.length < 2) return [];
  return axes.map((axis) => ({
    title: `By ${axis}, all else together`,
    rows: [...grouped(cells, ({ labels }) => labels[axis] ?? 'none')].map(([label, own]) =>
      pooled(label, own),
    ),
  }));
}

function pooled(label: string, cells: readonly Cell[]): IntervalRow {
  const [won, finished] = cells.reduce(([w, n], cell) => [w + cell.won, n + cell.finished], [0, 0]);
  return { label: capital(label), rate: wilson(won, finished), games: finished };
}

function byCell(cells: readonly Cell[], axes: readonly string[]): IntervalGroup[] {
  const [first, ...rest] = axes;
  const row = (cell: Cell, own: readonly string[]): IntervalRow => ({
    label: capital(labelled(cell.labels, own)),
    rate: cell.winRate,
    games: cell.finished,
  });
  if (first === undefined || rest.length === 0) return [{ rows: cells.map((cell) => row(cell, axes)) }];
  return [...grouped(cells, ({ labels }) => labels[first] ?? 'none')].map(([title, own]) => ({
    title,
    rows: own.map((cell) => row(cell, rest)),
  }));
}
