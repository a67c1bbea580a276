import { Dice, type RngState, type RuleSwitches, type State, type Viewer } from '@questhall/engine';
import type { LrBoard } from './board.js';
import { carries } from './kit.js';
import { resilienceOf } from './queries.js';

/** All but the order of the treasure deck. Everyone sees the same: the game has no secret hands. */
export type LrView = Omit<LrBoard, 'deck' | 'listening' | 'seats'> & {
  viewer: Viewer;
  seats: readonly string[];
  /** The rulings this table plays by. */
  switches: RuleSwitches;
  /** Cards in the treasure deck; which they are follows from those that lie open. */
  deck: number;
  /** RESILIENCE of every hero as it is now, with all that raises or lowers it. */
  resilience: { readonly [hero: string]: number };
};

export const view = carries('LR-SET-10', 'view.view', (state: State<LrBoard>, viewer: Viewer): LrView => {
  const { listening: _, deck, ...open } = state.board;
  const resilience: { [hero: string]: number } = {};
  for (const hero of open.heroes) resilience[hero.id] = resilienceOf(state.board, hero);
  return { ...open, viewer, switches: state.switches, deck: deck.length, resilience };
});

/** Turns a fork into a world that nobody could tell from it: the deck is shuffled anew, and dice fall otherwise. */
export function hide(state: State<LrBoard>, _: Viewer, rng: RngState): void {
  const dice = new Dice(rng);
  dice.shuffle('determinize', state.board.deck);
  dice.store();
  state.rng = { s: [...rng.s], draws: state.rng.draws, script: null };
  dice.draw('determinize', 2 ** 20);
  dice.store();
}
