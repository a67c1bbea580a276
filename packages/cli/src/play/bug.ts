import { type Answer, makeSave, type Recorded, RuleBug } from '@questhall/engine';
import type { AnyRules, AnyState } from '@questhall/table';
import { resumeLine } from '../commands/command-line.js';
import { Refused } from '../errors.js';
import { writeText } from '../files.js';
import type { Paper } from '../text/paper.js';

/** The rules could not cope with an answer. */
export class Crashed extends Error {
  override name = 'Crashed';
  constructor(
    readonly answer: Answer,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

export type Standing = { rules: AnyRules; record: Recorded<unknown>; state: AnyState };

/** Says what went wrong without a stack trace, and keeps the game for the report. */
export function reportBug(paper: Paper, error: unknown, standing: Standing): void {
  const message = error instanceof Error ? error.message : String(error);
  const { seed, answers } = standing.record;
  const file = `questhall-bug-${fileName(seed)}-${answers.length}.json`;
  paper.complain(paper.words.fault(message));
  try {
    writeText(paper.io.cwd, file, bugSave(standing, error));
    paper.complain(paper.words.faultKept(file, resumeLine(file)));
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    paper.complain(paper.words.faultNotKept(problem.in(paper.words)));
  }
}

/** A save up to the last answer that worked; the one that did not is kept beside it, as the simulator does. */
function bugSave({ rules, record, state }: Standing, error: unknown): string {
  const crashed = error instanceof Crashed ? error : undefined;
  const cause = crashed?.cause ?? error;
  const message = cause instanceof Error ? cause.message : String(cause);
  const crash = {
    message,
    trail: cause instanceof RuleBug ? cause.trail : [],
    answer: crashed?.answer ?? null,
  };
  return `${JSON.stringify({ ...makeSave(rules, record, state), crash })}\n`;
}

/** A seed as a part of a file's name. */
export function fileName(seed: string): string {
  return seed.replace(/[^\p{L}\p{N}-]+/gu, '-').slice(0, 40);
}
