import { type Decision, Dice, type Explained, seeded } from '@questhall/engine';
import type { cursedCity } from '../../src/index.js';

type Rules = typeof cursedCity;
type State = ReturnType<Rules['start']>['state'];
/** A question of a game, with all that is said about it. */
export type Question = {
  readonly state: State;
  readonly decision: Decision;
  readonly explained: Explained;
};

/** Journeys of every kind, with one to four players. */
export const SETUPS = [
  { players: 4, journey: 'hunt' },
  { players: 2, journey: 'scavenge' },
  { players: 1, journey: 'deliverance' },
  { players: 3, journey: 'fell-guardian' },
  { players: 2, quest: 'cursed-city' },
  { players: 1, tutorial: 'tutorial-moving' },
] as const;

/** Every question of a random game, explained. */
export function* asked(rules: Rules, setup: object, seed: string, most = 400): Generator<Question> {
  const { state } = rules.start(rules.setup(setup), seed);
  const dice = new Dice(seeded(seed));
  for (let n = 0; n < most && state.over === null; n++) {
    const [decision] = state.open;
    if (decision === undefined) return;
    yield { state, decision, explained: rules.explain(state, decision) };
    const count = decision.min + dice.draw('count', decision.max - decision.min + 1);
    const picks = dice.shuffle('picks', [...decision.options]).slice(0, count);
    rules.play(state, { decision: decision.id, picks });
  }
}
