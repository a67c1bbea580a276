import type { Length } from '../../balance/cells.js';
import type { Balance } from '../../balance/index.js';
import { columns } from '../charts/columns.js';
import { h, type Markup } from '../markup.js';
import { hint, type Section } from '../section.js';
import { nameIn, times } from '../words.js';

export function length(balance: Balance): Section[] {
  const { lengths } = balance;
  if (lengths.length === 0) return [];
  const name = nameIn(balance);
  return [
    {
      id: 'length',
      title: 'Length',
      says: conclusions(lengths, name),
      shows: [
        hint('How many plays took how long; the line marks the median.'),
        h(
          'div',
          { class: 'small-multiples' },
          lengths.map((one) => pair(one, name)),
        ),
      ],
    },
  ];
}

function conclusions(lengths: readonly Length[], name: (id: string) => string): string[] {
  const sorted = [...lengths].sort((a, b) => a.decisions.median - b.decisions.median);
  const [short, long] = [sorted[0], sorted.at(-1)];
  if (short === undefined || long === undefined) return [];
  const words = ({ chapter, rounds, decisions }: Length) =>
    `${name(chapter)} (median ${times(rounds.median, 'round')}, ${times(decisions.median, 'decision')})`;
  const most = Math.max(...lengths.map(({ decisions }) => decisions.max));
  const first =
    short === long ? `${words(short)}.` : `The shortest is ${words(short)}, the longest ${words(long)}.`;
  return [`${first} The longest single play took ${times(most, 'decision')}.`];
}

function pair({ chapter, rounds, decisions }: Length, name: (id: string) => string): Markup {
  return h(
    'figure',
    {},
    h('figcaption', {}, name(chapter), h('small', {}, ` ${times(rounds.count, 'play')}`)),
    h('h5', {}, `Rounds: median ${rounds.median}, nine in ten at most ${rounds.p90}`),
    columns(rounds, 'rounds'),
    h('h5', {}, `Decisions: median ${decisions.median}, nine in ten at most ${decisions.p90}`),
    columns(decisions, 'decisions'),
  );
}
