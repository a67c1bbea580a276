import { en, type Words } from './words/en.js';

type Said = string | ((words: Words) => string);

/** What was typed cannot be done. The message is a whole sentence for the person who typed it. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(private readonly said: Said) {
    super(typeof said === 'string' ? said : said(en));
  }

  /** The same in the language of whoever plays, as far as it can be said in that. */
  in(words: Words): string {
    return typeof this.said === 'string' ? this.said : this.said(words);
  }
}

/** What an error says, in the language of whoever plays if it knows how. */
export function messageIn(error: unknown, words: Words): string {
  if (error instanceof Refused) return error.in(words);
  return error instanceof Error ? error.message : String(error);
}

/** Exit codes: all well, our fault, what was asked for cannot be done. */
export const FINE = 0;
export const FAULT = 1;
export const REFUSED = 2;
