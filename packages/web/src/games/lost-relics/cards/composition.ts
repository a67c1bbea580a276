import type { PrintedAction } from './actions.js';

/** How high pictures are, about: the words take what they need, and the picture fills what is left. All lengths in em. */
const HEIGHT = 28;
/** The slab's own edge, the plate as far as it does not lie over the picture, and the gap below it. */
const AROUND = 2.3 + 2.3 + 0.5;
const WIDTH_OF_ART = 17.7;
const LEAST = 4;

/** Word by word, as it is set. */
export function linesOf(text: string, letters: number): number {
  let count = text === '' ? 0 : 1;
  let left = letters;
  for (const { length } of text.trim().split(/\s+/)) {
    if (length > left && left < letters) {
      count += 1;
      left = letters;
    }
    left -= length + 1;
  }
  return count;
}

/** The height of a picture in the units it is drawn in, when everything below the plate needs `below`. */
export const pictureHeight = (below: number): number =>
  Math.round((Math.max(LEAST, HEIGHT - AROUND - below) * 288) / WIDTH_OF_ART);

export const sum = (lengths: readonly number[]): number => lengths.reduce((all, one) => all + one, 0);

/** An action as it is read, with its name and what else it says. */
export const rowHeight = ({ action, text }: PrintedAction): number =>
  Math.max(2.9, linesOf(`${action.name} ${text}`, action.kind === 'attack' ? 27 : 33) * 1.15 + 0.8);
