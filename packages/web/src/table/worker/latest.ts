import { KEPT_FORMAT } from '../storage/store.js';
import type { Desk } from './desk.js';
import type { Latest } from './keeper.js';

/** A game as it is to be kept now. */
export function latestOf(id: string, desk: Desk, when: number): Latest {
  const { found, seats, branches, standing } = desk;
  const { at, branch, branches: list } = branches.time;
  const head = {
    format: KEPT_FORMAT,
    id,
    game: found.game.rules.id,
    content: found.game.rules.content,
    setup: found.setup,
    seed: found.seed,
    companions: seats.withCompanions,
    branches: list,
    branch,
    at,
    standing,
    language: found.game.show.language ?? 'en',
    over: desk.history.state.over !== null,
    when,
  };
  return { head, branches: branches.answers };
}
