import type { Gathered } from './answers.js';
import { parsed } from './game.js';
import { Dice } from './rng.js';
import type { Decision, EntityId, Event, OptionId, RngState, SeatId, State, Viewer } from './state.js';
import { ABILITY_MARK } from './triggers.js';

/** A decision as somebody sees who may not know what is offered: that it is there, and whose it is. */
export type HiddenDecision = Pick<Decision, 'id' | 'seat' | 'by' | 'ask' | 'rules'> & {
  readonly hidden: true;
};
export type OpenDecision = (Decision & { readonly hidden?: false }) | HiddenDecision;

/** What is asked, as a viewer may know it. `secret` says of which questions the options would tell something. */
export function openFor<B>(
  { open }: State<B>,
  viewer: Viewer,
  secret: (ask: string) => boolean,
): readonly OpenDecision[] {
  return open.map((decision) => {
    if (decision.by === viewer || !secret(decision.ask)) return decision;
    const { id, seat, by, ask, rules } = decision;
    return { id, seat, by, ask, rules, hidden: true };
  });
}

/** An event as a viewer may know it; null if nothing of it is for this viewer. */
export function eventFor(event: Event, viewer: Viewer): Event | null {
  if (event.seenBy === 'all' || event.seenBy.includes(viewer)) return event;
  return event.others === null ? null : { ...event, data: event.others };
}

export function eventsFor(events: readonly Event[], viewer: Viewer): Event[] {
  return events.map((event) => eventFor(event, viewer)).filter((event) => event !== null);
}

/**
 * Whoever has answered already while others are still asked has answered in secret: in an imagined world these
 * answers are drawn anew from what was offered. The viewer's own stays.
 */
export function redrawAnswers<B>({ stack }: State<B>, viewer: Viewer, rng: RngState): void {
  let dice: Dice | undefined;
  for (const frame of stack) {
    if (frame.answer === null) continue;
    const { given, closed } = frame.answer as unknown as Gathered;
    dice ??= new Dice(rng);
    for (const decision of closed) if (decision.by !== viewer) redraw(given, decision, dice);
  }
  dice?.store();
}

/** For a thing that was hidden: the one that lies in its place in an imagined world. */
export type Exchanged = { readonly [thing: EntityId]: EntityId };

/** What rules in progress and questions say about hidden things, they say about those that lie there now. */
export function exchange<B>(world: State<B>, exchanged: Exchanged): void {
  const renamed = <V>(value: V): V => renameIn(value, exchanged) as V;
  for (const frame of world.stack) {
    frame.vars = renamed(frame.vars);
    frame.answer = renamed(frame.answer);
  }
  world.open = world.open.map((decision) => ({
    ...decision,
    options: renamed(decision.options),
    proposals: renamed(decision.proposals),
  }));
}

/** What others are asked, or were asked and have answered in secret, depends on what they hold in this world. */
export function askAnew<B>(world: State<B>, viewer: Viewer, anew: (decision: Decision) => Decision): void {
  const again = (decision: Decision) => (decision.by === viewer ? decision : anew(decision));
  world.open = world.open.map(again);
  for (const frame of world.stack) {
    if (frame.answer === null) continue;
    const gathered = frame.answer as unknown as Gathered;
    gathered.closed = gathered.closed.map(again);
  }
}

/** The name of an ability holds the thing that it stands on. */
const renameThing = (name: string, exchanged: Exchanged): string =>
  exchanged[name] ??
  (name.includes(ABILITY_MARK)
    ? name
        .split(ABILITY_MARK)
        .map((part) => exchanged[part] ?? part)
        .join(ABILITY_MARK)
    : name);

function renameIn(value: unknown, exchanged: Exchanged): unknown {
  if (typeof value === 'string') return renameThing(value, exchanged);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renameIn(item, exchanged));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renameIn(item, exchanged)]));
}

function redraw(given: { [seat: SeatId]: unknown }, decision: Decision, dice: Dice): void {
  const { form, options, min, max, seat } = decision;
  const count = min + dice.draw('imagined answer', max - min + 1);
  const picks: OptionId[] = dice.shuffle('imagined answer', options.slice()).slice(0, count);
  given[seat] = parsed(form, picks);
}
