import type { Passage } from '@questhall/engine';
import type { CcEvent } from '../events.js';

/**
 * What opens a stretch of the game, what somebody does in it, and what follows from that. Silent is what another event
 * beside it tells already.
 */
export const KINDS = {
  'tutorial-begins': 'move',
  'tutorial-ends': 'move',
  'quest-begins': 'move',
  leader: 'detail',
  'journey-chosen': 'move',
  'hero-picked': 'detail',
  symbol: 'silent',
  'set-up': 'move',
  placed: 'detail',
  'journey-begins': 'silent',
  'journey-ends': 'move',
  'quest-ends': 'move',
  unlocked: 'move',

  turn: 'part',
  phase: 'part',
  nightfall: 'detail',
  'night-falls': 'move',
  'day-breaks': 'move',
  'quest-track': 'detail',
  destiny: 'move',
  'destiny-skipped': 'move',
  'destiny-spent': 'move',
  'destiny-moved': 'detail',
  'activation-roll': 'move',
  'die-placed': 'silent',
  initiative: 'move',
  'initiative-changed': 'detail',
  gambit: 'detail',
  activates: 'part',
  'activation-over': 'silent',

  rolled: 'detail',
  rerolled: 'detail',
  'quest-die': 'silent',
  'die-spent': 'move',
  'die-changed': 'detail',
  'dice-lowered': 'move',

  action: 'move',
  moved: 'detail',
  shifted: 'detail',
  searched: 'detail',
  discovered: 'detail',
  'treasure-gained': 'detail',
  'treasure-lost': 'detail',
  'treasure-used': 'silent',
  'realmstone-gained': 'detail',
  'item-gained': 'detail',
  'item-lost': 'detail',
  traded: 'move',
  'zone-placed': 'detail',
  inspiration: 'detail',
  inspired: 'detail',
  freed: 'detail',
  experience: 'detail',
  'level-gained': 'detail',
  empowered: 'move',

  attack: 'detail',
  'attack-result': 'detail',
  'hostile-damaged': 'detail',
  'damage-ignored': 'detail',
  'damage-reduced': 'detail',
  'hostile-slain': 'detail',
  'hero-damaged': 'detail',
  wound: 'detail',
  healed: 'detail',
  'hero-out': 'detail',
  'hero-dies': 'detail',
  'hero-returned': 'move',
  'hero-away': 'detail',
  ailment: 'detail',
  'ailment-over': 'detail',
  reaction: 'move',
  'reaction-lapsed': 'detail',

  'encounter-drawn': 'detail',
  'group-arrives': 'move',
  deployed: 'detail',
  'not-deployed': 'detail',
  'driven-off': 'move',
  behaviour: 'move',
  'hostile-acts': 'silent',
  'stands-up': 'move',
  removed: 'detail',

  'gateway-opened': 'detail',
  exploration: 'detail',
  'tile-added': 'detail',
  'tile-removed': 'move',
  'thing-placed': 'detail',
  'thing-removed': 'detail',
  gravetide: 'move',

  event: 'move',
  crisis: 'move',
  'crisis-cancelled': 'detail',
  'acting-hero': 'silent',
  entry: 'move',
  'extraction-event': 'move',
  survival: 'move',
  track: 'detail',
  destroyed: 'move',
  pending: 'move',

  ability: 'detail',
  counted: 'detail',
  'stat-changed': 'detail',
  forbidden: 'detail',
} as const satisfies { readonly [type in CcEvent]: Passage['kind'] | 'silent' };

/** What has a sentence of its own. */
export type ToldEvent = {
  [type in CcEvent]: (typeof KINDS)[type] extends 'silent' ? never : type;
}[CcEvent];

/** Every kind of event that there is. */
export const eventTypes = Object.keys(KINDS) as CcEvent[];
