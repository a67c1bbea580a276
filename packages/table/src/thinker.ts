import { type Advice, advise, bots, oddsOf, Players, type Sampled, sampleOdds } from '@questhall/bots';
import type { Answer, Decision, Odds, OptionId, Viewer } from '@questhall/engine';
import type { AnyRules, AnyState } from './game.js';

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

/** A clock in milliseconds, how long advice may take, and which bot answers for companions. */
export type Thinking = {
  readonly clock: () => number;
  readonly patience?: number;
  readonly bot?: string;
};

/** Whoever asks for advice waits for it. */
const PATIENCE = 1000;
const TRIES = 240;
const SAMPLING = 1500;

/** Thinks on the spot. */
export class Thoughts {
  constructor(
    private readonly rules: AnyRules,
    private readonly means: Thinking,
  ) {}

  answer({ state, decision, seed }: Question): Answer {
    const name = this.means.bot ?? 'greedy';
    const bot = bots[name];
    if (bot === undefined) throw new Error(`there is no bot called '${name}'`);
    return new Players<unknown, unknown, unknown>(this.rules, bot, seed).answer(state, decision);
  }

  advice({ state, decision, viewer, seed }: Wondered): Advice {
    const { clock, patience = PATIENCE } = this.means;
    const begun = clock();
    const passed = () => (clock() - begun) / patience;
    return advise(this.rules, state, { decision, viewer }, { seed, passed });
  }

  sampled({ state, decision, seed, picks, viewer }: Trial): Sampled {
    const end = this.means.clock() + SAMPLING;
    const enough = () => this.means.clock() >= end;
    const asked = { decision, viewer, answers: [picks] };
    const [sampled] = sampleOdds(this.rules, state, asked, { tries: TRIES, seed, enough });
    if (sampled === undefined) throw new Error('nothing was tried');
    return sampled;
  }

  odds({ state, ...wondered }: Trial): Odds | undefined {
    return oddsOf(this.rules, state, wondered);
  }
}

/** In tests, in a terminal, and where a worker cannot have a worker of its own. */
export function thinkHere(rules: AnyRules, means: Thinking): Thinker {
  const thoughts = new Thoughts(rules, means);
  return {
    answer: async (question) => thoughts.answer(question),
    advice: async (question) => thoughts.advice(question),
    sampled: async (trial) => thoughts.sampled(trial),
    odds: async (trial) => thoughts.odds(trial),
    stop: () => undefined,
  };
}
