import { type Answer, makeSave, RuleBug, type State } from '@questhall/engine';
import type { AnyRules } from './games.js';
import type { Failure } from './types.js';

type Record = { setup: unknown; seed: string; answers: Answer[] };
type Crash = { message: string; trail: readonly string[]; answer: Answer | null };

export type Wrong = {
  kind: Failure['kind'];
  cause: unknown;
  /** Only so many answers are known to work and must be tried; below zero, not even the start is. */
  safe?: number;
};

/**
 * A game that went wrong, as a save that can be opened: up to the last answer that worked. The one that
 * crashed is kept beside it, so that a test can give it again.
 */
export function failedSave(rules: AnyRules, record: Record, { kind, cause, safe }: Wrong): Failure {
  const message = cause instanceof Error ? cause.message : String(cause);
  const { state, worked } = lastGood(rules, record, safe ?? record.answers.length);
  const trail = cause instanceof RuleBug ? cause.trail : [];
  const crash: Crash = { message, trail, answer: record.answers[worked] ?? null };
  const good = { ...record, answers: record.answers.slice(0, worked) };
  const save = state && JSON.stringify({ ...makeSave(rules, good, state), crash });
  return { kind, message, save };
}

type Good = { state: State<unknown> | null; worked: number };

/** Plays the answers again as far as they go, one copy behind: a crash leaves its state half done. */
function lastGood(rules: AnyRules, { setup, seed, answers }: Record, safe: number): Good {
  const good: Good = { state: null, worked: 0 };
  try {
    good.state = rules.fresh(setup, seed);
    if (safe < 0) return good;
    good.state = rules.start(setup, seed).state;
    for (const answer of answers.slice(0, safe)) {
      good.state = rules.apply(good.state, answer).state;
      good.worked++;
    }
  } catch {
    // The same crash again; what worked before it is what is wanted.
  }
  return good;
}
