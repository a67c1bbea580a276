import { barred } from './barred.js';

/** All English texts, in ICU MessageFormat, by key. One file for each kind of text. */
export const catalogue: { readonly [key: string]: string } = {
  ...barred,
};
