import {
  type AnyProcedure,
  type Asked,
  BadSetup,
  type Callable,
  copyIndex,
  copyJson,
  coreOf,
  type Decision,
  type Definition,
  type Dice,
  defineGame,
  type Game,
  type JsonRecord,
  listen,
  named,
  openWindow,
  procedures,
  type Question,
  type Rules,
  type State,
  type TriggerIndex,
  unlisten,
} from '@questhall/engine';

/** Two people and a heap of coins; every round somebody does one of the things an engine must be able to do. */
export type ToyBoard = {
  round: number;
  purse: { [seat: string]: number };
  pile: string[];
  hand: string[];
  index: TriggerIndex;
  log: string[];
};
export type ToyView = { round: number; hand: number; log: string[] };
export type ToySetup = { rounds: number; switches?: { [name: string]: string } | undefined };
export type ToyRule = `TOY-${number}`;

const ACTIONS = ['share', 'discard', 'gamble', 'vote', 'strike', 'propose', 'rest'] as const;
type Action = (typeof ACTIONS)[number];

export type ToyTypes = {
  board: ToyBoard;
  box: object;
  events: {
    dealt: { cards: string[] };
    acted: { action: Action };
    rolled: { roll: number };
    struck: JsonRecord;
    ability: { ability: string };
    counted: object;
    told: { n: number };
  };
  asks: { action: Action; path: 'left' | 'right'; [other: string]: string };
  rule: ToyRule;
};
export const procedure = procedures<ToyTypes>();
export const { split, inOrder } = coreOf<ToyTypes>();

export const ANN: Asked = { seat: 'ann', by: 'ann' };
export const BOB: Asked = { seat: 'bob', by: 'bob' };
const PARTY: Asked = { seat: 'party', by: 'ann' };

const main = named<Record<never, never>>('toy.main');
export const strike = named<{ damage: number }, number>('toy.strike');
const ability = named<{ ability: string; about: JsonRecord }, JsonRecord | undefined>('toy.ability');

const mainProcedure = procedure(main)
  .step('deal', 'TOY-1', (g) => {
    g.dice.shuffle('pile', g.board.pile);
    g.board.hand = g.board.pile.splice(0, 3);
    g.tell?.('dealt', { cards: [...g.board.hand] }, { seenBy: ['ann'] });
  })
  .step('choose', 'TOY-2', (g) => {
    return g.one(g.board.round % 2 === 0 ? ANN : BOB, 'action', ACTIONS);
  })
  .step('act', 'TOY-3', (g, _, action) => {
    g.tell?.('acted', { action });
    g.board.log.push(action);
    return g.call(named<Record<never, never>>(`toy.${action}`), {});
  })
  .step('next', ['TOY-4', 'TOY-5'], (g) => {
    g.board.round--;
    return g.board.round > 0
      ? g.goto('choose')
      : g.finish({ result: 'done', places: placesOf(g.board.purse), data: { ...g.board.purse } });
  });

const share = procedure('toy.share')
  .step('ask', 'TOY-6', (g) =>
    g.call(split, {
      asked: ANN,
      ask: 'coins',
      total: 3,
      shares: [
        { id: 'ann', cap: 2 },
        { id: 'bob', cap: 2 },
      ],
      given: [],
    }),
  )
  .step('give', 'TOY-6', (g, _, [ann = 0, bob = 0]) => {
    earn(g, 'ann', ann);
    earn(g, 'bob', bob);
  });

const discard = procedure('toy.discard')
  .step('ask', 'TOY-7', (g) => g.some(BOB, 'discard', g.board.hand, { min: 1, max: 2 }))
  .step('drop', 'TOY-7', (g, _, cards) => {
    for (const card of cards) {
      g.board.hand.splice(g.board.hand.indexOf(card), 1);
      g.board.pile.push(card);
    }
    return g.maybe(BOB, 'draw', g.board.pile.slice(0, 2));
  })
  .step('draw', 'TOY-7', (g, _, card) => {
    if (card === null) return;
    g.board.pile.splice(g.board.pile.indexOf(card), 1);
    g.board.hand.push(card);
  });

const gamble = procedure<{ stake?: number }>('toy.gamble')
  .step('stake', 'TOY-8', (g) => g.amount(ANN, 'stake', { min: 0, max: Math.min(3, purse(g, 'ann')) }))
  .step('sure', 'TOY-8', (g, v, stake) => {
    v.stake = stake;
    return stake === 0 ? g.end(undefined) : g.yesNo(ANN, 'sure');
  })
  .step('roll', 'TOY-8', (g, v, sure) => {
    if (!sure) return;
    const stake = v.stake ?? 0;
    const roll = g.dice.draw('die', 6);
    g.tell?.('rolled', { roll });
    earn(g, 'ann', roll >= 3 ? stake : -stake);
  });

export const ballot = (asked: Asked): Question => ({
  asked,
  ask: 'vote',
  form: 'one',
  options: ['red', 'blue'],
  min: 1,
  max: 1,
});

const vote = procedure('toy.vote')
  .step('ask', 'TOY-9', (g) => g.together<string>([ballot(ANN), ballot(BOB)]))
  .step('count', 'TOY-9', (g, _, votes) => {
    if (votes.ann === votes.bob) earn(g, 'bob', 1);
  });

const strikeProcedure = procedure(strike)
  .step('would', 'TOY-11', (g, v) =>
    g.call(openWindow, {
      window: 'would-strike',
      about: { damage: v.damage ?? 2, path: [] },
      used: [],
      group: [],
    }),
  )
  .step('hit', 'TOY-11', (g, _, about) => {
    g.tell?.('struck', about);
    earn(g, 'bob', -Number(about.damage));
    return g.end(Number(about.damage));
  });

