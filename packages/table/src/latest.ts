import { languageOf } from './game.js';
import { KEPT_FORMAT, type Latest } from './store.js';
import type { Table } from './table.js';

/** A game as it is to be kept now. */
export function latestOf(id: string, table: Table, language: string, when: number): Latest {
  const { playable, seats, timeline, orders, game } = table;
  const { branch, at } = timeline.place;
  const head = {
    format: KEPT_FORMAT,
    id,
    game: game.rules.id,
    content: game.rules.content,
    setup: playable.setup,
    seed: playable.seed,
    companions: seats.with('companion'),
    seats: seats.kept,
    orders: orders.all,
    branches: timeline.all.map(({ id: one, from, fork, length }) => ({ id: one, from, fork, length })),
    branch,
    at,
    standing: table.standing(language),
    language: languageOf(table.teller(language).game.show),
    over: timeline.state.over !== null,
    when,
  };
  return { head, branches: timeline.all.map(({ id: one, answers }) => ({ id: one, answers })) };
}
