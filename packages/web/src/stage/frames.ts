import type { Happened, Line, Scene } from '@questhall/table';
import { BEATS, type Beat, type BeatName, type Frame, type Staging, type Told } from './beat.js';

/** A throw and what comes of it, told in 1.6 seconds; a second throw takes longer, and so does whatever others do then. */
const LIMIT = 1600;
const MORE: { readonly [beat in BeatName]?: number } = { again: 360, act: 240, phase: 560, draw: 240 };
const LONGEST = 5200;

export type Pace = {
  /** What every time is multiplied by. */
  readonly pace: number;
  /** The longest that all of it may take at normal speed. */
  readonly limit?: number | undefined;
};

type Step = Beat & { readonly events: readonly Happened[]; readonly line: Line; readonly at: number };

/**
 * What is seen between two scenes, in order. Each part of the table stays as it was until the last beat that is about
 * it; the last frame is exactly the new table. Nothing to be seen: no frames.
 */
export function framesOf<View, Thrown>(
  old: { readonly view: View; readonly thrown: Thrown | null },
  { view: now, news }: Pick<Scene<View>, 'view' | 'news'>,
  staging: Staging<View, Thrown>,
  { pace, limit }: Pace,
): Frame<View, Thrown>[] {
  const lines = news.lines.filter(({ kind }) => kind !== 'chapter');
  const steps = fallsLast(joined(lines.flatMap((line, at) => stepsOf(line, at, staging))));
  const silent = news.lines.flatMap(({ events }) => events);
  if (steps.length === 0) return [];
  const other = steps.findIndex(({ parts }) => parts === 'all');
  const since: Happened[] = [];
  let dice = false;
  const frames = steps.map((step, i): Frame<View, Thrown> => {
    since.push(...step.events);
    const lay = dice;
    dice = WITH_DICE.includes(step.beat) || (dice && !WITHOUT_DICE.includes(step.beat));
    return {
      beat: step.beat,
      view: viewAt(i),
      thrown: staging.thrownAfter(old.thrown, since),
      ...{ dice, leaving: lay && !dice, to: step.to, by: step.by, events: step.events, since: [...since] },
      line: steps.slice(i).some((later) => later.line === step.line && isRolling(later)) ? null : step.line,
      ...{ before: lines[step.at - 1] ?? null, at: step.at + 1, count: lines.length },
      lasts: BEATS[step.beat],
    };
  });
  const thrown = staging.thrownAfter(old.thrown, silent);
  const isOtherTurn = staging.isOtherTurn(old.view, now);
  const end = ending(frames, now, thrown, isOtherTurn, lines.at(-1) ?? null);
  return paced([...frames, end], pace, limit);

  function viewAt(i: number): View {
    if (other >= 0) return i >= other ? now : staging.between(old.view, old.view, counted(steps, i, staging));
    const before = LATE.includes(steps[i]?.beat as BeatName) ? i - 1 : i;
    return staging.between(old.view, now, toldBy(steps, before, counted(steps, i, staging)));
  }
}

const WITH_DICE: readonly BeatName[] = ['roll', 'again', 'sum'];
const WITHOUT_DICE: readonly BeatName[] = ['act', 'phase', 'turn', 'draw', 'deal', 'move'];
/** A sentence is not read before the dice that it tells of have come to rest. */
const isRolling = ({ beat }: Step): boolean => beat === 'roll' || beat === 'again';
/** Seen before it is true: whoever falls is there until it is over. */
const LATE: readonly BeatName[] = ['fall', 'roll'];

/** An event has happened when the last that is seen of it has been. */
function stepsOf<View, Thrown>(line: Line, at: number, { beatsOf }: Staging<View, Thrown>): Step[] {
  return line.events.flatMap((event) =>
    beatsOf(event).map((beat, i, { length }) => ({
      ...beat,
      ...{ events: i === length - 1 ? [event] : [], line, at },
    })),
  );
}

