import type { SeatId } from '@questhall/engine';
import { discardCards, discardItem, dropToken, heal, sendTo, tokensOf } from '../changes.js';
import { asked, type G, procedure } from '../kit.js';
import { flightsFrom } from '../legal-resources.js';
import { activateResource, drawCards, gainItem, gainQuest, placeDiscovery } from '../procs.js';
import { itemLevel, ownItems, rivalOf, seatsFrom } from '../queries.js';
import { type Level, LIMITS } from '../terms.js';

const SMALL = 1;
const LARGE = 2;

const resource = procedure(activateResource)
  .step('activate', 'WOW-EXP-03', (g, v) => {
    const { space } = rivalOf(g, v.seat);
    g.tell?.('resource', { seat: v.seat, resource: v.resource, space: space ?? '' });
    return g.goto(v.resource);
  })
  .step('scroll', 'WOW-RES-01', (g, v) => g.call(drawCards, { seat: v.seat, count: 1 }))
  .step('scroll-read', 'WOW-RES-01', (g) => g.end(undefined))
  .step('book', 'WOW-RES-02', (g, v) => g.call(drawCards, { seat: v.seat, count: LIMITS.bookCards }))
  .step('book-read', 'WOW-RES-03', (g, v) =>
    g.call(othersRead, { left: seatsFrom(g, v.seat).slice(1), others: seatsFrom(g, v.seat).slice(1) }),
  )
  .step('book-closed', 'WOW-RES-03', (g) => g.end(undefined))
  .step('small-healing', 'WOW-RES-04', (g, v) => {
    heal(g, rivalOf(g, v.seat), SMALL);
    return g.end(undefined);
  })
  .step('large-healing', ['WOW-RES-05', 'WOW-DSC-19'], (g, v) => {
    const rival = rivalOf(g, v.seat);
    heal(g, rival, LARGE);
    for (const token of tokensOf(g, rival, 'disease')) dropToken(g, rival, token);
    return g.end(undefined);
  })
  .step('place-discovery', 'WOW-RES-06', (g, v) => g.call(placeDiscovery, { seat: v.seat }))
  .step('discovery-placed', 'WOW-RES-07', (g) => g.end(undefined))
  .step('flight-path', 'WOW-RES-10', (g, v) => {
    const flights = flightsFrom(g, v.seat);
    return flights.length === 0 ? g.end(undefined) : g.one(asked(v.seat), 'choose-flight', flights);
  })
  .step('fly', ['WOW-RES-10', 'WOW-RES-11', 'WOW-RES-12'], (g, v, space) => {
    sendTo(g, rivalOf(g, v.seat), space, 'flight');
    return g.end(undefined);
  })
  .step('auction-house', 'WOW-RES-13', (g, v) => {
    const items = ownItems(rivalOf(g, v.seat));
    return items.length === 0 ? g.end(undefined) : g.one(asked(v.seat), 'choose-auction-item', items);
  })
  .step('bid', ['WOW-RES-14', 'WOW-RES-15'], (g, v, item) => {
    const level: Level = itemLevel(g, item);
    discardItem(g, item);
    return g.call(gainItem, { seat: v.seat, level });
  })
  .step('sold', 'WOW-RES-14', (g) => g.end(undefined))
  .step('quest-giver', 'WOW-RES-16', (g, v) => g.call(gainQuest, { seat: v.seat }));

/** All others draw a card each, then all of them choose one to discard at the same time. */
const othersRead = procedure<{ left: SeatId[]; others: SeatId[] }>('wow.others-read')
  .repeat<undefined>('draw', 'WOW-RES-03', (g, v) => {
    const seat = v.left.shift();
    return seat === undefined ? undefined : g.call(drawCards, { seat, count: 1 });
  })
  .step('ask', 'WOW-RES-03', (g, v) => {
    const holders = v.others.filter((seat) => rivalOf(g, seat).hand.length > 0);
    return g.together<string>(
      holders.map((seat) => {
        const options = rivalOf(g, seat).hand;
        return { asked: asked(seat), ask: 'discard-for-book', form: 'one', options, min: 1, max: 1 } as const;
      }),
    );
  })
  .step('discard', 'WOW-RES-03', (g, v, answers) => {
    for (const seat of v.others) discardForBook(g, seat, answers[seat]);
  });

function discardForBook(g: G, seat: SeatId, card: string | undefined): void {
  if (card !== undefined) discardCards(g, rivalOf(g, seat), [card], 'book');
}

export const resourceProcedures = [resource, othersRead];
