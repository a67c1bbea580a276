import { type Answer, Dice, type Event, hash, type Recorded, type State, seeded } from '@questhall/engine';
import { anyPicks, firstOpen, type ToyBoard, type ToySetup, toy } from './toy.js';

export type Played = {
  record: Recorded<ToySetup> & { answers: Answer[] };
  state: State<ToyBoard>;
  events: Event[];
  /** Of the state before the answer with this index, and at last of the final one. */
  hashes: string[];
};

/** A whole random game of the toy. `between` may swap the state for another that should be as good. */
export function randomGame(
  seed: string,
  between: (state: State<ToyBoard>) => State<ToyBoard> = (state) => state,
): Played {
  const setup = { rounds: 8 };
  const dice = new Dice(seeded(`picks of ${seed}`));
  const answers: Answer[] = [];
  let { state, events } = toy.start(setup, seed);
  const hashes = [hash(state)];
  while (state.over === null) {
    state = between(state);
    const decision = firstOpen(state);
    const answer = { decision: decision.id, picks: anyPicks(decision, dice) };
    toy.play(state, answer, events);
    answers.push(answer);
    hashes.push(hash(state));
  }
  return { record: { setup, seed, answers }, state, events, hashes };
}
