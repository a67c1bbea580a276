import { shuffleIn, takeOut } from '@questhall/tabletop';
import { z } from 'zod';
import type { AcgBoard } from '../board.js';
import { type CardId, DECKS } from '../terms.js';
import * as de from '../text/de/speech.js';
import { counted, nameWords, orderWords } from '../text/en/words.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ card: z.string(), deck: z.enum(DECKS), among: z.int().min(1).optional() });
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('shuffleIn').step('shuffle', ['ACG-SETUP-10', 'ACG-COMP-04'], (g, v) => {
  const { card, deck, among } = paramsOf<Params>(v.node);
  takeFromWherever(g.board, card);
  shuffleIn(g.dice, `${deck}-deck`, g.board.decks[deck], card, among);
  g.tell?.('shuffled-in', { card, deck, among: among ?? null });
});

/** A card is in one place only: it leaves wherever it lies outside play. */
function takeFromWherever(b: AcgBoard, card: CardId): void {
  for (const pile of Object.values(b.decks)) takeOut(pile, card);
  for (const list of [b.removed, b.aside, b.drawn]) {
    const at = list.indexOf(card);
    if (at >= 0) list.splice(at, 1);
  }
}

export const shuffleInEffect = effect<Params>({
  verb: 'shuffleIn',
  schema,
  words: {
    en: ({ card, deck, among }, line) => {
      const into =
        among === undefined ? `the ${deck} deck` : `the top ${counted(among, 'card')} of the ${deck} deck`;
      return orderWords(line, `shuffle ${nameWords(card)} into ${into}`);
    },
    de: ({ card, deck, among }, line) => {
      const top = among === 1 ? 'die oberste Karte' : `die obersten ${among} Karten`;
      const into = among === undefined ? `den ${de.DECKS[deck]}` : `${top} des ${de.DECKS[deck]}s`;
      return de.ordered(line, de.VERBS.mischen, `${de.cardWords(card)} in ${into}`);
    },
  },
  procedure: resolve,
});
