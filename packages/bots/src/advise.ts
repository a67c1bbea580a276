import {
  type Decision,
  Dice,
  type OptionId,
  type Rules,
  type State,
  seeded,
  type Viewer,
} from '@questhall/engine';
import { candidates } from './candidates.js';
import { greedy } from './greedy.js';
import { Players } from './players.js';
import { type Sampled, sampleOdds } from './sample-odds.js';

/** Answers that were tried in the same possible worlds, best first: the first is the advice. */
export type Advice = {
  readonly compared: readonly Sampled[];
  /** All that were looked at, also those that fell behind early. */
  readonly all: readonly Sampled[];
};

type Advising = {
  readonly seed: string;
  /** How much of the time has passed, from 0 to 1. */
  readonly passed: () => number;
};
type Question = { readonly decision: Decision; readonly viewer: Viewer };

/** Answers that are looked at, of which so many are compared thoroughly. */
const ANSWERS = 16;
const FINALISTS = 3;
const FEW = 12;
const MANY = 150;
/** The share of the time that is spent on answers that will fall behind. */
const EARLY = 0.4;

/**
 * What to do, and why: what a companion would do competes with every other answer, a few worlds for all of them and many
 * for the best. One measure decides, so that what is advised is never worth less than what is named beside it.
 */
export function advise<B, V, S>(
  rules: Rules<B, V, S>,
  state: State<B>,
  { decision, viewer }: Question,
  { seed, passed }: Advising,
): Advice {
  const tried = (answers: readonly (readonly OptionId[])[], tries: number, until: number) => {
    const enough = () => passed() >= until;
    const sampling = { tries, seed: `${seed}/${tries}`, enough };
    return byWorth(sampleOdds(rules, state, { decision, viewer, answers }, sampling));
  };
  const all = tried(answersTo(rules, state, decision, seed), FEW, EARLY);
  const finalists = all.slice(0, FINALISTS).map(({ picks }) => picks);
  return { all, compared: tried(finalists, MANY, 1) };
}

function answersTo<B, V, S>(
  rules: Rules<B, V, S>,
  state: State<B>,
  decision: Decision,
  seed: string,
): readonly (readonly OptionId[])[] {
  const { picks } = new Players(rules, greedy, seed).answer(state, decision);
  const dice = new Dice(seeded(seed));
  const others = candidates(decision, ANSWERS, (sides) => dice.draw('advice', sides));
  return [picks, ...others.filter((other) => !isSame(other, picks))];
}

const isSame = (one: readonly OptionId[], other: readonly OptionId[]): boolean =>
  one.length === other.length && one.every((pick) => other.includes(pick));

const byWorth = (sampled: readonly Sampled[]): readonly Sampled[] =>
  [...sampled].sort((a, b) => b.worth - a.worth);
