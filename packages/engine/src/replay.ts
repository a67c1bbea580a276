import { BadSave, IllegalAnswer } from './errors.js';
import type { Rules } from './rules.js';
import type { Answer, Event, State } from './state.js';

/** Plays a recorded game again, up to `to` answers. Set-up, seed and answers are all there is to a game. */
export function replay<B, V, S>(
  rules: Rules<B, V, S>,
  record: { setup: S; seed: string; answers: readonly Answer[] },
  options: { to?: number; events?: Event[] } = {},
): { state: State<B>; answered: number } {
  const started = rules.start(record.setup, record.seed);
  options.events?.push(...started.events);
  const { state } = started;
  const to = Math.min(options.to ?? record.answers.length, record.answers.length);
  for (let i = 0; i < to; i++) {
    try {
      rules.play(state, record.answers[i] as Answer, options.events);
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      throw new BadSave(
        `the recorded game does not fit these rules from answer ${i + 1} on: ${error.message}`,
      );
    }
  }
  return { state, answered: to };
}
