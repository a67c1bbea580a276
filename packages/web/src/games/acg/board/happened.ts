import type { AcgView } from '@questhall/acg';
import type { Happened } from '@questhall/table';
import { type Change, type Counted, changesBy, namesIn } from '../../../boards/parts/happened.js';
import { conditionThing, thingsOf } from './picks.js';

const COUNTED: Counted = {
  wounds: { of: 'hero', sign: -1, tone: 'harm' },
  recovered: { of: 'hero', sign: 1, tone: 'help' },
  'enemy-wounded': { of: 'enemy', sign: -1, tone: 'harm' },
  'enemy-recovered': { of: 'enemy', sign: 1, tone: 'help' },
  progress: { of: 'location', sign: 1, tone: 'help' },
  'progress-removed': { of: 'location', sign: -1, tone: 'harm' },
  'tokens-claimed': { of: 'hero', sign: 1, tone: 'help' },
};

export const changesIn = (events: readonly Happened[]): Change[] => changesBy(COUNTED, events);

export function placesOf(events: readonly Happened[], view: AcgView): string[] {
  const things = thingsOf(view);
  const named = events.flatMap(({ data }) => [...namesIn(data), ...composed(data)]);
  return [...new Set(named)].filter((name) => things.has(name));
}

function composed({ deck, condition, hero }: Happened['data']): string[] {
  const found: string[] = [];
  if (typeof deck === 'string') found.push(`${deck}-deck`);
  if (typeof condition === 'string' && typeof hero === 'string') found.push(conditionThing(condition, hero));
  return found;
}

type DieShown = NonNullable<AcgView['action']>['dice'][number];
/** A die on the felt: how often it was thrown, and what it has shown on the way. */
export type Thrown = DieShown & {
  readonly times: number;
  readonly criticals: number;
  readonly again: boolean;
};
/** What was thrown, and what came of it as far as it is known. `number` tells one throw from the next. */
export type Throw = {
  readonly number: number;
  readonly dice: readonly Thrown[];
  readonly hero: AcgView['heroes'][number]['id'] | null;
  readonly successes: number | null;
  /** What enemies strike with, and how much of it was stopped. */
  readonly attack: number | null;
  readonly stopped: number;
};

/** The dice on the felt after something has happened: they stay until the next throw. */
export function throwAfter(before: Throw | null, events: readonly Happened[]): Throw | null {
  return events.reduce((now, event) => STEPS[event.type]?.(now, event.data) ?? now, before);
}

type Data = Happened['data'];
const diceIn = (data: Data) => data.dice as unknown as readonly DieShown[];

const STEPS: { readonly [type: string]: (now: Throw | null, data: Data) => Throw | null } = {
  'dice-rolled': (now, data) => fresh((now?.number ?? 0) + 1, diceIn(data)),
  critical: (now, data) => now && again(now, diceIn(data), [Number(data.die)], 1),
  'dice-rerolled': (now, data) =>
    now && again(now, diceIn(data), data.which as unknown as readonly number[], 0),
  successes: (now, { hero, count }) =>
    now && { ...now, hero: hero as Throw['hero'], successes: Number(count) },
  'enemies-attack': (now, { attack }) => now && { ...now, attack: Number(attack), stopped: 0 },
  'attack-blocked': (now, { count }) => now && { ...now, stopped: Number(count) },
};

/** What lies there when nothing is known of how it came to lie there. */
export const lying = (dice: readonly DieShown[], number: number): Throw | null =>
  dice.length === 0 ? null : fresh(number, dice);

const fresh = (number: number, dice: readonly DieShown[]): Throw => ({
  number,
  dice: dice.map((die) => ({ ...die, times: 1, criticals: 0, again: false })),
  ...{ hero: null, successes: null, attack: null, stopped: 0 },
});

function again(now: Throw, dice: readonly DieShown[], which: readonly number[], criticals: number): Throw {
  return {
    ...now,
    dice: now.dice.map((die, i) =>
      which.includes(i)
        ? {
            ...die,
            icons: dice[i]?.icons ?? die.icons,
            times: die.times + 1,
            criticals: die.criticals + criticals,
            again: die.again || criticals === 0,
          }
        : die,
    ),
  };
}
