export { type Advice, advise } from './advise.js';
export type { Bot, Look } from './bot.js';
export { bots } from './bots.js';
export { type GreedyOptions, greedy, greedyWith } from './greedy.js';
export { type PlayOut, playOut } from './play-out.js';
export { Players } from './players.js';
export { random } from './random.js';
export { answersTo, type Sampled, sampleOdds } from './sample-odds.js';
export type { World } from './world.js';
