import { wordsOf } from '../text/likeness.js';
import type { Paper } from '../text/paper.js';
import type { Words } from '../words/en.js';
import type { Lines } from './lines.js';
import { matches } from './match.js';
import { isQuit } from './orders.js';

/** Something to choose before a game has begun. */
export type Offer<T> = { readonly label: string; readonly text?: string; readonly value: T };

/** Asks until one of the options is chosen; nothing if somebody leaves instead. Enter takes the first. */
export async function askFor<T>(
  { paper, lines }: { paper: Paper; lines: Lines },
  question: string,
  options: readonly Offer<T>[],
): Promise<T | undefined> {
  showOffers(paper, question, options);
  for (;;) {
    const line = await lines.next('> ');
    if (line === undefined || isQuit(line)) return undefined;
    const meant = offersMeant(line, options, paper.words);
    const [only] = meant;
    if (only !== undefined && meant.length === 1) return only.value;
    paper.say(paper.words.typeAnOffer(options.length));
  }
}

function showOffers(paper: Paper, question: string, options: readonly Offer<unknown>[]): void {
  const { strong, faint, mark } = paper.style;
  paper.say();
  paper.say(`${strong(question)}${faint(`  (${paper.words.enterTakesFirst})`)}`);
  const width = String(options.length).length;
  options.forEach(({ label, text }, at) => {
    paper.say(`  ${mark(String(at + 1).padStart(width))}  ${label}`, width + 2);
    if (text !== undefined && text !== '') paper.say(`${' '.repeat(width + 4)}${faint(text)}`);
  });
}

function offersMeant<T>(line: string, options: readonly Offer<T>[], words: Words): readonly Offer<T>[] {
  if (line === '') return options.slice(0, 1);
  if (/^\d+$/.test(line)) return options.slice(Math.max(0, Number(line) - 1), Number(line));
  return matches(
    line,
    options.map((option) => ({ ...option, words: wordsOf(option.label), numbers: [] })),
    words,
  );
}
