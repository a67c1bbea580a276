import type { Bot } from './bot.js';
import { greedy } from './greedy.js';
import { random } from './random.js';

/** All bots by name. */
export const bots: { readonly [name: string]: Bot } = { random, greedy };
