import { type Answer, hash, IllegalAnswer, type Rules, type State } from '@questhall/engine';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Walk, walk } from './walk.js';

/** An answer that is not legal is refused with a reason, and nothing changes. */
export function badAnswersAreRefused<B, V, S>(rules: Rules<B, V, S>, game: Walk<S>): void {
  const states: State<B>[] = [];
  walk(rules, game, { before: (state) => states.push(rules.fork(state)) });
  const seats = [...rules.seats(game.setup), 'nobody'];
  const moment = fc
    .constantFrom(...states)
    .chain((state) => fc.tuple(fc.constant(state), anyAnswer(state, seats)));
  const property = fc.property(moment, ([state, answer]) => {
    if (!isLegal(state, answer)) expectRefused(rules, state, answer);
  });
  fc.assert(property, { seed: 1, numRuns: 300 });
}

function anyAnswer<B>(state: State<B>, seats: readonly string[]): fc.Arbitrary<Answer> {
  const offered = state.open.flatMap(({ options }) => options);
  // A poll may offer nothing at all.
  const known = offered.length === 0 ? [] : [{ arbitrary: fc.constantFrom(...offered), weight: 4 }];
  return fc.record(
    {
      decision: fc.oneof(
        fc.constantFrom(...state.open.map(({ id }) => id)),
        fc.integer({ min: -1, max: 2000 }),
      ),
      picks: fc.array(fc.oneof(...known, { arbitrary: fc.string(), weight: 1 }), { maxLength: 6 }),
      seat: fc.constantFrom(...seats),
    },
    { requiredKeys: ['decision', 'picks'] },
  );
}

function isLegal<B>(state: State<B>, { decision: id, picks, seat }: Answer): boolean {
  const decision = state.open.find((open) => open.id === id);
  if (decision === undefined) return false;
  const { options, min, max, by } = decision;
  // For the party anybody may propose: who sits at the table is not the engine's business.
  const mine = seat === undefined || seat === by || decision.seat === 'party';
  const known = picks.every((pick, i) => options.includes(pick) && picks.indexOf(pick) === i);
  return mine && known && picks.length >= min && picks.length <= max;
}

function expectRefused<B, V, S>(rules: Rules<B, V, S>, state: State<B>, answer: Answer): void {
  const before = hash(state);
  expect(() => rules.play(state, answer)).toThrow(IllegalAnswer);
  expect(hash(state), 'a refused answer changed the state').toBe(before);
}
