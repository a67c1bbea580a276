import {
  copyIndex,
  copyJson,
  defineGame,
  named,
  type Rules,
  type State,
  type WindowAsks,
} from '@questhall/engine';
import { type Abilities, abilitiesOf, inPlayOf, programProcedure } from '@questhall/tabletop';
import { type TinyAbility, type TinyBox, type TinyLine, tinyBox } from './tiny-box.js';
import {
  effectVars,
  procedure,
  type Tiny,
  type TinyBoard,
  type TinyContext,
  vocabulary,
} from './tiny-effects.js';

/** A made-up game of coins, as small as the kits allow: two seats, five verbs, whatever cards a test writes. */
export type TinyAsks = Pick<WindowAsks, 'use-ability' | 'order-effects'> & {
  'carry-out-line': 'yes' | 'no';
  'pay-for-line': 'yes' | 'no';
  whom: string;
};

const runProgram = named<TinyContext & { program: string; line: number }>('tiny.program');
const openMoment = named<{ window: string }>('tiny.moment');

/** In a variable, because another ledger id may join them. */
const RULES = { lines: ['T-1'], may: ['T-2'], pay: ['T-3'], paid: ['T-1'] } as const;

const asked = (seat: string) => ({ seat, by: seat });
const purse = (board: TinyBoard, seat: string): number => board.coins[seat] ?? 0;

/** A cursed purse looks full and opens for nobody. */
function payFrom(board: TinyBoard, seat: string, coins: number): boolean {
  if (board.cursed.includes(seat)) return false;
  board.coins[seat] = purse(board, seat) - coins;
  return true;
}

const program = programProcedure<Tiny, TinyContext, TinyLine>({
  name: runProgram,
  procedure,
  rules: RULES,
  programs: ({ box }) => box.programs,
  applies: (p, line, ctx) =>
    purse(p.board, ctx.you) >= (line.cost?.coins ?? 0) && line.verb.possible(p, line.params, ctx),
  decider: (_, __, { you }) => asked(you),
  pay: (g, line, { you }) => g.pass(payFrom(g.board, you, line.cost?.coins ?? 0)),
  effectVars,
});

export const inPlay = inPlayOf<Tiny, TinyAbility>({
  library: ({ box }) => box,
  index: (board) => board.index,
});

const ownerOf = (board: TinyBoard, entity: string): string => board.owners[entity] ?? 'nobody';

/** How abilities speak up here; a test may add who is asked. */
export const TINY_ABILITIES: Abilities<Tiny, TinyAbility, TinyContext> = {
  inPlay,
  procedure,
  prefix: 'tiny',
  rules: { pay: ['T-3'], lines: ['T-1'] },
  context: (p, entity) => ({ you: ownerOf(p.board, entity) }),
  applies: (p, { cost }, name) => {
    const [entity = ''] = name.split('|');
    return purse(p.board, ownerOf(p.board, entity)) >= (cost?.coins ?? 0);
  },
  priority: () => 1,
  owner: (p, entity) => asked(ownerOf(p.board, entity)),
  orderer: () => asked('ann'),
  pay(g, { cost, leaves }, name, { you }) {
    const [entity = ''] = name.split('|');
    if (leaves === true) delete g.board.owners[entity];
    return cost === undefined ? undefined : g.pass(payFrom(g.board, you, cost.coins));
  },
  lines: (g, key, ctx) => g.call(runProgram, { ...ctx, program: key, line: 0 }),
};
const abilities = abilitiesOf(TINY_ABILITIES);

const moment = procedure(openMoment)
  .step('open', 'T-4', (g, v) => {
    const open = abilities.window(g, v.window, {});
    if (open === undefined) g.board.log.push('nobody speaks up');
    return open;
  })
  .step('over', 'T-4', (g) => {
    g.board.log.push('over');
  });

type TinyRules = Rules<TinyBoard, object, object>;

const tinyWith = (box: TinyBox): TinyRules =>
  defineGame<Tiny, object, object>({
    id: 'tiny',
    title: 'Tiny',
    version: '1',
    schema: 1,
    box,
    content: box.hash,
    switches: [],
    procedures: [program, abilities.procedure, moment, ...vocabulary.procedures],
    main: named('tiny.moment'),
    setup: () => ({}),
    seats: () => ['ann', 'bob'],
    board: () => ({ coins: { ann: 5, bob: 5 }, owners: {}, cursed: [], index: {}, log: [] }),
    forkBoard: (board) => ({ ...copyJson(board), index: copyIndex(board.index) }),
    view: () => ({}),
    hide: () => undefined,
    explain: (_, { ask }) => ({ text: { key: ask, args: {} }, options: {}, barred: [] }),
    evaluate: () => 0,
    windows: abilities.hooks,
  });

/** A table with these cards, on which lines are read or a moment comes. */
export function tinyTable(records: readonly object[], change: (board: TinyBoard) => void = () => undefined) {
  const box = tinyBox(...records);
  const rules = tinyWith(box);
  const state = rules.fresh({}, 'tiny');
  change(state.board);
  return {
    box,
    state,
    board: state.board,
    position: { board: state.board, box, state },
    read: (key: string, you = 'ann') => rules.run(state, runProgram, { you, program: key, line: 0 }),
    moment: (window: string) => rules.run(state, openMoment, { window }),
    answer: (...picks: string[]) => rules.play(state, { decision: openOn(state).id, picks }),
    /** What is asked: ask, seat and options, or nothing. */
    get asked(): string[] {
      const [open] = state.open;
      return open === undefined ? [] : [open.ask, open.seat, ...open.options];
    },
  };
}

function openOn(state: State<TinyBoard>) {
  const [open] = state.open;
  if (open === undefined) throw new Error('nothing is asked');
  return open;
}
