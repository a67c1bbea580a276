import { defineGame, type Rules, type State, seeded } from '@questhall/engine';
import type { Adapter } from '../search.js';
import type { Rng } from '../yardstick/rng.js';
import { DECKS } from '../yardstick/table.js';
import { actions } from './actions.js';
import { board, forkBoard, type SkirmishBoard, type SkirmishTypes } from './board.js';
import { react, windows } from './moments.js';
import { main } from './procs.js';
import { turn } from './turn.js';

type Setup = { switches?: { [name: string]: string } };

/** Skirmish as a game of the engine, written like any other. */
export const skirmish: Rules<SkirmishBoard, { round: number }, Setup> = defineGame<
  SkirmishTypes,
  { round: number },
  Setup
>({
  id: 'skirmish',
  title: 'Skirmish',
  version: '1',
  schema: 1,
  box: {},
  content: '1',
  switches: [],
  procedures: [...turn, ...actions, react],
  main,
  setup: () => ({}),
  seats: () => ['party'],
  board,
  forkBoard,
  view: ({ board }) => ({ round: board.round }),
  hide({ board }, _, dice) {
    for (const deck of DECKS) dice.shuffle(deck, board.decks[deck].draw);
  },
  explain: (_, decision) => ({ text: { key: decision.ask, args: {} }, options: {}, barred: [] }),
  evaluate: ({ board }) => board.kills / 12,
  windows,
});

type S = State<SkirmishBoard>;
const NOTHING: readonly string[] = [];

/** Skirmish on our engine: answers by option id, as any client gives them. */
export const engine: Adapter<S, string> = {
  fresh: (seed) => skirmish.start({}, String(seed)).state,
  legal: (s) => s.open[0]?.options ?? NOTHING,
  step: (s, option) => skirmish.play(s, { decision: s.open[0]?.id ?? 0, picks: [option] }),
  over: (s) => s.over !== null,
  won: (s) => s.over?.result === 'won',
  clone: skirmish.fork,
  world(s, r: Rng) {
    const rng = {
      ...seeded(''),
      s: [r.next() | 0, r.next() | 0, r.next() | 0, r.next() | 0] as S['rng']['s'],
    };
    return skirmish.determinize(s, 'party', rng);
  },
  key: (option) => option,
};
