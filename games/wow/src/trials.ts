import type { Trials } from '@questhall/tabletop';

const kinds = ['world'];

/** Games behind the figures that people read. */
export const trials: Trials = {
  standard: { bot: 'greedy', gamesEach: 40, cells: [{ kinds, players: [2, 3, 4] }] },
  others: { bot: 'greedy', gamesEach: 40, cells: [] },
  campaign: { bot: 'greedy', gamesEach: 10, cells: [] },
  random: { bot: 'random', gamesEach: 40, cells: [{ kinds, players: [4] }] },
};
