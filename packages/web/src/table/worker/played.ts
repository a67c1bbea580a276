import type { Answer, SeatId } from '@questhall/engine';
import type { KeptBranch } from './branches.js';
import type { Desk } from './desk.js';

/**
 * What a file says beyond the game up to now: every branch with all that is ahead on it, where one was looking, and
 * where companions sit. The command line reads past it.
 */
export type Played = {
  readonly branches: readonly [KeptBranch, ...KeptBranch[]];
  readonly branch: string;
  readonly at: number;
  readonly companions: readonly SeatId[];
};

export function playedOf({ branches, seats }: Desk): Omit<Played, 'branches'> & { branches: KeptBranch[] } {
  const { branch, at, branches: list } = branches.time;
  const answers = new Map(branches.answers.map((one) => [one.id, one.answers]));
  return {
    branches: list.map(({ id, from, fork }) => ({ id, from, fork, answers: answers.get(id) ?? [] })),
    branch,
    at,
    companions: seats.withCompanions,
  };
}

/** Nothing where there is none, or where it does not fit the game in the same file. */
export function readPlayed(value: unknown, answers: readonly Answer[]): Played | null {
  const { branches, branch, at, companions } = recordOf(value);
  if (!Array.isArray(branches) || !branches.every(isBranch) || !Array.isArray(companions)) return null;
  const [first, ...others] = branches;
  const here = branches.find(({ id }) => id === branch);
  const ids = new Set(branches.map(({ id }) => id));
  const whole = first !== undefined && here !== undefined && ids.size === branches.length;
  if (!whole || typeof at !== 'number' || at !== answers.length) return null;
  const same = JSON.stringify(here.answers.slice(0, at)) === JSON.stringify(answers);
  if (!same) return null;
  return { branches: [first, ...others], branch: here.id, at, companions: companions.map(String) };
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
