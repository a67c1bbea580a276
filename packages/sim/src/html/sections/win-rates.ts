import type { Cell } from '../../balance/cells.js';
import type { Balance } from '../../balance/index.js';
import { grouped } from '../../balance/plays.js';
import { wilson } from '../../statistics.js';
import { type IntervalGroup, type IntervalRow, intervals } from '../charts/intervals.js';
import { labelled, varying } from '../labels.js';
import { matrix } from '../matrix.js';
import { hint, type Section } from '../section.js';
import { verdictOn } from '../verdict.js';
import { capital, interval, listed, percent, times } from '../words.js';

export function winRates(balance: Balance): Section {
  const { cells, target } = balance;
  const axes = varying(cells.map(({ labels }) => labels));
  return {
    id: 'win-rates',
    title: 'Win rates',
    says: [...conclusions(cells, axes, target), ...widest(cells, axes)],
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

function conclusions(cells: readonly Cell[], axes: readonly string[], target: Balance['target']): string[] {
  const judged = cells.map((cell) => ({ cell, ...verdictOn(cell.winRate, target) }));
  const outside = judged.filter(({ is }) => is !== 'even');
  const band = `${percent(target.low)} to ${percent(target.high)}`;
  if (outside.length === 0)
    return [`All ${times(cells.length, 'set-up')} lie inside the target band of ${band}.`];
  const sure = outside.filter((one) => one.sure).length;
  const named = (is: 'hard' | 'easy', words: string) => {
    const found = outside.filter((one) => one.is === is).sort((a, b) => Number(b.sure) - Number(a.sure));
    const names = found.map(({ cell }) => `${labelled(cell.labels, axes)} (${percent(cell.winRate.rate)})`);
    return found.length === 0 ? [] : [`${words}: ${listed(names)}.`];
  };
  return [
    `${outside.length} of ${times(cells.length, 'set-up')} ${outside.length === 1 ? 'lies' : 'lie'} outside the target band of ${band}, ${sure === 0 ? 'none' : sure} of them beyond doubt.`,
    ...named('hard', 'Too hard'),
    ...named('easy', 'Too easy'),
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
