import { type Advice, advise, bots, oddsOf, Players, type Sampled, sampleOdds } from '@questhall/bots';
import type { Answer, Decision, Odds, OptionId, Viewer } from '@questhall/engine';
import type { AnyRules, AnyState } from './games.js';

/** A question to think about. The same question and seed give the same thought. */
export type Question = { readonly state: AnyState; readonly decision: Decision; readonly seed: string };
/** `viewer` is whoever wants to know. */
export type Wondered = Question & { readonly viewer: Viewer };
/** An answer to be tried. */
export type Trial = Wondered & { readonly picks: readonly OptionId[] };
/** Whoever thinks for companions. It may take its time: nobody waits for it but companions. */
export interface Thinker {
  answer(question: Question): Promise<Answer>;
  advice(question: Wondered): Promise<Advice>;
  sampled(trial: Trial): Promise<Sampled>;
  odds(trial: Trial): Promise<Odds | undefined>;
  stop(): void;
}

export function answerTo(rules: AnyRules, { state, decision, seed }: Question): Answer {
  const bot = bots.greedy;
  if (bot === undefined) throw new Error('there is no greedy bot');
  return new Players<unknown, unknown, unknown>(rules, bot, seed).answer(state, decision);
}

/** Whoever asks for advice waits for it. */
const PATIENCE = 1000;

export function adviceOn(rules: AnyRules, question: Wondered, patience = PATIENCE): Advice {
  const { state, decision, viewer, seed } = question;
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / patience;
  return advise(rules, state, { decision, viewer }, { seed, passed });
}

const TRIES = 240;
const MILLISECONDS = 1500;

export function sampledOf(rules: AnyRules, { state, decision, seed, picks, viewer }: Trial): Sampled {
  const end = performance.now() + MILLISECONDS;
  const enough = () => performance.now() >= end;
  const asked = { decision, viewer, answers: [picks] };
  const [sampled] = sampleOdds(rules, state, asked, { tries: TRIES, seed, enough });
  if (sampled === undefined) throw new Error('nothing was tried');
  return sampled;
}

export const oddsOn = (rules: AnyRules, { state, ...wondered }: Trial): Odds | undefined =>
  oddsOf(rules, state, wondered);

/** Thinks on the spot: in tests, and where a worker cannot have a worker of its own. */
export const thinkHere = (rules: AnyRules, patience?: number): Thinker => ({
  answer: async (question) => answerTo(rules, question),
  advice: async (question) => adviceOn(rules, question, patience),
  sampled: async (trial) => sampledOf(rules, trial),
  odds: async (trial) => oddsOn(rules, trial),
  stop: () => undefined,
});
