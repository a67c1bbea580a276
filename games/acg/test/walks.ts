import type { Decision, Event } from '@questhall/engine';
import { walk } from '@questhall/test-kit';
import type { AcgBoard } from '../src/board.js';
import { acg } from '../src/index.js';

type Goal = { campaign?: string; quest?: string; players?: number };
type Look = (board: AcgBoard, open: readonly Decision[], events: readonly Event[]) => void;

/** Plays games by chance, with the cards of the game only, and looks at the board after every answer. */
export function walkGames(goal: Goal, seeds: readonly string[], look: Look): { decisions: number } {
  let decisions = 0;
  const setup = acg.setup({ players: 3, ...goal });
  for (const seed of seeds) {
    walk(
      acg,
      { setup, seed, limit: 3000 },
      {
        after: (state, _, events) => {
          decisions++;
          look(state.board, state.open, events);
        },
      },
    );
  }
  return { decisions };
}
