import { bots, Players, type Sampled, sampleOdds } from '@questhall/bots';
import { type Answer, type Decision, Dice, type OptionId, seeded, type Viewer } from '@questhall/engine';
import type { AnyRules, AnyState } from './games.js';

/** A question to think about. The same question and seed give the same thought. */
export type Question = { readonly state: AnyState; readonly decision: Decision; readonly seed: string };
/** An answer to be tried; `viewer` is whoever wants to know, `moves` the rules that people think of as one move. */
export type Trial = Question & {
  readonly picks: readonly OptionId[];
  readonly viewer: Viewer;
  readonly moves: readonly string[];
};
export type Compared = { readonly picks: readonly OptionId[]; readonly worth: number };
/** What it would answer, and how good every answer looked that it compared, best first. */
export type Thought = { readonly answer: Answer; readonly compared: readonly Compared[] };

/** Whoever thinks for companions. It may take its time: nobody waits for it but companions. */
export interface Thinker {
  answer(question: Question): Promise<Answer>;
  thought(question: Question): Promise<Thought>;
  sampled(trial: Trial): Promise<Sampled>;
  stop(): void;
}

export function answerTo(rules: AnyRules, { state, decision, seed }: Question): Answer {
  const bot = bots.greedy;
  if (bot === undefined) throw new Error('there is no greedy bot');
  return new Players<unknown, unknown, unknown>(rules, bot, seed).answer(state, decision);
}

const WORLDS = 6;

export function thoughtAbout(rules: AnyRules, question: Question): Thought {
  const answer = answerTo(rules, question);
  const { decision } = question;
  const others = decision.max === 1 ? decision.options.map((option) => [option]) : [];
  const all = [answer.picks, ...others.filter(([option]) => option !== answer.picks[0])];
  const worths = worthsOf(rules, question, all);
  const compared = all.map((picks, i) => ({ picks, worth: worths[i] ?? 0 }));
  return { answer, compared: compared.sort((a, b) => b.worth - a.worth) };
}

/** How good each answer looks at once, on average over the same possible worlds. */
function worthsOf(rules: AnyRules, question: Question, all: readonly (readonly OptionId[])[]): number[] {
  const { state, decision, seed } = question;
  const dice = new Dice(seeded(`${seed}/hint`));
  const sums = all.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    const world = rules.determinize(state, decision.by, seeded(String(dice.draw('hint', 2 ** 20))));
    world.rng = { ...seeded(String(dice.draw('hint', 2 ** 20))), draws: world.rng.draws };
    all.forEach((picks, at) => {
      const tried = rules.fork(world);
      rules.play(tried, { decision: decision.id, picks });
      sums[at] = (sums[at] ?? 0) + rules.evaluate(tried, decision.by);
    });
  }
  return sums.map((sum) => sum / WORLDS);
}

const TRIES = 240;
const MILLISECONDS = 1500;

export function sampledOf(rules: AnyRules, { state, decision, seed, picks, viewer, moves }: Trial): Sampled {
  const end = performance.now() + MILLISECONDS;
  const enough = () => performance.now() >= end;
  const asked = { decision, viewer, answers: [picks] };
  const [sampled] = sampleOdds(rules, state, asked, { tries: TRIES, seed, moves, enough });
  if (sampled === undefined) throw new Error('nothing was tried');
  return sampled;
}

/** Thinks on the spot: in tests, and where a worker cannot have a worker of its own. */
export const thinkHere = (rules: AnyRules): Thinker => ({
  answer: async (question) => answerTo(rules, question),
  thought: async (question) => thoughtAbout(rules, question),
  sampled: async (trial) => sampledOf(rules, trial),
  stop: () => undefined,
});
