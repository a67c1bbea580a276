import { order } from '@questhall/tabletop/clauses';
import { best, closeLink, openLink } from '@questhall/tabletop/ground';
import { z } from 'zod';
import { stepsFor, stepsFrom, touching } from '../battlefield.js';
import { type CcPosition, effect, effectProcedure, paramsOf } from '../kit.js';
import type { Ctx } from '../procs.js';
import { deciderOf } from '../program.js';
import type { LinkId } from '../terms.js';
import { origins } from './choosing.js';

const schema = z.strictObject({
  does: z.enum(['open', 'close']),
  /** The gateway of the map; left out: any that is closed, or open. */
  gateway: z.string().optional(),
  /** From the figure whose text it is. */
  by: z.enum(['nearest', 'furthest']).optional(),
});
export type GatewayParams = z.infer<typeof schema>;

function gateways(g: CcPosition, { does, gateway, by }: GatewayParams, ctx: Ctx): LinkId[] {
  const ids = g.board.ground.links
    .filter(({ id, open }) => open === (does === 'close') && (gateway === undefined || id === gateway))
    .map(({ id }) => id);
  const from = by === undefined ? [] : origins(g, 'you', ctx);
  if (from.length === 0) return ids;
  const steps = stepsFrom(g, from);
  const far = (id: LinkId) => Math.min(...touching(g, id).map((cell) => stepsFor(g, steps, cell)));
  return best(ids, (id) => (by === 'nearest' ? far(id) : -far(id)));
}

const resolve = effectProcedure('gateway')
  .step('which', ['CC-ACT-07', 'CC-LDR-11'], (g, v) => {
    const ids = gateways(g, paramsOf<GatewayParams>(g, v.node), v);
    return ids.length === 0 ? g.end(false) : g.one(deciderOf(g, v), 'choose-thing', ids);
  })
  .step('turn', ['CC-BRD-04', 'CC-BRD-05'], (g, v, link) => {
    const opens = paramsOf<GatewayParams>(g, v.node).does === 'open';
    g.board.ground = opens ? openLink(g.board.ground, link) : closeLink(g.board.ground, link);
    g.tell?.(opens ? 'gateway-opened' : 'gateway-closed', { link });
  });

export const gatewayEffect = effect<GatewayParams>({
  verb: 'gateway',
  schema,
  possible: (g, params, ctx) => gateways(g, params, ctx).length > 0,
  words: ({ does, gateway, by }) =>
    order(
      does,
      gateway !== undefined ? `the ${gateway} gateway` : `${by === undefined ? 'a' : `the ${by}`} gateway`,
    ),
  procedure: resolve,
});
