import { shuffleIn, takeOut } from '@questhall/tabletop';
import { z } from 'zod';
import { type AcgPosition, effect, effectProcedure, paramsOf } from '../kit.js';
import { type CardId, DECKS } from '../terms.js';
import { counted, nameWords, orderWords } from '../text/en/words.js';

const schema = z.strictObject({ card: z.string(), deck: z.enum(DECKS), among: z.int().min(1).optional() });
export type ShuffleInParams = z.infer<typeof schema>;

const resolve = effectProcedure('shuffleIn').step('shuffle', ['ACG-SETUP-10', 'ACG-COMP-04'], (g, v) => {
  const { card, deck, among } = paramsOf<ShuffleInParams>(g, v.node);
  takeFromWherever(g, card);
  shuffleIn(g.dice, `${deck}-deck`, g.board.decks[deck], card, among);
  g.tell?.('shuffled-in', { card, deck, among: among ?? null });
});

/** A card is in one place only: it leaves wherever it lies outside play. */
function takeFromWherever(g: AcgPosition, card: CardId): void {
  for (const pile of Object.values(g.board.decks)) takeOut(pile, card);
  for (const list of [g.board.removed, g.board.aside, g.board.drawn]) {
    const at = list.indexOf(card);
    if (at >= 0) list.splice(at, 1);
  }
}

export const shuffleInEffect = effect<ShuffleInParams>({
  verb: 'shuffleIn',
  schema,
  words: ({ card, deck, among }, line) => {
    const into =
      among === undefined ? `the ${deck} deck` : `the top ${counted(among, 'card')} of the ${deck} deck`;
    return orderWords(line, `shuffle ${nameWords(card, line)} into ${into}`);
  },
  procedure: resolve,
});
