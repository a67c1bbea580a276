import type { Decision, OptionId, SeatId } from '@questhall/engine';
import type { Bot, Look } from './bot.js';
import { anyAnswer, candidates } from './candidates.js';
import type { Mark, World } from './world.js';

export type GreedyOptions = {
  /** Possible worlds in which every answer is tried. */
  worlds?: number;
  /** Answers compared at most. */
  answers?: number;
  /** Decisions that an answer may lead to before its worth is read. */
  depth?: number;
  /** Answers compared at each of those; below two, any answer is taken. */
  width?: number;
};

/**
 * Tries each answer and takes the one that looks best when the rule that asked is done with it. All answers
 * are tried in the same worlds with the same coming draws, so that luck does not choose between them.
 */
export function greedyWith(options: GreedyOptions = {}): Bot {
  const limits = { worlds: 3, answers: 32, depth: 4, width: 3, ...options };
  return { name: 'greedy', choose: (look) => bestAnswer(look, limits) };
}

export const greedy: Bot = greedyWith();

/** When all answers come to the same in the end, the sooner is the better. */
const AT_ONCE = 0.1;

type Limits = Required<GreedyOptions>;

function bestAnswer(look: Look, limits: Limits): OptionId[] {
  const answers = candidates(look.decision, limits.answers, look.draw);
  const worth = answers.map(() => 0);
  if (answers.length > 1) {
    for (let i = 0; i < limits.worlds; i++) tryAll(look, limits, answers, worth);
  }
  return answers[best(worth, look.draw)] ?? anyAnswer(look.decision, look.draw);
}

function tryAll(look: Look, limits: Limits, answers: readonly OptionId[][], worth: number[]): void {
  const world = look.imagine();
  for (const [i, picks] of answers.entries()) {
    const tried = world.fork();
    const mark = tried.mark();
    tried.play(look.decision, picks);
    const atOnce = tried.value(look.decision.by);
    settle(tried, mark, limits, look.draw);
    worth[i] = (worth[i] ?? 0) + tried.value(look.decision.by) + AT_ONCE * atOnce;
  }
}

type Draw = Look['draw'];

/** Carries the rule that asked to its end: most answers show what they are worth only then. */
function settle(world: World, mark: Mark, limits: Limits, draw: Draw): void {
  for (let i = 0; i < limits.depth && !world.over && world.within(mark); i++) {
    const [decision] = world.open;
    if (decision === undefined) return;
    world.play(decision, quickAnswer(world, decision, limits.width, draw));
  }
}

/** The best of a few answers by what they change at once. */
function quickAnswer(world: World, decision: Decision, width: number, draw: Draw): OptionId[] {
  if (width < 2) return anyAnswer(decision, draw);
  const answers = candidates(decision, width, draw);
  const worth = answers.map((picks) => worthOf(world, decision, picks, decision.by));
  return answers[best(worth, draw)] ?? anyAnswer(decision, draw);
}

function worthOf(world: World, decision: Decision, picks: readonly OptionId[], seat: SeatId): number {
  const tried = world.fork();
  tried.play(decision, picks);
  return tried.value(seat);
}

/** Where the highest number is; one of them by chance if there are several. */
function best(worth: readonly number[], draw: Draw): number {
  const highest = Math.max(...worth);
  const places = [...worth.keys()].filter((i) => (worth[i] ?? 0) > highest - 1e-9);
  return places.length > 1 ? (places[draw(places.length)] ?? 0) : (places[0] ?? 0);
}
