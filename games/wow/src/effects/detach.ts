import { z } from 'zod';
import { detach } from '../changes.js';
import { characters } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf, type WowPosition } from '../kit.js';
import type { Ctx } from '../procs.js';
import { deciderOf } from '../program.js';
import { ownItems, rivalOf } from '../queries.js';
import { order } from '../text/en/clause.js';
import { whomWords } from '../text/en/people.js';
import { seatsChosen } from './choosing.js';

/** Discards a card that is attached to a character or to one of its items, or the attached card that says so. */
const schema = z.strictObject({ from: z.union([z.literal('self'), characters]) });
export type DetachParams = z.infer<typeof schema>;

function cardsOn(g: WowPosition, { from }: DetachParams, ctx: Ctx): string[] {
  if (from === 'self') return g.board.attached.flatMap(({ card }) => (card === ctx.self ? [card] : []));
  const on = seatsChosen(g, from, ctx).ids.flatMap((id) => [id, ...ownItems(rivalOf(g, id))]);
  return g.board.attached.filter((one) => on.includes(one.on)).map(({ card }) => card);
}

export const detachEffect = effect<DetachParams>({
  verb: 'detach',
  schema,
  possible: (g, params, ctx) => cardsOn(g, params, ctx).length > 0,
  words: ({ from }, about) =>
    order('discard', from === 'self' ? 'this card' : `1 card attached to ${whomWords(from, about)}`),
  procedure: effectProcedure('detach')
    .step('choose', 'WOW-KEY-08', (g, v) => {
      const cards = cardsOn(g, paramsOf<DetachParams>(g, v.node), v);
      return cards.length === 0 ? g.end(false) : g.one(deciderOf(g, v), 'choose-attached', cards);
    })
    .step('discard', 'WOW-KEY-08', (g, _, card) => {
      detach(g, card);
      return g.end(true);
    }),
});
