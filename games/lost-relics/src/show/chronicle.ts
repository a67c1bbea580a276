import type { Event, Passage, Text } from '@questhall/engine';
import type { LrEvent } from '../events.js';
import type { Words } from '../text/words.js';
import type { LrView } from '../view.js';
import { chapterOf } from './chapters.js';
import { citedFirst } from './cited.js';
import { eventText } from './events.js';

/** An event with its own line. */
type Said = { readonly event: Event; readonly text: Text };
type Joined = { readonly text: Text; readonly used: number };

/** What happened between two questions, told in passages. */
export function chronicle(events: readonly Event[], view: LrView, words: Words): Passage[] {
  const said = withoutEmptyPhases(spoken(events, view, words));
  const passages: Passage[] = [];
  for (let at = 0; at < said.length; ) {
    const passage = passageAt(said, at, view, words);
    passages.push(passage);
    at += passage.events.length;
  }
  return passages;
}

function spoken(events: readonly Event[], view: LrView, words: Words): Said[] {
  return events.flatMap((event) => {
    const text = eventText(event, view, words);
    return text === null ? [] : [{ event, text }];
  });
}

/** A phase in which nothing happens is not worth a heading, nor one that is told by its only line. */
function withoutEmptyPhases(said: readonly Said[]): Said[] {
  return said.filter(({ event: { type } }, at) => {
    const next = said[at + 1]?.event.type;
    return type !== 'phase' || !TOLD_ALONE.includes(next as LrEvent);
  });
}

const TOLD_ALONE: readonly LrEvent[] = ['phase', 'initiative', 'adventure-ends'];

function passageAt(said: readonly Said[], at: number, view: LrView, words: Words): Passage {
  const { event, text } = said[at] as Said;
  const chapter = chapterOf(event, view, words);
  if (chapter !== null) return { kind: 'chapter', ...chapter, events: [event] };
  const joined = diceAt(said, at) ?? pairAt(said, at);
  const used = said.slice(at, at + (joined?.used ?? 1)).map((one) => citedFirst(one.event, words));
  const kind = used.map(({ type }) => KINDS[type as LrEvent]).find((one) => one !== 'detail') ?? 'detail';
  return { kind, text: joined?.text ?? text, events: used };
}

/** What opens a stretch of the game, what somebody does in it, and what follows from that. */
const KINDS: { readonly [type in LrEvent]: Passage['kind'] } = {
  phase: 'part',
  turn: 'part',
  'adventure-begins': 'move',
  placed: 'move',
  dice: 'move',
  initiative: 'move',
  'dice-set-to-1': 'move',
  action: 'move',
  chain: 'move',
  'hero-returned': 'move',
  reaction: 'move',
  'hostile-acts': 'move',
  'leader-action': 'move',
  story: 'move',
  'set-up': 'detail',
  'adventure-ends': 'detail',
  'round-over': 'detail',
  'die-spent': 'detail',
  'die-changed': 'detail',
  'destiny-gained': 'detail',
  'destiny-spent': 'detail',
  moved: 'detail',
  shifted: 'detail',
  'door-opened': 'detail',
  'door-closed': 'detail',
  'thing-used': 'detail',
  'thing-moved': 'detail',
  attack: 'detail',
  'hostile-damaged': 'detail',
  'hostile-slain': 'detail',
  'hero-damaged': 'detail',
  'hero-wounded': 'detail',
  'hero-unwounded': 'detail',
  'hero-out': 'detail',
  healed: 'detail',
  prevented: 'detail',
  blocked: 'detail',
  spawned: 'detail',
  'treasure-drawn': 'detail',
  'treasure-gained': 'detail',
  'treasure-returned': 'detail',
  'treasure-lost': 'detail',
  'treasure-used-up': 'detail',
  ability: 'detail',
  counted: 'detail',
  'marker-moved': 'detail',
  'stat-changed': 'detail',
};

/** Every kind of event that there is. */
export const eventTypes = Object.keys(KINDS) as LrEvent[];

type Pair = {
  readonly first: LrEvent;
  readonly then: LrEvent;
  /** What both must be about. */
  readonly same: readonly [first: string, then: string];
  readonly key: string;
};

/** Two events in a row that people would tell in one sentence. */
const pairs: readonly Pair[] = [
  { first: 'die-spent', then: 'action', same: ['hero', 'hero'], key: 'die-action' },
  { first: 'attack', then: 'hero-damaged', same: ['target', 'hero'], key: 'attack-hero' },
  { first: 'hostile-damaged', then: 'hostile-slain', same: ['hostile', 'hostile'], key: 'damaged-slain' },
  { first: 'hero-damaged', then: 'hero-wounded', same: ['hero', 'hero'], key: 'damaged-wounded' },
  { first: 'hero-damaged', then: 'hero-out', same: ['hero', 'hero'], key: 'damaged-out' },
];

function pairAt(said: readonly Said[], at: number): Joined | undefined {
  const [one, other] = [said[at], said[at + 1]];
  if (one === undefined || other === undefined) return undefined;
  const pair = pairs.find(
    ({ first, then, same: [mine, theirs] }) =>
      first === one.event.type &&
      then === other.event.type &&
      one.event.data[mine] === other.event.data[theirs],
  );
  if (pair === undefined) return undefined;
  const fate = pair.key === 'attack-hero' ? fateOf(said, at + 2, other.event) : undefined;
  const args = { ...one.text.args, ...other.text.args, fate: fate ?? 'none' };
  return { text: { key: `told.${pair.key}`, args }, used: fate === undefined ? 2 : 3 };
}

const FATES: { readonly [type: string]: string } = { 'hero-wounded': 'wounded', 'hero-out': 'out' };

/** What the damage of an attack has made of the hero. */
function fateOf(said: readonly Said[], at: number, { data }: Event): string | undefined {
  const next = said[at]?.event;
  if (next === undefined || next.data.hero !== data.hero) return undefined;
  return FATES[next.type];
}

/** All heroes roll at once. */
function diceAt(said: readonly Said[], at: number): Joined | undefined {
  const rest = said.slice(at);
  const end = rest.findIndex(({ event }) => event.type !== 'dice');
  const rolls = end < 0 ? rest : rest.slice(0, end);
  if (rolls.length < 2) return undefined;
  const each = rolls.map(({ text, event: { data } }) => {
    const dice = Array.isArray(data.dice) ? data.dice.join(' ') : '';
    return `${text.args.hero} ${dice}`;
  });
  return { text: { key: 'told.dice', args: { rolls: each.join('; ') } }, used: rolls.length };
}
