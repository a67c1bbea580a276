/**
 * Games that are played for the figures: every set-up that the wishes amount to, each so many times.
 * @typedef {import('../../../packages/cli/src/games/playable.js').Wishes} Wishes
 * @typedef {{ bot: string, gamesEach: number, wishes: readonly Wishes[] }} Run
 * @typedef {'standard' | 'others' | 'campaign' | 'random'} RunName
 * @typedef {{ [key: string]: unknown }} Setup
 * @typedef {{ party: { noun: string, of: (setup: Setup) => number }, runs: Record<RunName, Run> }} Plan
 */

/** The same seed plays the same games. */
export const SEED = 'balance';

const OTHERS = 'novice,veteran';

/** @type {Wishes} */
const acgQuests = { quest: 'all', delve: 'all', heroes: '2,3,4' };

const relics = (/** @type {Wishes} */ wishes) => [2, 3, 4].map((players) => ({ ...wishes, players }));

/**
 * Numbers of games are chosen so that two processors need less than ten minutes for everything.
 * @type {{ readonly [game: string]: Plan }}
 */
export const PLANS = {
  acg: {
    party: { noun: 'heroes', of: ({ heroes }) => (Array.isArray(heroes) ? heroes.length : 0) },
    runs: {
      standard: { bot: 'greedy', gamesEach: 100, wishes: [acgQuests] },
      others: { bot: 'greedy', gamesEach: 40, wishes: [{ ...acgQuests, difficulty: OTHERS }] },
      campaign: { bot: 'greedy', gamesEach: 15, wishes: [{ campaign: 'all', heroes: '2,3,4' }] },
      random: { bot: 'random', gamesEach: 30, wishes: [acgQuests] },
    },
  },
  'lost-relics': {
    party: { noun: 'players', of: ({ players }) => Number(players) },
    runs: {
      standard: { bot: 'greedy', gamesEach: 80, wishes: relics({ quest: 'all' }) },
      others: { bot: 'greedy', gamesEach: 60, wishes: relics({ quest: 'all', difficulty: OTHERS }) },
      campaign: { bot: 'greedy', gamesEach: 15, wishes: [{ campaign: 'all', players: 4 }] },
      random: { bot: 'random', gamesEach: 60, wishes: [{ quest: 'all', players: 4 }] },
    },
  },
};
