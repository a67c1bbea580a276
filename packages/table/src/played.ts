import type { Answer } from '@questhall/engine';
import type { KeptBranch } from './branch.js';
import type { Order } from './scene.js';
import { companionsOn, type KeptSeats, SITTERS } from './seats.js';
import type { Table } from './table.js';
import type { Place } from './timeline.js';

/** What a file says beyond the game up to now: every branch with all that is ahead on it, and who sits where. */
export type Played = {
  readonly branches: readonly [KeptBranch, ...KeptBranch[]];
  readonly place: Place;
  readonly seats: KeptSeats;
  readonly orders: readonly Order[];
};

export function playedOf({ timeline, seats, orders }: Table, { branch, at }: Place) {
  const companions = seats.with('companion');
  return { branches: timeline.kept, branch, at, companions, seats: seats.kept, orders: orders.all };
}

/** Nothing where there is none, or where it does not fit the game in the same file. */
export function readPlayed(value: unknown, answers: readonly Answer[]): Played | null {
  const { branches, branch, at, companions, seats, orders } = recordOf(value);
  if (!Array.isArray(branches) || !branches.every(isBranch) || !Array.isArray(companions)) return null;
  const [first, ...others] = branches;
  const here = branches.find(({ id }) => id === branch);
  const ids = new Set(branches.map(({ id }) => id));
  const whole = first !== undefined && here !== undefined && ids.size === branches.length;
  if (!whole || typeof at !== 'number' || at !== answers.length) return null;
  const same = JSON.stringify(here.answers.slice(0, at)) === JSON.stringify(answers);
  if (!same) return null;
  return {
    branches: [first, ...others],
    place: { branch: here.id, at },
    seats: readSeats(seats, companions.map(String)),
    orders: readOrders(orders),
  };
}

/** Who sits where. What was kept earlier says only where companions sit. */
export function readSeats(value: unknown, companions: readonly string[]): KeptSeats {
  if (value === undefined) return companionsOn(companions);
  const read = Object.entries(recordOf(value)).map(([seat, sitting]) => {
    const { sitter, called, colour } = recordOf(sitting);
    return [
      seat,
      {
        sitter: SITTERS.find((one) => one === sitter) ?? 'person',
        called: typeof called === 'string' ? called : null,
        colour: typeof colour === 'string' ? colour : null,
      },
    ] as const;
  });
  return Object.fromEntries(read);
}

export const readOrders = (value: unknown): readonly Order[] =>
  Array.isArray(value) ? value.filter(isOrder) : [];

function isOrder(value: unknown): value is Order {
  const { seat, ask, option, text } = recordOf(value);
  return [seat, ask, option, text].every((word) => typeof word === 'string');
}

function isBranch(value: unknown): value is KeptBranch {
  const { id, from, fork, answers } = recordOf(value);
  return (
    typeof id === 'string' &&
    /^\d+$/.test(id) &&
    (from === null || typeof from === 'string') &&
    typeof fork === 'number' &&
    Array.isArray(answers) &&
    answers.every(isAnswer)
  );
}

function isAnswer(value: unknown): value is Answer {
  const { decision, picks } = recordOf(value);
  return (
    typeof decision === 'number' && Array.isArray(picks) && picks.every((pick) => typeof pick === 'string')
  );
}

const recordOf = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {};
