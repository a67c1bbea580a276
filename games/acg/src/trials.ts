import type { Trials } from '@questhall/tabletop';

const QUESTS = ['quest', 'delve'];
/** Parties of two, three and four heroes. */
const players = [1, 3, 4];
const OTHERS = ['novice', 'veteran'];

/** Numbers of games are chosen so that all games of the house together take ten minutes on two processors. */
export const trials: Trials = {
  standard: { bot: 'greedy', gamesEach: 100, cells: [{ kinds: QUESTS, players }] },
  others: { bot: 'greedy', gamesEach: 40, cells: [{ kinds: QUESTS, players, difficulties: OTHERS }] },
  campaign: { bot: 'greedy', gamesEach: 15, cells: [{ kinds: ['campaign'], players }] },
  random: { bot: 'random', gamesEach: 30, cells: [{ kinds: QUESTS, players }] },
};
