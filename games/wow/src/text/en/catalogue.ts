import { asks } from './asks.js';
import { barred } from './barred.js';
import { options } from './options.js';

/** All messages, by their key. */
export const catalogue: { readonly [key: string]: string } = { ...asks, ...options, ...barred };
