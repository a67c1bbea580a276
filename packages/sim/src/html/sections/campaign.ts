import type { Cell, Reached } from '../../balance/cells.js';
import type { Balance } from '../../balance/index.js';
import { grouped } from '../../balance/plays.js';
import { wilson } from '../../statistics.js';
import { type IntervalGroup, intervals } from '../charts/intervals.js';
import { labelled, varying } from '../labels.js';
import { hint, type Section } from '../section.js';
import { capital, nameIn, percent, times } from '../words.js';

/** Games of several chapters; nothing where there are none. */
export function campaign(balance: Balance): Section[] {
  const { reached, target } = balance;
  if (reached.length === 0) return [];
  return [
    {
      id: 'campaign',
      title: 'Campaign',
      says: [...whole(balance), ...hardest(balance)],
      shows: [
        hint(
          'Each quest as it is reached inside the campaign, with the cards and upgrades the party has by then.',
        ),
        intervals(groupsOf(balance), target),
      ],
    },
  ];
}

const keyOf = (labels: Reached['labels']): string => JSON.stringify(labels);

function cellsWithChapters({ cells, reached }: Balance): Cell[] {
  const keys = new Set(reached.map(({ labels }) => keyOf(labels)));
  return cells.filter(({ labels }) => keys.has(keyOf(labels)));
}

function whole(balance: Balance): string[] {
  const cells = cellsWithChapters(balance);
  const games = cells.reduce((sum, { finished }) => sum + finished, 0);
  const won = cells.reduce((sum, cell) => sum + cell.won, 0);
  return [`${won} of ${times(games, 'campaign')} were won (${percent(won / Math.max(1, games))}).`];
}

function hardest(balance: Balance): string[] {
  const name = nameIn(balance);
  const pooled = [...grouped(balance.reached, ({ place, chapter }) => `${place}\n${chapter}`).values()].map(
    (own) => {
      const reached = own.reduce((sum, one) => sum + one.reached, 0);
      const won = own.reduce((sum, one) => sum + one.winRate.rate * one.reached, 0);
      return { chapter: own[0]?.chapter ?? '', rate: wilson(Math.round(won), reached), reached };
    },
  );
  const [worst] = [...pooled].sort((a, b) => a.rate.rate - b.rate.rate);
  const [best] = [...pooled].sort((a, b) => b.rate.rate - a.rate.rate);
  if (worst === undefined || best === undefined || worst === best) return [];
  if (worst.rate.high >= best.rate.low)
    return [
      `Not enough games to tell which quest on the way is hardest: ${name(worst.chapter)} was reached ${worst.reached} times, ${name(best.chapter)} ${best.reached} times.`,
    ];
  return [
    `The hardest quest on the way is ${name(worst.chapter)} (${percent(worst.rate.rate)} won), the easiest ${name(best.chapter)} (${percent(best.rate.rate)}).`,
  ];
}

function groupsOf(balance: Balance): IntervalGroup[] {
  const name = nameIn(balance);
  const cells = cellsWithChapters(balance);
  const axes = varying(cells.map(({ labels }) => labels));
  return cells.map((cell) => {
    const own = balance.reached.filter(({ labels }) => keyOf(labels) === keyOf(cell.labels));
    const rows = own
      .sort((a, b) => a.place - b.place)
      .map(({ place, chapter, reached, winRate }) => ({
        label: `${place}. ${name(chapter)}`,
        rate: winRate,
        games: reached,
      }));
    const last = { label: 'The whole campaign', rate: cell.winRate, games: cell.finished };
    return { title: capital(labelled(cell.labels, axes)), rows: [...rows, last] };
  });
}
