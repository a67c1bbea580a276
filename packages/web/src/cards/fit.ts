/** All lengths in em of a card, which is 20 wide and 28 high. */
const HEIGHT = 28;
/** A picture is drawn this many units wide. */
const DRAWN = 288;
const WIDTH_OF_PICTURE = 17.8;
/** A picture to the edge of a card. */
export const WHOLE = 404;

/** The letters of the longest word: no word of a name is broken in two. */
export const longestWord = (name: string): number =>
  Math.max(...name.split(/[\s-]/).map(({ length }) => length));

const SYLLABLE =
  /(?<=\p{L}[aeiouyäöü][^aeiouyäöü\W]*)(?<![cs](?=h)|c(?=k)|[bdfgkpt](?=[lr])|sch)(?=(?:sch[lmnrw]?|ch|ck|ph|qu|[bdfgkpt][lr]|[bcdfghjklmnpqrstvwxzß])[aeiouyäöü]\p{L})/giu;
/** Where no line has room for a long word it is broken after a syllable. */
export const breakable = (name: string): string =>
  name.replace(/\p{L}{12,}/gu, (word) => word.replace(SYLLABLE, '\u00ad'));

/** Word by word, as it is set: a language of long words wastes more of each line. */
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

export const sum = (lengths: readonly number[]): number => lengths.reduce((all, one) => all + one, 0);

/** The height of a picture in the units it is drawn in. */
export const drawn = (height: number): number => Math.round((height * DRAWN) / WIDTH_OF_PICTURE);

/** Edge, plate and gap of a card with a case. */
const AROUND_CASE = 5.1;
const SMALLEST_CASE = 4;

/** What a case has room for, about, when everything below the plate needs `below`. */
export const caseHeight = (below: number): number =>
  drawn(Math.max(SMALLEST_CASE, HEIGHT - AROUND_CASE - below));

const PADDING = 2.1;
const LINE = 1.225;
const GAP = 0.4;
const LETTERS_A_LINE = 38;
const BOLD_LETTERS_A_LINE = 36;
const LETTERS_A_TITLE = 21;
const LARGEST_ART = 16.6;
const SMALLEST_ART = 6.4;
/** Below this the picture matters more than the flavour. */
const ART_WITH_FLAVOUR = 9;

/** How high a deed is as it is read, with its name and what else it says. */
export const deedHeight = (said: string, letters: number): number =>
  Math.max(2.6, linesOf(said, letters) * 1.15 + 0.8);

export type Paragraph = { readonly text: string; readonly main?: boolean; readonly keyword?: string };
type Words = {
  readonly name: string;
  readonly paragraphs: readonly Paragraph[];
  readonly flavour?: string | undefined;
  /** The height of what is printed below the text. */
  readonly foot: number;
};

/** How high a window is above the words. Long text: flavour goes first, then the picture. Text is never cut. */
export function compose({ name, paragraphs, flavour, foot }: Words): { art: number; flavour: boolean } {
  const title = 0.4 + 1.72 * linesOf(name, LETTERS_A_TITLE) + 1.3;
  const said = 0.5 + sum(paragraphs.map(heightOf));
  const left = HEIGHT - PADDING - title - foot - said;
  const withFlavour = left - (flavour === undefined ? 0 : height(flavour, LETTERS_A_LINE) + 0.4);
  const shown = flavour !== undefined && withFlavour >= ART_WITH_FLAVOUR;
  return { art: within(shown ? withFlavour : left), flavour: shown };
}

const heightOf = ({ text, main = false, keyword = '' }: Paragraph): number =>
  main
    ? height(`${keyword} ${text}`, BOLD_LETTERS_A_LINE) + 0.5
    : height(`${keyword} ${text}`, LETTERS_A_LINE);
const height = (text: string, letters: number): number => linesOf(text, letters) * LINE + GAP;
const within = (art: number): number => Math.min(LARGEST_ART, Math.max(SMALLEST_ART, art));
