import { z } from 'zod';
import { enterPlay } from '../in-play.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { deciderOf } from '../program.js';
import { maybeRival, rivalOf } from '../queries.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords } from '../text/en/people.js';

/** Cards from the own discard pile back to the hand. */
const schema = z.strictObject({ count: z.int().min(1) });
export type RegainParams = z.infer<typeof schema>;

export const regainEffect = effect<RegainParams>({
  verb: 'regain',
  schema,
  possible: (g, _, { you }) => (maybeRival(g, you)?.deck.discard.length ?? 0) > 0,
  words: ({ count }) =>
    does(
      { name: 'you', number: 'you' },
      verb('take'),
      `${amountWords(count, { one: 'ability card', many: 'ability cards' })} of your discard pile into your hand`,
    ),
  procedure: effectProcedure('regain')
    .step('choose', 'WOW-ABL-03', (g, v) => {
      const { count } = paramsOf<RegainParams>(g, v.node);
      const { discard } = rivalOf(g, v.you ?? '').deck;
      return g.some(deciderOf(g, v), 'regain-cards', discard, { min: count, max: count });
    })
    .step('take', 'WOW-ABL-01', (g, v, cards) => {
      const you = rivalOf(g, v.you ?? '');
      for (const card of cards) {
        you.deck.discard.splice(you.deck.discard.indexOf(card), 1);
        you.hand.push(card);
        enterPlay(g, card, card);
      }
      g.tell?.('regains', { seat: you.seat, cards });
      return g.end(cards.length > 0);
    }),
});
