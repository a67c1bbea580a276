import type { Trials } from '@questhall/tabletop';

const kinds = ['adventure'];
const NUMBERS = [[2], [3], [4]];
const OTHERS = ['novice', 'veteran'];

/** Numbers of games are chosen so that all games of the house together take ten minutes on two processors. */
export const trials: Trials = {
  standard: { bot: 'greedy', gamesEach: 80, cells: NUMBERS.map((players) => ({ kinds, players })) },
  others: {
    bot: 'greedy',
    gamesEach: 60,
    cells: NUMBERS.map((players) => ({ kinds, players, difficulties: OTHERS })),
  },
  campaign: { bot: 'greedy', gamesEach: 15, cells: [{ kinds: ['campaign'], players: [4] }] },
  random: { bot: 'random', gamesEach: 60, cells: [{ kinds, players: [4] }] },
};
