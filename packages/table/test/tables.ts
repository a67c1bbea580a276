import { Players, random } from '@questhall/bots';
import { blades, bladesShow } from '../../test-kit/test/blades.js';
import {
  type KeptSeats,
  type Playable,
  Table,
  type TableGame,
  type TableMeans,
  thinkHere,
  trunk,
  type UndoPolicy,
  untyped,
} from '../src/index.js';
import { council, councilShow } from './council.js';

export const duel: TableGame = untyped({ rules: blades, show: bladesShow });
export const parley: TableGame = untyped({ rules: council, show: councilShow });

type Wishes = { readonly seats?: KeptSeats; readonly undo?: UndoPolicy } & Partial<TableMeans>;

function playableOf(game: TableGame, { seats = {}, undo }: Wishes = {}): Playable {
  const setup = game.rules.setup({});
  return { game, setup, seed: 'table', branches: [trunk([])], seats, otherCards: false, undo };
}

/** A table on which no time passes and companions answer by chance. */
export function tableOf(game: TableGame, wishes: Wishes = {}): Table {
  const { rules } = game;
  const thinker = {
    ...thinkHere(rules, { clock: () => 0 }),
    answer: async ({ state, decision, seed }: Parameters<ReturnType<typeof thinkHere>['answer']>[0]) =>
      new Players(rules, random, seed).answer(state, decision),
  };
  const means = { thinker, sleep: async () => undefined, pace: 'instant' as const, ...wishes };
  return new Table(playableOf(game, wishes), means);
}

/** The first thing that is offered, so many times. */
export function playOn(table: Table, answers: number): void {
  for (let i = 0; i < answers && table.timeline.state.over === null; i++) {
    const [open] = table.timeline.state.open;
    if (open === undefined) throw new Error('nobody is asked');
    table.answer({ decision: open.id, picks: open.options.slice(0, Math.max(1, open.min)) });
  }
}
