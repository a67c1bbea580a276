import { inOrder } from '@questhall/engine';
import { z } from 'zod';
import type { AcgBoard } from '../board.js';
import { type CardId, DECKS, type DeckName } from '../terms.js';
import * as de from '../text/de/speech.js';
import { counted, orderWords } from '../text/en/words.js';
import { deciderFor } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({
  deck: z.enum(DECKS),
  count: z.int().min(1),
  /** Put back on top in any order, or any of them under the deck. */
  then: z.enum(['reorder', 'bottom']),
});
type Params = z.infer<typeof schema>;

/** Topmost first; the top of a deck is the end of its list. */
function topCards(b: AcgBoard, deck: DeckName, count: number): CardId[] {
  return b.decks[deck].draw.slice(-count).reverse();
}

const resolve = effectProcedure('look')
  .step('look', 'ACG-GOLD-02', (g, v) => {
    const { deck, count, then } = paramsOf<Params>(v.node);
    const left = topCards(g.board, deck, count);
    const asked = deciderFor(g.board, v);
    if (left.length > 0) g.tell?.('looked-at', { deck, cards: left }, [asked.by]);
    if (then === 'reorder') return g.call(inOrder, { asked, ask: 'next-from-top', left, order: [] });
    return g.some(asked, 'put-on-bottom', left, { min: 0, max: left.length });
  })
  .step('put-back', 'ACG-GOLD-02', (g, v, cards) => {
    const { deck, then } = paramsOf<Params>(v.node);
    const { draw } = g.board.decks[deck];
    const rest = draw.filter((card) => !cards.includes(card));
    g.board.decks[deck].draw = then === 'reorder' ? [...rest, ...cards.toReversed()] : [...cards, ...rest];
  });

const THEN = {
  reorder: 'Put them back in any order',
  bottom: 'You may put any of them on the bottom of the deck',
} as const;

const THEN_GERMAN = {
  reorder: 'Lege sie in beliebiger Reihenfolge zurück',
  bottom: 'Du darfst beliebig viele davon unter den Stapel legen',
} as const;

export const lookEffect = effect<Params>({
  verb: 'look',
  schema,
  words: {
    en: ({ deck, count, then }, line) =>
      `${orderWords(line, `look at the top ${counted(count, 'card')} of the ${deck} deck`)}. ${THEN[then]}`,
    de: ({ deck, count, then }, line) => {
      const top = count === 1 ? 'die oberste Karte' : `die obersten ${count} Karten`;
      const what = `${line.may && line.by !== 'you' ? 'sich' : 'dir'} ${top} des ${de.DECKS[deck]}s`;
      return de.followed(de.ordered(line, de.VERBS.ansehen, what), `. ${THEN_GERMAN[then]}`);
    },
  },
  procedure: resolve,
});
