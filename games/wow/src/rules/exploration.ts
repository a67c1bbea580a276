import type { SeatId } from '@questhall/engine';
import type { Placed } from '../board.js';
import { discoveryToken, spaceOf } from '../content/library.js';
import { asked, type G, inOrder, procedure } from '../kit.js';
import { judgeResource } from '../legal-resources.js';
import { activateResource, resolveDiscovery, settle } from '../procs.js';
import { activeRival } from '../queries.js';
import type { Resource, SpaceId, TokenId } from '../terms.js';
import { window } from './timing.js';

const tokensIn = ({ board }: G, space: SpaceId): Placed[] =>
  board.placed.filter((one) => one.space === space);

/** All of them are turned up before any is resolved. */
function reveal(g: G, seat: SeatId, space: SpaceId): TokenId[] {
  const found = tokensIn(g, space);
  g.board.placed = g.board.placed.filter((one) => one.space !== space);
  for (const { token } of found)
    g.tell?.('discovery-revealed', { seat, token, kind: discoveryToken(g, token).token, space });
  return found.map(({ token }) => token);
}

/** Facedown again, where they were found; everybody has seen them. */
function layBack(g: G, tokens: readonly TokenId[], space: SpaceId): void {
  const { board: b } = g;
  for (const token of tokens) {
    b.placed.push({ spot: `spot-${++b.spots}`, token, space, seen: [...b.seats] });
  }
}

type Finds = { seat: SeatId; space: SpaceId; tokens: TokenId[] };

const resolveAll = procedure<Finds>('wow.resolve-discoveries')
  .step('order', 'WOW-EXP-02', (g, v) => {
    g.board.revealed = [...v.tokens];
    return g.call(inOrder, {
      asked: asked(v.seat),
      ask: 'order-discoveries',
      left: [...v.tokens],
      order: [],
    });
  })
  .step('ordered', 'WOW-EXP-02', (_, v, order) => {
    v.tokens = order;
  })
  .repeat<undefined>('next', ['WOW-EXP-02', 'WOW-EXP-12', 'WOW-DSC-14'], (g, v) => {
    const { board: b } = g;
    const gone = b.turn.defeated.includes(v.seat);
    const token = gone ? undefined : v.tokens.shift();
    if (token === undefined) {
      layBack(g, v.tokens, v.space);
      b.revealed = [];
      return g.end(undefined);
    }
    b.revealed.splice(b.revealed.indexOf(token), 1);
    return g.call(resolveDiscovery, { seat: v.seat, token });
  });

export const explorationPhase = procedure('wow.exploration')
  .step('reveal', ['WOW-EXP-01', 'WOW-EXP-11'], (g) => {
    const { seat, space } = activeRival(g);
    if (space === null || tokensIn(g, space).length === 0) return g.goto('resource');
    const tokens = reveal(g, seat, space);
    return g.call(resolveAll, { seat, space, tokens });
  })
  .step('revealed', 'WOW-EXP-05', (g) => g.goto('settle'))
  .step('resource', ['WOW-EXP-03', 'WOW-EXP-04', 'WOW-EXP-13'], (g) => {
    const { seat, space } = activeRival(g);
    const able = space === null ? [] : resourcesIn(g, seat, space);
    return able.length === 0 ? g.goto('settle') : g.one(asked(seat), 'choose-resource', able);
  })
  .step('activate', 'WOW-EXP-03', (g, _, resource) =>
    g.call(activateResource, { seat: g.board.active, resource }),
  )
  .step('used', 'WOW-EXP-03', (g) => window(g, 'resource-used', { who: g.board.active }))
  .step('settle', 'WOW-QST-12', (g) => g.call(settle, {}));

/** Only those that can be carried out at least in part. */
function resourcesIn(g: G, seat: SeatId, space: SpaceId): Resource[] {
  const { resources = [] } = spaceOf(g, space);
  return [...new Set(resources)].filter((resource) => judgeResource(g, seat, resource) === true);
}

export const explorationProcedures = [explorationPhase, resolveAll];
