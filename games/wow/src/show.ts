import type { Event, Passage, Text } from '@questhall/engine';
import { showsOf } from '@questhall/tabletop';
import type { WowEvent } from './events.js';
import { nameOf } from './names.js';
import { orderText } from './orders.js';
import { box, cards } from './show/cards.js';
import { eventText } from './show/events.js';
import { journal, standing } from './show/journal.js';
import { table } from './show/table.js';
import { events as english } from './text/en/events.js';
import type { Words } from './text/words.js';
import type { WowView } from './view.js';

/** What opens a stretch of the game, and what somebody does in it; all else follows from that. */
const PARTS: readonly WowEvent[] = ['turn', 'phase'];
const MOVES: readonly WowEvent[] = [
  'movement-roll',
  'moved',
  'plays',
  'resource',
  'discovery-revealed',
  'challenge-drawn',
  'combat',
  'event-resolved',
  'quest-completed',
];

/** Every kind of event that there is. */
export const eventTypes = Object.keys(english)
  .map((key) => key.slice('event.'.length))
  .sort() as WowEvent[];

function chronicle(events: readonly Event[], view: WowView, words: Words): Passage[] {
  return events.map((event) => ({
    kind: kindOf(event.type as WowEvent),
    text: eventText(event, view, words),
    events: [event],
  }));
}

function kindOf(type: WowEvent): Passage['kind'] {
  if (PARTS.includes(type)) return 'part';
  return MOVES.includes(type) ? 'move' : 'detail';
}

const none = (): Text[] => [];

/** How the game is told to people: names, the table in lines, the chronicle. */
export const showIn = showsOf<WowView, Words>({
  name: nameOf,
  table,
  event: eventText,
  chronicle,
  journal,
  standing,
  cover: (_, words) => ({ kind: { key: 'detail.text', args: { text: '' } }, title: words.names.title }),
  road: () => [],
  company: () => [],
  tally: none,
  cards,
  box,
  odds: ({ what }) => ({ key: 'detail.text', args: { text: what } }),
  isOffer: (ask) => ask === 'use-ability' || ask === 'reroll-movement' || ask === 'reroll-combat',
  order: orderText,
  welcome: ['valor'],
});