/** What happens to several in one sentence happens to all of them at once. */
function joined(steps: readonly Step[]): Step[] {
  const all: Step[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    if (last === undefined || last.beat !== step.beat || !isOneMoment(last, step)) all.push(step);
    else all[all.length - 1] = both(last, step);
  }
  return all;
}

const TOGETHER: readonly BeatName[] = ['aim', 'roll', 'sum', 'fall', 'change', 'flip', 'arrive', 'turn'];
const isOneMoment = (one: Step, next: Step): boolean =>
  TOGETHER.includes(next.beat) && (one.line === next.line || next.beat !== 'change');

function both(one: Step, next: Step): Step {
  return {
    ...one,
    line: next.line,
    at: next.at,
    parts: one.parts === 'all' || next.parts === 'all' ? 'all' : [...one.parts, ...next.parts],
    to: [...one.to, ...next.to],
    by: [...one.by, ...next.by],
    events: [...one.events, ...next.events],
  };
}

const BLOWS: readonly BeatName[] = ['blow', 'wound', 'back', 'block', 'fall', 'heal'];

/** In an exchange of blows whoever falls does so last: an enemy that is defeated still strikes. */
function fallsLast(steps: readonly Step[]): Step[] {
  const all: Step[] = [];
  let falls: Step[] = [];
  for (const step of steps) {
    if (!BLOWS.includes(step.beat)) {
      all.push(...falls);
      falls = [];
    }
    if (step.beat === 'fall') falls.push(step);
    else all.push(step);
  }
  return joined([...all, ...falls]);
}

/** Everything that was counted so far. */
function counted<View, Thrown>(steps: readonly Step[], upTo: number, staging: Staging<View, Thrown>): Told {
  const counts = new Map<string, number>();
  const events = steps.slice(0, upTo + 1).flatMap((step) => step.events);
  for (const event of events) {
    const count = staging.countOf(event);
    if (count !== null) counts.set(count.part, (counts.get(count.part) ?? 0) + count.by);
  }
  return { isNew: () => false, isTold: () => false, count: (part) => counts.get(part) ?? 0, events };
}

/** A part is as it is now when no later beat is about it. */
function toldBy(steps: readonly Step[], upTo: number, { count, events }: Told): Told {
  const named = (some: readonly Step[]) =>
    new Set(some.flatMap(({ parts }) => (parts === 'all' ? [] : parts)));
  const [past, ahead] = [named(steps.slice(0, upTo + 1)), named(steps.slice(upTo + 1))];
  const isTold = (part: string) => past.has(part);
  const isNew = (part: string) => isTold(part) && !ahead.has(part);
  return { isNew, isTold, count: (part) => (isNew(part) ? 0 : count(part)), events };
}

/** What is still on its way when the next thing may be seen. */
const GOES_ON: readonly BeatName[] = ['draw', 'arrive', 'move', 'fall', 'flip'];

/** The new table, with nothing over it; a moment longer where somebody else acts now. */
function ending<View, Thrown>(
  frames: readonly Frame<View, Thrown>[],
  view: View,
  thrown: Thrown | null,
  isOtherTurn: boolean,
  told: Line | null,
): Frame<View, Thrown> {
  const last = frames.at(-1) as Frame<View, Thrown>;
  const lasts = isOtherTurn || last.dice || GOES_ON.includes(last.beat) ? BEATS.turn : 0;
  const nothing = { dice: false, leaving: last.dice, to: [], by: [], events: [] };
  return { ...last, ...nothing, line: last.line ?? told, beat: 'turn', view, thrown, lasts };
}

function paced<View, Thrown>(frames: Frame<View, Thrown>[], pace: number, limit?: number) {
  const more = frames.reduce((sum, { beat }) => sum + (MORE[beat] ?? 0), 0);
  const longest = limit ?? Math.min(LONGEST, LIMIT + more);
  const total = frames.reduce((sum, { lasts }) => sum + lasts, 0);
  const share = pace * Math.min(1, longest / Math.max(1, total));
  return frames.map((frame) => ({ ...frame, lasts: Math.round(frame.lasts * share) }));
}
