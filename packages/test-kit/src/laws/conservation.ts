import { Players, random } from '@questhall/bots';
import { type Rules, type State, seeded, type Viewer } from '@questhall/engine';
import { expect } from 'vitest';
import { type Walk, walk } from './walk.js';

/** What is wrong with a state, one sentence each; nothing if all is well. */
export type Invariant<B> = (state: State<B>) => string[];

/** Law 6: no card is lost or doubled, no count is below zero or above its printed limit. */
export function nothingIsLost<B, V, S>(rules: Rules<B, V, S>, invariant: Invariant<B>, game: Walk<S>): void {
  const check = (state: State<B>) => expect(invariant(state)).toEqual([]);
  walk(rules, game, { started: check, after: check });
}

/** How many answers are given in a world that was imagined. */
const STEPS = 3;

/** Law 6 in imagined worlds: whatever is going on, they are whole, and stay so when somebody plays on in them. */
export function nothingIsLostInWorlds<B, V, S>(
  rules: Rules<B, V, S>,
  invariant: Invariant<B>,
  game: Walk<S>,
): void {
  const viewers: Viewer[] = [...rules.seats(game.setup), 'spectator'];
  walk(rules, game, {
    before(state, { decision }) {
      for (const viewer of viewers) {
        const world = rules.determinize(state, viewer, seeded(`${game.seed}-${viewer}-${decision}`));
        expect(invariant(world), `imagined by ${viewer}`).toEqual([]);
        playOn(rules, world, `${game.seed}-${decision}`, () =>
          expect(invariant(world), `played on as imagined by ${viewer}`).toEqual([]),
        );
      }
    },
  });
}

function playOn<B, V, S>(rules: Rules<B, V, S>, world: State<B>, seed: string, check: () => void): void {
  const players = new Players(rules, random, seed);
  for (let i = 0; i < STEPS && world.over === null; i++) {
    const [decision] = world.open;
    if (decision === undefined) return;
    rules.play(world, players.answer(world, decision));
    check();
  }
}
