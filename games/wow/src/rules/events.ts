import { discardChallenge, giveItem, putDown } from '../changes.js';
import { challengeCard } from '../content/library.js';
import type { EventFront } from '../content/schema.js';
import { endEvent, eventsAt, isEventInPlay, liftEvent } from '../events-in-play.js';
import { enterPlay } from '../in-play.js';
import { type G, procedure } from '../kit.js';
import {
  becomeUndefeated,
  fight,
  flipEvent,
  followEvent,
  programOf,
  resolveEvent,
  runProgram,
} from '../procs.js';
import { isInCity, rivalOf } from '../queries.js';
import type { CardId } from '../terms.js';
import { window } from './timing.js';

const eventFront = (g: G, card: CardId): EventFront => {
  const { front } = challengeCard(g, card);
  if (front.is !== 'event') throw new Error(`'${card}' is no event`);
  return front;
};

/** The front of an event that was drawn: put on its place, or carried out at once. */
const follow = procedure(followEvent)
  .step('drawn', 'WOW-EVT-01', (g, v) => window(g, 'event-drawn', { who: v.seat, target: v.card }))
  .step('kind', ['WOW-EVT-07', 'WOW-EVT-01'], (g, v) => g.goto(eventFront(g, v.card).scope))
  .step('global', ['WOW-EVT-08', 'WOW-EVT-09'], (g, v) => {
    const { global } = g.board;
    if (global !== null) endEvent(g, global);
    g.board.global = v.card;
    enterPlay(g, v.card, v.card);
    g.tell?.('event-placed', { card: v.card, space: null });
    return g.goto('placed');
  })
  .step('location', ['WOW-EVT-10', 'WOW-EVT-11', 'WOW-EVT-16'], (g, v) => {
    const { at = '' } = eventFront(g, v.card);
    for (const card of eventsAt(g, at)) endEvent(g, card);
    g.board.locations.push({ card: v.card, space: at });
    enterPlay(g, v.card, v.card);
    g.tell?.('event-placed', { card: v.card, space: at });
    return window(g, 'event-placed', { who: v.seat, target: v.card });
  })
  .step('waits', 'WOW-EVT-16', (g) => g.end(undefined))
  .step('placed', 'WOW-EVT-08', (g, v) => window(g, 'event-placed', { who: v.seat, target: v.card }))
  .step('begins', 'WOW-EVT-08', (g, v) => g.call(runProgram, textOf(g, v)))
  .step('goes-on', 'WOW-EVT-08', (g) => g.end(undefined))
  .step('special', 'WOW-EVT-14', (g, v) => g.call(runProgram, textOf(g, v)))
  .step('discard', 'WOW-EVT-15', (g, v) => {
    // It may have been flipped into an item, an enemy or an event that stays.
    if (!g.board.drawn.includes(v.card)) return;
    putDown(g, v.card);
    discardChallenge(g, v.card);
  });

/** What the side that is up says. */
function textOf(g: G, { card, seat }: { card: CardId; seat: string }) {
  const { id } = challengeCard(g, card);
  const side = g.board.flipped.includes(card) ? 'back' : 'front';
  return programOf({ you: seat, self: card, target: null }, `${id}/${side}`);
}

/** A location event resolved by whoever is in its space. */
const resolve = procedure(resolveEvent).step('resolve', ['WOW-EVT-12', 'WOW-EVT-17'], (g, v) => {
  g.tell?.('event-resolved', { seat: v.seat, card: v.card });
  return g.call(runProgram, textOf(g, v));
});

/** From now on the back counts: an item, an enemy, another event, or nothing. */
const flip = procedure(flipEvent)
  .step('flip', 'WOW-EVT-02', (g, v) => {
    g.board.flipped.push(v.card);
    g.tell?.('flipped', { card: v.card });
    return g.goto(challengeCard(g, v.card).back.is);
  })
  .step('item', 'WOW-EVT-03', (g, v) => {
    takeAway(g, v.card);
    giveItem(g, rivalOf(g, v.seat), v.card);
    return window(g, 'item-gained', { who: v.seat, target: v.card });
  })
  .step('item-gained', 'WOW-EVT-03', (g) => g.end(undefined))
  .step('enemy', ['WOW-EVT-04', 'WOW-EVT-05', 'WOW-EVT-06'], (g, v) => {
    takeAway(g, v.card);
    const rival = rivalOf(g, v.seat);
    const space = rival.space ?? '';
    if (isInCity(g, rival)) {
      discardChallenge(g, v.card);
      return g.end(undefined);
    }
    const own = g.board.phase === 'challenge' && g.board.active === v.seat && g.board.combat === null;
    return own
      ? g.call(fight, { combat: 'drawn', seat: v.seat, foe: v.card, space })
      : g.call(becomeUndefeated, { card: v.card, space });
  })
  .step('fought', 'WOW-EVT-04', (g) => g.end(undefined))
  .step('event', 'WOW-EVT-02', (g, v) => g.call(runProgram, textOf(g, v)))
  .step('event-read', 'WOW-EVT-02', (g) => g.end(undefined))
  .step('none', 'WOW-EVT-02', (g, v) => {
    if (isEventInPlay(g, v.card)) endEvent(g, v.card);
  });

/** Off the board, or out of the hand that drew it. */
function takeAway(g: G, card: CardId): void {
  if (isEventInPlay(g, card)) liftEvent(g, card);
  putDown(g, card);
}

export const eventProcedures = [follow, resolve, flip];
