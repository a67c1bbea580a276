import { listWords } from '@questhall/tabletop/german';
import { english } from '../en/index.js';
import type { Words } from '../words.js';

export const german: Words = { ...english, language: 'de', list: (parts) => listWords(parts) };
