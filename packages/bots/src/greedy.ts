import type { Decision, OptionId } from '@questhall/engine';
import type { Bot, Look } from './bot.js';
import { anyAnswer, candidates } from './candidates.js';
import type { World } from './world.js';

export type GreedyOptions = {
  /** Possible worlds in which every answer is tried; more than two were not found to win more. */
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
  const limits = { worlds: 2, answers: 32, depth: 4, width: 2, ...options };
  return { name: 'greedy', choose: (look) => bestAnswer(look, limits) };
}

export const greedy: Bot = greedyWith();

/** When all answers come to the same in the end, the sooner is the better. */
const AT_ONCE = 0.1;

type Limits = Required<GreedyOptions>;

function bestAnswer(look: Look, limits: Limits): OptionId[] {
  const field = candidates(look.decision, limits.answers, look.draw).map((picks) => ({ picks, worth: 0 }));
  for (let tried = 0; tried < limits.worlds && !allAlike(field, tried); tried++) tryAll(look, limits, field);
  const worth = field.map((answer) => answer.worth);
  return field[best(worth, look.draw)]?.picks ?? anyAnswer(look.decision, look.draw);
}

type Tried = { picks: OptionId[]; worth: number };

/** What makes no difference in one world is not worth another one. */
function allAlike(field: readonly Tried[], tried: number): boolean {
  if (field.length < 2) return true;
  const worth = field[0]?.worth ?? 0;
  return tried > 0 && field.every((answer) => Math.abs(answer.worth - worth) < 1e-9);
}

function tryAll(look: Look, limits: Limits, field: readonly Tried[]): void {
  const world = look.imagine();
  const { by } = look.decision;
  for (const answer of field) {
    const tried = world.fork();
    tried.mark();
    tried.play(look.decision, answer.picks);
    const atOnce = tried.value(by);
    answer.worth += settled(tried, limits, look.draw).value(by) + AT_ONCE * atOnce;
  }
}

type Draw = Look['draw'];

/** Carries the rule that asked to its end: most answers show what they are worth only then. */
function settled(start: World, limits: Limits, draw: Draw): World {
  let world = start;
  for (let i = 0; i < limits.depth && !world.over && world.within; i++) {
    const [decision] = world.open;
    if (decision === undefined) break;
    world = quickly(world, decision, limits.width, draw);
  }
  return world;
}

/** Goes on with the best of a few answers by what they change at once; the last of them needs no copy. */
function quickly(world: World, decision: Decision, width: number, draw: Draw): World {
  if (width < 2) {
    world.play(decision, anyAnswer(decision, draw));
    return world;
  }
  const answers = candidates(decision, width, draw);
  let chosen = world;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [i, picks] of answers.entries()) {
    const tried = i === answers.length - 1 ? world : world.fork();
    tried.play(decision, picks);
    const worth = tried.value(decision.by);
    if (worth <= highest) continue;
    chosen = tried;
    highest = worth;
  }
  return chosen;
}

/** Where the highest number is; one of them by chance if there are several. */
function best(worth: readonly number[], draw: Draw): number {
  const highest = Math.max(...worth);
  const places = [...worth.keys()].filter((i) => (worth[i] ?? 0) > highest - 1e-9);
  return places.length > 1 ? (places[draw(places.length)] ?? 0) : (places[0] ?? 0);
}
