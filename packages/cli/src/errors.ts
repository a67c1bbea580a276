/** What was typed cannot be done. The message is a whole sentence for the person who typed it. */
export class Refused extends Error {
  override name = 'Refused';
}

/** Exit codes: all well, our fault, what was asked for cannot be done. */
export const FINE = 0;
export const FAULT = 1;
export const REFUSED = 2;
