import type { CcEvents, CcView } from '@questhall/cursed-city';
import type { Happened } from '@questhall/table';

type Rolled = CcEvents['rolled'];
export type Result = Rolled['result'];
export type DieKind = Rolled['dice'][number];

/** What a die shows: a number, or what an action die comes to. */
export type Shown =
  | { readonly tone: 'hero' | 'destiny' | 'quest'; readonly value: number }
  | { readonly tone: DieKind; readonly result: Result };
export type Die = Shown & { readonly times: number; readonly again: boolean };

/** Dice that belong together, and whose they are. */
export type Hand = { readonly of: string | null; readonly dice: readonly Die[] };

/** What was rolled last and what it came to; `number` tells one roll from the next. */
export type Turn = {
  readonly number: number;
  readonly kind: 'destiny' | 'activation' | 'action' | 'quest';
  readonly hands: readonly Hand[];
  /** Whose roll it is, and for what. */
  readonly by: string | null;
  readonly why: string;
  readonly result: Result | null;
  /** What an attack with this roll deals, once that is known. */
  readonly damage: number | null;
  /** What the number of a quest die stands for. */
  readonly means: string | null;
};

const lain = (one: Shown): Die => ({ ...one, times: 1, again: false });

/** What lies there for somebody who has just sat down. */
export function turnIn({ heroes, destiny }: Pick<CcView, 'heroes' | 'destiny'>, number: number): Turn | null {
  const dice = destiny.available.map((value) => lain({ tone: 'destiny', value }));
  if (dice.length === 0 && heroes.every(({ row }) => row.every(({ die }) => die === null))) return null;
  return { ...blank(number), kind: 'destiny', hands: dice.length === 0 ? [] : [{ of: null, dice }] };
}

const blank = (number: number): Turn => ({
  number,
  kind: 'quest',
  hands: [],
  by: null,
  why: '',
  result: null,
  damage: null,
  means: null,
});

/** The dice on the table after something has happened: they stay until the next roll. */
export const turnAfter = (before: Turn | null, events: readonly Happened[]): Turn | null =>
  events.reduce((now, { type, data }) => STEPS[type as keyof CcEvents]?.(now, data as never) ?? now, before);

type Steps = { readonly [type in keyof CcEvents]?: (now: Turn | null, data: CcEvents[type]) => Turn | null };

const next = (now: Turn | null): Turn => blank((now?.number ?? 0) + 1);
const numbers = (tone: 'hero' | 'destiny' | 'quest', dice: readonly number[]): Die[] =>
  dice.map((value) => lain({ tone, value }));

const questRoll = (now: Turn | null, why: string, score: number): Turn => ({
  ...next(now),
  why,
  hands: [{ of: null, dice: numbers('quest', [score]) }],
});
/** The quest die that lies there, if this is what it was rolled for. */
const rolledFor = (now: Turn | null, why: string): Turn | null =>
  now?.kind === 'quest' && now.why === why ? now : null;
function meaning(now: Turn | null, why: string, means: string): Turn | null {
  const rolled = rolledFor(now, why);
  return rolled === null ? now : { ...rolled, means };
}

const STEPS: Steps = {
  destiny: (now, { dice }) => ({
    ...next(now),
    kind: 'destiny',
    hands: [{ of: null, dice: numbers('destiny', dice) }],
  }),
  'activation-roll': (now, { hero, dice }) => {
    const before = now?.kind === 'activation' && !now.hands.some(({ of }) => of === hero) ? now : null;
    const hand = { of: hero, dice: numbers('hero', dice) };
    return { ...(before ?? next(now)), kind: 'activation', hands: [...(before?.hands ?? []), hand] };
  },
  rolled: (now, { by, test, dice, shows, result }) => ({
    ...next(now),
    kind: 'action',
    ...{ by, why: test, result },
    hands: [{ of: by, dice: dice.map((tone, i) => lain({ tone, result: shows[i] ?? 'failure' })) }],
  }),
  rerolled: (now, { by, dice, shows }) =>
    now?.kind !== 'action' || now.by !== by
      ? now
      : {
          ...now,
          result: bestOf(shows),
          hands: now.hands.map(({ of, dice: all }) => ({
            of,
            dice: all.map((die, i) => again(die, shows[i], dice.includes(i))),
          })),
        },
  'attack-result': (now, { attacker, result, damage }) =>
    now?.kind === 'action' && now.by === attacker ? { ...now, result, damage } : now,
  'quest-die': (now, { why, score }) => questRoll(now, why, score),
  behaviour: (now, { slot, score, name }) => ({
    ...(rolledFor(now, 'behaviour') ?? questRoll(now, 'behaviour', score)),
    ...{ by: `group-${slot + 1}`, means: name },
  }),
  event: (now, { name }) => meaning(now, 'event', name),
  'extraction-event': (now, { name }) => meaning(now, 'extraction', name),
};

function again(die: Die, result: Result | undefined, rolled: boolean): Die {
  if (!('result' in die) || result === undefined) return die;
  return rolled ? { ...die, result, times: die.times + 1, again: true } : { ...die, result };
}

const bestOf = (shows: readonly Result[]): Result =>
  shows.includes('critical') ? 'critical' : shows.includes('success') ? 'success' : 'failure';
