import type { Trials } from '@questhall/tabletop';

const SINGLE = ['journey', 'map'];
const NUMBERS = [[1], [2], [3], [4]];

/** Numbers of games are chosen so that all games of the house together take ten minutes on two processors. */
export const trials: Trials = {
  standard: { bot: 'greedy', gamesEach: 20, cells: NUMBERS.map((players) => ({ kinds: SINGLE, players })) },
  others: {
    bot: 'greedy',
    gamesEach: 20,
    cells: [{ kinds: SINGLE, players: [4], difficulties: ['novice', 'veteran'] }],
  },
  campaign: { bot: 'greedy', gamesEach: 10, cells: [{ kinds: ['campaign'], players: [4] }] },
  random: { bot: 'random', gamesEach: 20, cells: [{ kinds: SINGLE, players: [4] }] },
};
