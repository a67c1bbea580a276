import type { Face, Foot } from './face.js';
import { SIGNS } from './signs.js';

/** All lengths in em of the card, which is 20 wide and 28 high. */
const HEIGHT = 28;
const PADDING = 2.1;
const FOOT: { readonly [foot in Foot]: number } = { none: 0.6, dice: 0.6, stats: 3.1, tall: 3.7, track: 2.7 };
const LINE = 1.225;
const GAP = 0.4;
const LETTERS_A_LINE = 38;
const BOLD_LETTERS_A_LINE = 36;
const LETTERS_A_TITLE = 21;
const LARGEST_ART = 16.6;
const SMALLEST_ART = 6.4;
/** Below this the picture matters more than the flavour. */
const ART_WITH_FLAVOUR = 9;
const WIDTH_OF_ART = 17.8;

export type Composition = { readonly art: number; readonly flavour: boolean };

/** Long text: flavour goes first, then the picture gives way. Text never shrinks and is never cut. */
export function compose({ name, paragraphs, flavour, foot }: Face): Composition {
  const title = 0.4 + 1.72 * lines(name, LETTERS_A_TITLE) + 1.3;
  const said = paragraphs.reduce(
    (sum, { text, main, keyword = '' }) =>
      sum + (main ? height(`${keyword} ${text}`, BOLD_LETTERS_A_LINE) + 0.5 : height(`${keyword} ${text}`)),
    0.5,
  );
  const left = HEIGHT - PADDING - title - FOOT[foot] - said;
  const withFlavour = left - (flavour === undefined ? 0 : height(flavour) + 0.4);
  const shown = flavour !== undefined && withFlavour >= ART_WITH_FLAVOUR;
  return { art: within(shown ? withFlavour : left), flavour: shown };
}

/** The height of the picture in the units it is drawn in. */
export const artHeight = (art: number): number => Math.round((art * 288) / WIDTH_OF_ART);
export const TABLE_ART_HEIGHT = 404;
/** The part of a card on the table that its name and the numbers below it lie over. */
export const COVERED: { readonly [foot in Foot]: number } = {
  none: 0.14,
  dice: 0.26,
  stats: 0.3,
  tall: 0.3,
  track: 0.26,
};

/** Word by word, as it is set: a language of long words wastes more of each line. */
function lines(text: string, letters: number): number {
  let count = 1;
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
/** A sign is narrower than the name in whose place it stands. */
const height = (text: string, letters = LETTERS_A_LINE): number =>
  lines(text.replace(SIGNS, '---'), letters) * LINE + GAP;
const within = (art: number): number => Math.min(LARGEST_ART, Math.max(SMALLEST_ART, art));
