import type { offline as english } from '../en/offline.js';
import type { SameWords } from '../message.js';

export const offline = {
  'offline.newer': 'Eine neue Version von Questhall ist bereit.',
  'offline.reload': 'Neu laden',
  'offline.later': 'Jetzt nicht',
} as const satisfies SameWords<typeof english>;
