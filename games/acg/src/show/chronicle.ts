import type { Event, Passage } from '@questhall/engine';
import type { AcgEvent } from '../events.js';
import type { Words } from '../text/words.js';
import type { AcgView } from '../view.js';
import { chapterOf } from './chapters.js';
import { eventText } from './events.js';
import { joinedAt, type Said } from './joins.js';

/** What happened between two questions, told in passages. */
export function chronicle(events: readonly Event[], view: AcgView, w: Words): Passage[] {
  const said = withoutEmptyPhases(spoken(events, view, w));
  const passages: Passage[] = [];
  for (let at = 0; at < said.length; ) {
    const passage = passageAt(said, at, view, w);
    passages.push(passage);
    at += passage.events.length;
  }
  return passages;
}

function spoken(events: readonly Event[], view: AcgView, w: Words): Said[] {
  return events.flatMap((event) => {
    const text = eventText(event, view, w);
    return text === null ? [] : [{ event, text }];
  });
}

/** A location phase in which nothing happens is not worth a heading. */
function withoutEmptyPhases(said: readonly Said[]): Said[] {
  return said.filter(({ event: { type, data } }, at) => {
    const next = said[at + 1]?.event;
    return type !== 'phase' || data.phase !== 'location' || next?.type !== 'phase';
  });
}

function passageAt(said: readonly Said[], at: number, view: AcgView, w: Words): Passage {
  const { event, text } = said[at] as Said;
  const chapter = chapterOf(event, view, w);
  if (chapter !== null) return { kind: 'chapter', ...chapter, events: [event] };
  const goesOn = isSameEnemy(said, at);
  const kind = goesOn ? 'detail' : kindOf(said, at);
  const joined = joinedAt(said, at, w);
  if (joined !== undefined) {
    const events = said.slice(at, at + joined.used).map((one) => one.event);
    return { kind, text: joined.text, events };
  }
  return { kind, text: goesOn ? { ...text, key: 'told.then-keyword' } : text, events: [event] };
}

/** A facedown enemy that acts is revealed first: that is where its line begins. */
function kindOf(said: readonly Said[], at: number): Passage['kind'] {
  const { event } = said[at] as Said;
  const next = said[at + 1]?.event;
  const acts =
    event.type === 'enemy-revealed' && next?.type === 'keyword' && next.data.enemy === event.data.enemy;
  return acts ? 'move' : KINDS[event.type as AcgEvent];
}

/** The next keyword of the enemy that is acting already. */
function isSameEnemy(said: readonly Said[], at: number): boolean {
  const { event } = said[at] as Said;
  if (event.type !== 'keyword') return false;
  const before = said.slice(0, at).findLast(({ event }) => KINDS[event.type as AcgEvent] !== 'detail')?.event;
  return before?.type === 'keyword' && before.data.enemy === event.data.enemy;
}

/** What opens a stretch of the game, what somebody does in it, and what follows from that. */
const KINDS: { readonly [type in AcgEvent]: Passage['kind'] } = {
  phase: 'part',
  settlement: 'part',
  seasoned: 'move',
  'quest-ended': 'move',
  'peril-effect': 'move',
  'action-chosen': 'move',
  'nemesis-effect': 'move',
  'hero-defeated': 'move',
  keyword: 'move',
  'enemies-readied': 'move',
  'location-revealed': 'move',
  'location-left': 'move',
  'dungeon-drawn': 'move',
  'gear-given': 'move',
  visit: 'move',
  'set-up': 'detail',
  'decks-built': 'detail',
  leader: 'detail',
  section: 'detail',
  'peril-moved': 'detail',
  'deck-rebuilt': 'detail',
  'shuffled-in': 'detail',
  'looked-at': 'detail',
  activation: 'detail',
  'action-targets': 'detail',
  'tokens-spent': 'detail',
  'dice-rolled': 'detail',
  critical: 'detail',
  'dice-rerolled': 'detail',
  'roll-modified': 'detail',
  'icon-converted': 'detail',
  successes: 'detail',
  'attack-hits': 'detail',
  'attack-blocked': 'detail',
  'enemies-attack': 'detail',
  ability: 'detail',
  wounds: 'detail',
  recovered: 'detail',
  'hero-flipped': 'detail',
  'hero-revived': 'detail',
  'tokens-claimed': 'detail',
  'tokens-discarded': 'detail',
  'condition-gained': 'detail',
  'condition-lost': 'detail',
  'action-exhausted': 'detail',
  'action-readied': 'detail',
  'action-upgraded': 'detail',
  'capacity-raised': 'detail',
  'enemy-spawned': 'detail',
  'enemy-revealed': 'detail',
  'enemy-engaged': 'detail',
  overflow: 'detail',
  'enemy-retreated': 'detail',
  'enemy-exhausted': 'detail',
  'enemy-readied': 'detail',
  'enemy-wounded': 'detail',
  'enemy-recovered': 'detail',
  'enemy-defeated': 'detail',
  'enemy-left-behind': 'detail',
  'enemy-placed': 'detail',
  'stat-modified': 'detail',
  forbidden: 'detail',
  progress: 'detail',
  'progress-removed': 'detail',
  'dungeon-bottomed': 'detail',
  'item-claimed': 'detail',
  'item-used': 'detail',
  'gear-claimed': 'detail',
  'gear-equipped': 'detail',
  'gear-discarded': 'detail',
  'gear-exhausted': 'detail',
  'gear-depleted': 'detail',
  'gear-readied': 'detail',
  'gear-refreshed': 'detail',
  blacksmith: 'detail',
  'added-to-pool': 'detail',
};

/** Every kind of event that there is. */
export const eventTypes = Object.keys(KINDS) as AcgEvent[];
