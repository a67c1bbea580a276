import { swapTurns } from '@questhall/tabletop';
import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { type CcPosition, effect, effectProcedure, paramsOf } from '../kit.js';
import type { Ctx } from '../procs.js';
import { deciderOf } from '../program.js';
import { groupName, isGroupName } from '../queries.js';
import { groupMeant } from './choosing.js';

const whose = z.enum(['you', 'this-group', 'target']);
const schema = z.strictObject({
  card: whose,
  /** Only cards that are still to come are moved. */
  to: z.union([z.enum(['front', 'end']), z.strictObject({ swap: z.enum(['group', 'hero', 'any']) })]),
});
export type InitiativeParams = z.infer<typeof schema>;

function cardOf(g: CcPosition, card: InitiativeParams['card'], ctx: Ctx): string | null {
  if (card === 'you') return ctx.you;
  const slot = groupMeant(g, 'this', card === 'target' ? { ...ctx, self: ctx.target } : ctx);
  if (slot !== null) return groupName(slot);
  return card === 'target' ? ctx.target : null;
}

const isToCome = ({ board }: CcPosition, id: string | null): boolean =>
  id !== null && id !== board.active && board.order.some((card) => card.id === id && !card.done);

/** With whom the card may change places. */
function others(g: CcPosition, id: string, kind: 'group' | 'hero' | 'any'): string[] {
  return g.board.order
    .map((card) => card.id)
    .filter((other) => other !== id && isToCome(g, other))
    .filter((other) => kind === 'any' || isGroupName(other) === (kind === 'group'));
}

const resolve = effectProcedure<{ id: string }>('initiative')
  .step('which', ['CC-INI-07', 'CC-LDR-11'], (g, v) => {
    const { card, to } = paramsOf<InitiativeParams>(g, v.node);
    const id = cardOf(g, card, v);
    if (id === null || !isToCome(g, id)) return g.end(false);
    v.id = id;
    if (typeof to === 'string') return g.pass(null);
    const cards = others(g, id, to.swap);
    return cards.length === 0 ? g.end(false) : g.one(deciderOf(g, v), 'choose-card', cards);
  })
  .step('move', 'CC-INI-07', (g, v, other) => {
    const { to } = paramsOf<InitiativeParams>(g, v.node);
    const id = v.id as string;
    if (other !== null) swapTurns(g.board.order, id, other);
    else {
      const { order } = g.board;
      const [card] = order.splice(
        order.findIndex((one) => one.id === id),
        1,
      );
      const first = order.findIndex(({ done, id: next }) => !done && next !== g.board.active);
      if (card !== undefined) order.splice(to === 'end' || first < 0 ? order.length : first, 0, card);
    }
    g.tell?.('initiative-changed', { order: g.board.order.map((card) => card.id) });
  });

export const initiativeEffect = effect<InitiativeParams>({
  verb: 'initiative',
  schema,
  possible(g, { card, to }, ctx) {
    const id = cardOf(g, card, ctx);
    if (id === null || !isToCome(g, id)) return false;
    return typeof to === 'string' || others(g, id, to.swap).length > 0;
  },
  words({ card, to }) {
    const who = card === 'you' ? 'your' : card === 'target' ? 'the target’s' : 'this group’s';
    const where =
      typeof to === 'string'
        ? `to the ${to} of the track`
        : `with another ${to.swap === 'any' ? 'card' : to.swap}`;
    return order(typeof to === 'string' ? 'move' : 'swap', `${who} initiative card ${where}`);
  },
  procedure: resolve,
});