const abilityProcedure = procedure(ability).step('do', 'TOY-12', (g, v) => {
  g.tell?.('ability', { ability: v.ability });
  const path = [...(v.about.path as string[]), v.ability];
  const damage = Number(v.about.damage) + (v.ability.startsWith('double') ? Number(v.about.damage) : 1);
  if (v.ability === 'once') unlisten(g.board.index, 'would-strike', 'once');
  return g.end({ damage, path });
});

const propose = procedure('toy.propose')
  .step('ask', 'TOY-13', (g) => g.one(PARTY, 'path', ['left', 'right']))
  .step('go', 'TOY-13', (g, _, path) => {
    g.board.log.push(path);
  });

const rest = procedure('toy.rest').step('rest', 'TOY-14', (g) => {
  const drawn = g.dice.pick('rest', g.board.pile.length > 0 ? g.board.pile : ['nothing']);
  g.board.log.push(drawn);
});

/** The fuller the purse the better the place. */
function placesOf(purses: ToyBoard['purse']): { [seat: string]: number } {
  const richer = (coins: number) => Object.values(purses).filter((other) => other > coins).length;
  return Object.fromEntries(Object.entries(purses).map(([seat, coins]) => [seat, richer(coins) + 1]));
}

function purse(g: Game<ToyTypes>, seat: string): number {
  return g.board.purse[seat] ?? 0;
}

function earn(g: Game<ToyTypes>, seat: string, coins: number): void {
  g.board.purse[seat] = purse(g, seat) + coins;
}

export const toyDefinition: Definition<ToyTypes, ToyView, ToySetup> = {
  id: 'toy',
  title: 'Toy',
  version: '1',
  schema: 1,
  box: {},
  content: 'coins-1',
  switches: [{ name: 'interest', rule: 'TOY-15', values: ['none', 'some'], default: 'none' }],
  procedures: [mainProcedure, share, discard, gamble, vote, strikeProcedure, abilityProcedure, propose, rest],
  main,
  setup(input) {
    const { rounds = 6, switches } = (input ?? {}) as Partial<ToySetup>;
    if (!(rounds > 0)) throw new BadSetup('at least one round');
    return switches === undefined ? { rounds } : { rounds, switches };
  },
  seats: () => ['ann', 'bob'],
  board({ rounds }) {
    const index: TriggerIndex = {};
    for (const name of ['last', 'double', 'plus-a', 'plus-b', 'once']) listen(index, 'would-strike', name);
    return {
      round: rounds,
      purse: { ann: 5, bob: 5 },
      pile: ['cup', 'dart', 'egg', 'fan', 'gem', 'hat'],
      hand: [],
      index,
      log: [],
    };
  },
  forkBoard: (board) => ({ ...copyJson(board), index: copyIndex(board.index) }),
  view: ({ board }) => ({ round: board.round, hand: board.hand.length, log: [...board.log] }),
  hide({ board }, viewer, dice) {
    if (viewer === 'ann') return;
    const { hand, pile } = board;
    const cards = dice.shuffle('hide', [...hand, ...pile].sort());
    board.hand = cards.splice(0, hand.length);
    board.pile = cards;
  },
  explain: (_, decision) => ({ text: { key: decision.ask, args: {} }, options: {}, barred: [] }),
  evaluate: ({ board }, seat) => Math.min(1, Math.max(0, (board.purse[seat] ?? 0) / 20)),
  windows: {
    index: (board) => board.index,
    applies: (_, name) => name !== 'deaf',
    priority: (_, name) => (name === 'last' ? 2 : 1),
    optional: (_, name) => name !== 'double' && name !== 'double-too',
    owner: (_, name) => (name === 'plus-b' ? BOB : ANN),
    orderer: () => PARTY,
    run: ability,
  },
};

export type Toy = Rules<ToyBoard, ToyView, ToySetup>;
export const toy: Toy = defineGame(toyDefinition);

/** The toy with some procedures more, for one test. */
export function toyWith(...more: AnyProcedure<ToyTypes>[]): Toy {
  return defineGame({ ...toyDefinition, procedures: [...toyDefinition.procedures, ...more] });
}

export function started(seed = 'seed', rounds = 6): State<ToyBoard> {
  return toy.start({ rounds }, seed).state;
}

/** Runs one procedure alone on a fresh table. */
export function running<V extends object, R>(
  proc: Callable<V, R> & AnyProcedure<ToyTypes>,
  vars: V,
): { rules: Toy; state: State<ToyBoard> } {
  const rules = toyWith(proc);
  const state = rules.fresh({ rounds: 1 }, 'seed');
  rules.run(state, proc, vars);
  return { rules, state };
}

/** Any legal picks; sometimes more than the fewest. */
export function anyPicks(decision: Decision, dice: Dice): string[] {
  const count = decision.min + dice.draw('count', decision.max - decision.min + 1);
  return dice.shuffle('picks', [...decision.options]).slice(0, count);
}

export function firstOpen<B>(state: State<B>): Decision {
  const [decision] = state.open;
  if (decision === undefined) throw new Error('nothing is asked');
  return decision;
}

/** Answers whatever is asked first. */
export function pick<B, V, S>(rules: Rules<B, V, S>, state: State<B>, ...picks: string[]): void {
  rules.play(state, { decision: firstOpen(state).id, picks });
}
