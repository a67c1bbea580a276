import type { Event, Text } from '@questhall/engine';
import type { AcgEvent } from '../events.js';
import { cardName, heroName } from '../names.js';
import type { Words } from '../text/words.js';

/** An event with its own line. */
export type Said = { readonly event: Event; readonly text: Text };
export type Joined = { readonly text: Text; readonly used: number };

type Pair = {
  readonly first: AcgEvent;
  readonly then: AcgEvent;
  /** Both must be about the same thing. */
  readonly same: string;
  readonly key: string;
  readonly only?: (first: Event) => boolean;
};

const faceup = ({ data }: Event) => typeof data.card === 'string' && data.place !== 'shadows';

/** Two events in a row that people would tell in one sentence. */
const pairs: readonly Pair[] = [
  { first: 'enemy-spawned', then: 'enemy-engaged', same: 'enemy', key: 'spawned-engaged', only: faceup },
  { first: 'enemy-revealed', then: 'enemy-engaged', same: 'enemy', key: 'revealed-engaged' },
  { first: 'enemy-revealed', then: 'keyword', same: 'enemy', key: 'revealed-acts' },
  { first: 'enemy-wounded', then: 'enemy-defeated', same: 'enemy', key: 'wounded-defeated' },
  { first: 'gear-claimed', then: 'gear-equipped', same: 'card', key: 'claimed-equipped' },
  { first: 'action-chosen', then: 'action-targets', same: 'hero', key: 'action-on' },
  { first: 'enemies-attack', then: 'attack-blocked', same: 'hero', key: 'attack-blocked' },
  { first: 'dungeon-drawn', then: 'item-claimed', same: 'card', key: 'item-found' },
];

/** The same thing several times in a row, to one hero or to nobody in particular. */
type Run = { readonly key: string; readonly only?: (event: Event) => boolean };
const runs: { readonly [type in AcgEvent]?: Run } = {
  'enemy-spawned': { key: 'facedown-spawned', only: ({ data }) => data.card === null },
  'action-readied': { key: 'actions-readied' },
  'gear-refreshed': { key: 'gear-refreshed' },
};

/** What can be told in one sentence from here on, if it is more than one event. */
export function joinedAt(said: readonly Said[], at: number, w: Words): Joined | undefined {
  return (
    rollAt(said, at) ??
    runAt(said, at, w) ??
    travelAt(said, at) ??
    perilAt(said, at) ??
    useAt(said, at, w) ??
    pairAt(said, at)
  );
}

function pairAt(said: readonly Said[], at: number): Joined | undefined {
  const [one, other] = [said[at], said[at + 1]];
  if (one === undefined || other === undefined) return undefined;
  const pair = pairs.find(({ first, then, same, only }) => {
    if (first !== one.event.type || then !== other.event.type) return false;
    return one.event.data[same] === other.event.data[same] && only?.(one.event) !== false;
  });
  if (pair === undefined) return undefined;
  const args = { ...one.text.args, ...other.text.args };
  return { text: { key: `told.${pair.key}`, args }, used: 2 };
}

function runAt(said: readonly Said[], at: number, w: Words): Joined | undefined {
  const first = said[at]?.event;
  const run = first === undefined ? undefined : runs[first.type as AcgEvent];
  if (first === undefined || run === undefined || run.only?.(first) === false) return undefined;
  const rest = said.slice(at);
  const end = rest.findIndex(({ event }) => !isAnother(first, event, run.only));
  const group = end < 0 ? rest : rest.slice(0, end);
  if (group.length < 2) return undefined;
  const { hero } = first.data;
  const cards = w.list(group.map(({ event }) => cardName(String(event.data.card), w)));
  const args = { count: group.length, cards, hero: typeof hero === 'string' ? heroName(hero, w) : '' };
  return { text: { key: `told.${run.key}`, args }, used: group.length };
}

function isAnother(first: Event, event: Event, only: ((event: Event) => boolean) | undefined): boolean {
  return event.type === first.type && event.data.hero === first.data.hero && only?.(event) !== false;
}

/** Leaving one location is entering the next. */
function travelAt(said: readonly Said[], at: number): Joined | undefined {
  const [left, entered] = [said[at], said[at + 1]];
  if (left?.event.type !== 'location-left' || entered?.event.type !== 'location-revealed') return undefined;
  const args = { ...entered.text.args, left: left.text.args.location ?? '' };
  return { text: { key: 'told.travelled', args }, used: 2 };
}

/** The heading of the peril phase says where peril now stands. */
function perilAt(said: readonly Said[], at: number): Joined | undefined {
  const [phase, moved] = [said[at]?.event, said[at + 1]];
  if (phase?.type !== 'phase' || phase.data.phase !== 'peril' || moved?.event.type !== 'peril-moved')
    return undefined;
  return {
    text: { key: 'told.peril-grows', args: { ...moved.text.args, round: Number(phase.data.round) } },
    used: 2,
  };
}

const USES: readonly AcgEvent[] = ['gear-exhausted', 'gear-depleted', 'item-used'];

/** Who exhausts a card for what it says need not hear it read out: what it does is told next. */
function useAt(said: readonly Said[], at: number, w: Words): Joined | undefined {
  const [ability, use] = [said[at], said[at + 1]];
  if (ability?.event.type !== 'ability' || use === undefined || !USES.includes(use.event.type as AcgEvent))
    return undefined;
  const same = cardName(String(ability.event.data.card), w) === cardName(String(use.event.data.card), w);
  return same ? { text: use.text, used: 2 } : undefined;
}

/** A roll with the criticals that roll on, and what comes of it if nobody changes it first. */
function rollAt(said: readonly Said[], at: number): Joined | undefined {
  if (said[at]?.event.type !== 'dice-rolled') return undefined;
  const rest = said.slice(at + 1);
  const end = rest.findIndex(({ event }) => event.type !== 'critical');
  const criticals = end < 0 ? rest.length : end;
  const sum = rest[criticals]?.event.type === 'successes' ? rest[criticals] : undefined;
  const dice = said[at + criticals]?.text.args.dice ?? '';
  const args = {
    ...sum?.text.args,
    dice,
    criticals,
    summed: sum === undefined ? 'no' : 'yes',
    count: sum?.text.args.count ?? 0,
  };
  return { text: { key: 'told.rolled', args }, used: 1 + criticals + (sum === undefined ? 0 : 1) };
}
