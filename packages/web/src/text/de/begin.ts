import type { begin as english } from '../en/begin.js';
import type { SameWords } from '../message.js';

export const begin = {
  'begin.title': 'Neues Abenteuer',
  'begin.begin': 'Beginnen',
} as const satisfies SameWords<typeof english>;
