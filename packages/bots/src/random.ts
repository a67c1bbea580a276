import type { Bot } from './bot.js';
import { anyAnswer } from './candidates.js';

/** Any legal answer. */
export const random: Bot = {
  name: 'random',
  choose: ({ decision, draw }) => anyAnswer(decision, draw),
};
