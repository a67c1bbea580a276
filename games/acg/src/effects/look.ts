import { liftTop, putOnTop, putUnder } from '@questhall/tabletop';
import { z } from 'zod';
import type { Looking } from '../board.js';
import { effect, effectProcedure, type G, inOrder, paramsOf } from '../kit.js';
import { activeHero } from '../queries.js';
import { type CardId, DECKS, type HeroId } from '../terms.js';
import { counted, orderWords } from '../text/en/words.js';
import { deciderFor } from './choosing.js';

const schema = z.strictObject({
  deck: z.enum(DECKS),
  count: z.int().min(1),
  /** Put back on top in any order, or any of them under the deck. */
  then: z.enum(['reorder', 'bottom']),
});
export type LookParams = z.infer<typeof schema>;

/** Cards that are looked at have no names in questions and frames, only places: others may see those. */
const PLACE = 'looked-';
const placesOf = (cards: readonly CardId[]): string[] => cards.map((_, i) => `${PLACE}${i + 1}`);
/** The card behind an option, as far as somebody is looking at cards. */
export const lookedAt = ({ looking }: { looking: { cards: readonly CardId[] } | null }, place: string) =>
  place.startsWith(PLACE) ? looking?.cards[Number(place.slice(PLACE.length)) - 1] : undefined;

const resolve = effectProcedure('look')
  .step('look', 'ACG-GOLD-02', (g, v) => {
    const { deck, count, then } = paramsOf<LookParams>(g, v.node);
    const asked = deciderFor(g, v);
    // Not the label of a card that is drawn: odds list those one by one, and in what order several lie seldom matters.
    const cards = liftTop(g.dice, `${deck}-deck-looked-at`, g.board.decks[deck], count);
    g.board.looking = { deck, seat: asked.by, cards };
    tellLooking(g, v.you ?? activeHero(g), g.board.looking);
    const left = placesOf(cards);
    if (then === 'reorder') return g.call(inOrder, { asked, ask: 'next-from-top', left, order: [] });
    return g.some(asked, 'put-on-bottom', left, { min: 0, max: left.length });
  })
  .step('put-back', 'ACG-GOLD-02', (g, v, picked) => {
    const { board } = g;
    const { deck, then } = paramsOf<LookParams>(g, v.node);
    const { seat, cards } = board.looking as Looking;
    const pile = board.decks[deck];
    const chosen = picked.map((place) => lookedAt(board, place) as CardId);
    const rest = cards.filter((card) => !chosen.includes(card));
    board.looking = null;
    if (then === 'bottom') putUnder(pile, chosen);
    putOnTop(pile, then === 'bottom' ? rest : chosen, seat);
  });

/** Whoever looks learns which cards lie there, all others how many. */
function tellLooking(g: G, hero: HeroId | null, { deck, seat, cards }: Looking): void {
  const count = cards.length;
  if (count > 0)
    g.tell?.(
      'looked-at',
      { hero, deck, count, cards: [...cards] },
      { seenBy: [seat], others: { hero, deck, count } },
    );
}

const THEN = {
  reorder: 'Put them back in any order',
  bottom: 'You may put any of them on the bottom of the deck',
} as const;

export const lookEffect = effect<LookParams>({
  verb: 'look',
  schema,
  words: ({ deck, count, then }, line) =>
    `${orderWords(line, `look at the top ${counted(count, 'card')} of the ${deck} deck`)}. ${THEN[then]}`,
  procedure: resolve,
});
