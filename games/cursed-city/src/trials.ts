import type { Trials } from '@questhall/tabletop';

const SINGLE = ['journey', 'map'];
const NUMBERS = [[1], [2], [3], [4]];

/** A journey takes a bot about half a second: numbers of games are chosen so that all of them take a quarter of an hour on two processors. */
export const trials: Trials = {
  standard: { bot: 'greedy', gamesEach: 48, cells: NUMBERS.map((players) => ({ kinds: SINGLE, players })) },
  others: {
    bot: 'greedy',
    gamesEach: 24,
    cells: [{ kinds: SINGLE, players: [4], difficulties: ['novice', 'veteran'] }],
  },
  campaign: { bot: 'greedy', gamesEach: 20, cells: [{ kinds: ['campaign'], players: [4] }] },
  random: { bot: 'random', gamesEach: 27, cells: NUMBERS.map((players) => ({ kinds: SINGLE, players })) },
};
