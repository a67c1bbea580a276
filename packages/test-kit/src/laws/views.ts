import { canonical, type Rules, type State, seeded, type Viewer } from '@questhall/engine';
import { expect } from 'vitest';
import { type Walk, walk } from './walk.js';

const WORLDS = 3;

/**
 * Law 4: a viewer cannot tell a determinized state from the real one. Gives how often two such worlds
 * differed: a game with hidden cards that always imagines the same ones looks at them, or forgets to shuffle.
 */
export function viewsHideTheHidden<B, V, S>(rules: Rules<B, V, S>, game: Walk<S>): number {
  const viewers: Viewer[] = [...rules.seats(game.setup), 'spectator'];
  let different = 0;
  walk(rules, game, {
    before(state, { decision }) {
      const before = canonical(state);
      for (const viewer of viewers) different += look(rules, state, viewer, `${game.seed}-${decision}`);
      expect(canonical(state), 'looking changed the state').toBe(before);
    },
  });
  return different;
}

function look<B, V, S>(rules: Rules<B, V, S>, state: State<B>, viewer: Viewer, seed: string): number {
  const real = canonical(rules.view(state, viewer));
  const worlds = new Set<string>();
  for (let i = 0; i < WORLDS; i++) {
    const world = rules.determinize(state, viewer, seeded(`${seed}-${i}`));
    worlds.add(canonical(world.board));
    expect(canonical(rules.view(world, viewer)), `${viewer} sees another table`).toBe(real);
    expect(canonical(openFor(world, viewer)), `${viewer} is asked something else`).toBe(
      canonical(openFor(state, viewer)),
    );
  }
  return worlds.size - 1;
}

function openFor<B>(state: State<B>, viewer: Viewer) {
  return state.open.filter(({ by }) => by === viewer);
}
