import type { Balance } from '../../balance/index.js';
import type { Losses } from '../../balance/losses.js';
import { shares } from '../charts/bars.js';
import { h, type Markup } from '../markup.js';
import { hint, type Section } from '../section.js';
import { legend, shadesFor, tonesFor } from '../tones.js';
import { decimal, listed, nameIn, percent, times } from '../words.js';

export function losses(balance: Balance): Section[] {
  const lost = balance.losses.filter((one) => one.lost > 0);
  if (lost.length === 0) return [];
  return [
    {
      id: 'losses',
      title: 'How quests are lost',
      says: conclusions(lost, balance),
      shows: [
        h('h3', {}, 'By what'),
        stacked(lost, balance, byEnd, tonesFor),
        h('h3', {}, 'How far the party had come'),
        hint('The first place of the quest, the second, and so on.'),
        stacked(lost, balance, byStage, shadesFor),
        whereTable(lost, balance),
      ],
    },
  ];
}

function conclusions(lost: readonly Losses[], balance: Balance): string[] {
  const all = lost.reduce((sum, one) => sum + one.lost, 0);
  const ends = new Map<string, number>();
  for (const one of lost)
    for (const [end, n] of Object.entries(one.ends)) ends.set(end, (ends.get(end) ?? 0) + n);
  const words = [...ends].sort((a, b) => b[1] - a[1]).map(([end, n]) => `${end} (${percent(n / all)})`);
  const early = lost.reduce((sum, { stages }) => sum + (stages[0] ?? 0), 0);
  return [
    `${times(all, 'play')} were lost: ${listed(words)}.`,
    `${percent(early / all)} of the losses come at the first place.`,
    ...worst(lost, balance),
  ];
}

function worst(lost: readonly Losses[], balance: Balance): string[] {
  const name = nameIn(balance);
  const places = lost.flatMap(({ chapter, places: found, lost: n }) =>
    Object.entries(found).map(([place, count]) => ({ chapter, place, share: count / n, count })),
  );
  const [most] = places.sort((a, b) => b.count - a.count);
  if (most === undefined) return [];
  return [
    `The place where most plays end is ${name(most.place)}: ${percent(most.share)} of the losses of ${name(most.chapter)}.`,
  ];
}

type Part = { label: string; count: number };
const byEnd = ({ ends }: Losses): Part[] => Object.entries(ends).map(([label, count]) => ({ label, count }));
const byStage = ({ stages }: Losses): Part[] =>
  stages.map((count, i) => ({ label: `place ${i + 1}`, count }));

function stacked(
  lost: readonly Losses[],
  balance: Balance,
  partsOf: (one: Losses) => Part[],
  coloured: typeof tonesFor,
): Markup {
  const name = nameIn(balance);
  const words = [...new Set(lost.flatMap((one) => partsOf(one).map(({ label }) => label)))].sort();
  const tone = coloured(words);
  return h(
    'div',
    {},
    legend(words, tone),
    h(
      'div',
      { class: 'plot bars' },
      lost.map((one) => {
        const parts = partsOf(one).map(({ label, count }) => ({
          label,
          share: count / one.lost,
          tone: tone(label),
        }));
        const ordered = parts.sort((a, b) => words.indexOf(a.label) - words.indexOf(b.label));
        const said = `${name(one.chapter)}: ${ordered.map(({ label, share }) => `${label} ${percent(share)}`).join(', ')}`;
        return h(
          'div',
          { class: 'row' },
          h('span', { class: 'label' }, name(one.chapter)),
          shares(ordered, said),
          h('span', { class: 'value' }, one.lost, h('small', {}, ' lost')),
        );
      }),
    ),
  );
}

function whereTable(lost: readonly Losses[], balance: Balance): Markup {
  const name = nameIn(balance);
  return h(
    'div',
    { class: 'scroll' },
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ['Quest', 'Lost', 'Round of the loss', 'Where most often'].map((word) =>
            h('th', { scope: 'col' }, word),
          ),
        ),
      ),
      h(
        'tbody',
        {},
        lost.map((one) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, name(one.chapter)),
            h('td', {}, `${one.lost} of ${one.played} (${percent(one.lost / one.played)})`),
            h('td', {}, `median ${one.rounds.median}, mean ${decimal(one.rounds.mean)}`),
            h(
              'td',
              {},
              listed(
                Object.entries(one.places)
                  .slice(0, 3)
                  .map(([place, n]) => `${name(place)} ${percent(n / one.lost)}`),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
