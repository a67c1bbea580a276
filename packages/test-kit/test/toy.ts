/**
 * Lanterns: one to three keepers feed a lantern from hidden hands before the night is over. It has no
 * printed rules; it only uses everything the engine can ask: hidden cards, dice, secret and party decisions.
 */
import {
  type Asked,
  type Decision,
  type Dice,
  defineGame,
  type Game,
  hasWon,
  type JsonRecord,
  named,
  type Position,
  procedures,
  type SeatId,
  type Show,
  type State,
  sharedPlaces,
  type UntypedGame,
  type Viewer,
} from '@questhall/engine';

type Keeper = { id: SeatId; hand: string[]; burns: number };
export type ToyBoard = {
  keepers: Keeper[];
  deck: string[];
  discard: string[];
  light: number;
  night: number;
  lit: string | null;
};
export type ToyView = {
  keepers: { id: SeatId; hand: string[] | number; burns: number }[];
  deck: number;
  discard: string[];
  light: number;
  night: number;
};
export type ToySetup = { keepers: number; switches?: { [name: string]: string } };
export type ToyRule = 'TOY-1' | 'TOY-2' | 'TOY-3' | 'TOY-4' | 'TOY-5' | 'TOY-6';

export const KINDS = ['spark', 'torch', 'flare', 'sieve', 'vow'] as const;
const LIGHT: { [kind: string]: number } = { spark: 1, torch: 2, flare: 4, sieve: 1, vow: 0 };
const NIGHTS = 5;
const ALL_CARDS = KINDS.flatMap((kind) => [1, 2, 3, 4].map((n) => `${kind}-${n}`));

export type ToyTypes = UntypedGame<ToyBoard> & { rule: ToyRule };
type Table = Game<ToyTypes>;
const procedure = procedures<ToyTypes>();
const goal = (board: ToyBoard) => 11 * board.keepers.length;
export const kindOf = (card: string) => card.split('-')[0] ?? '';
const seat = (id: SeatId): Asked => ({ seat: id, by: id });
const party = (board: ToyBoard): Asked => ({ seat: 'party', by: keeperAt(board, 0).id });

function keeperAt(board: ToyBoard, i: number): Keeper {
  const keeper = board.keepers[i];
  if (keeper === undefined) throw new Error(`there is no keeper ${i}`);
  return keeper;
}

function keeper(board: ToyBoard, id: SeatId): Keeper {
  return keeperAt(
    board,
    board.keepers.findIndex((candidate) => candidate.id === id),
  );
}

function draw(g: Table, { id, hand }: Keeper): void {
  const { board } = g;
  if (board.deck.length === 0) board.deck = g.dice.shuffle('deck', board.discard.splice(0));
  const card = board.deck.pop();
  if (card === undefined) return;
  hand.push(card);
  g.tell?.('draws', { keeper: id, card }, { seenBy: [id], others: { keeper: id } });
}

function finish(g: Table, result: 'won' | 'lost', data: JsonRecord) {
  const seats = g.board.keepers.map(({ id }) => id);
  return g.finish({ result, places: sharedPlaces(seats, result === 'won'), data });
}

export const burn = procedure<{ keeper: SeatId; count: number }, number>('toy.burn').step(
  'burn',
  'TOY-4',
  (g, v) => {
    const burned = keeper(g.board, v.keeper);
    burned.burns += v.count;
    g.tell?.('burns', { keeper: v.keeper, count: v.count });
    return burned.burns > 6 ? finish(g, 'lost', { why: 'burns' }) : g.end(burned.burns);
  },
);

/** What each kind of card does besides its light. */
const extra: { [kind: string]: { id: string } } = {
  flare: { id: 'toy.flare' },
  sieve: { id: 'toy.sieve' },
  vow: { id: 'toy.vow' },
};

export const flare = procedure<{ keeper: SeatId }>('toy.flare')
  .step('ask', 'TOY-3', (g, v) => {
    const { hand } = keeper(g.board, v.keeper);
    return hand.length === 0 ? g.pass(false) : g.yesNo(seat(v.keeper), 'shield-yourself');
  })
  .step('shield', 'TOY-3', (g, v, shielded) => {
    const card = shielded ? keeper(g.board, v.keeper).hand.pop() : undefined;
    if (card === undefined) return g.call(burn, { keeper: v.keeper, count: 1 });
    g.board.discard.push(card);
    return g.pass(0);
  })
  .step('done', [], () => undefined);

export const sieve = procedure<{ keeper: SeatId }>('toy.sieve')
  .step('ask', 'TOY-5', (g, v) =>
    g.some(seat(v.keeper), 'throw-away', keeper(g.board, v.keeper).hand, { min: 0, max: 2 }),
  )
  .step('draw', 'TOY-5', (g, v, cards) => {
    const self = keeper(g.board, v.keeper);
    self.hand = self.hand.filter((card) => !cards.includes(card));
    g.board.discard.push(...cards);
    for (const _ of cards) draw(g, self);
  });

export const vow = procedure<{ keeper: SeatId }>('toy.vow')
  .step('ask', 'TOY-6', (g, v) => g.amount(seat(v.keeper), 'burn-how-much', { min: 0, max: 2 }))
  .step('burn', 'TOY-6', (g, v, count) => {
    g.board.light += 2 * count;
    return count === 0 ? g.pass(0) : g.call(burn, { keeper: v.keeper, count });
  })
  .step('done', [], () => undefined);

export const turn = procedure<{ keeper: SeatId }>('toy.turn')
  .step('ask', 'TOY-2', (g, v) => g.one(seat(v.keeper), 'play-card', keeper(g.board, v.keeper).hand))
  .step('play', 'TOY-2', (g, v, card) => {
    const self = keeper(g.board, v.keeper);
    self.hand.splice(self.hand.indexOf(card), 1);
    g.board.discard.push(card);
    g.board.light += LIGHT[kindOf(card)] ?? 0;
    g.tell?.('plays', { keeper: v.keeper, card, light: g.board.light });
    const more = extra[kindOf(card)];
    return more === undefined ? g.end(undefined) : g.call(named<{ keeper: SeatId }>(more.id), v);
  });

type Night = { at: number };
export const night = procedure<Night>('toy.night')
  .step('plan', 'TOY-1', (g) => g.one(party(g.board), 'plan', ['press', 'save']))
  .step('bid', 'TOY-1', (g, _, plan) => {
    g.board.lit = plan;
    const options = ['hold', 'push'];
    const about = { ask: 'bid', form: 'one', options, min: 1, max: 1 } as const;
    return g.together<string>(g.board.keepers.map(({ id }) => ({ ...about, asked: seat(id) })));
  })
  .step('push', 'TOY-1', (g, v, bids) => {
    const pushing = Object.values(bids).filter((bid) => bid === 'push').length;
    if (pushing === 1) g.board.light += 2;
    g.tell?.('bids', { pushing });
    v.at = 0;
  })
  .step('turns', 'TOY-2', (g, v) => {
    const next = g.board.keepers[v.at++];
    if (next === undefined) return g.goto('gloom');
    while (next.hand.length < 3) draw(g, next);
    return g.call(turn, { keeper: next.id });
  })
  .step('next', [], (g) => g.goto('turns'))
  .step('gloom', 'TOY-1', (g) => {
    const lost = g.dice.draw('gloom', 3);
    g.board.light = Math.max(0, g.board.light - (g.board.lit === 'save' ? Math.min(lost, 1) : lost));
    g.board.lit = null;
    g.tell?.('gloom', { lost });
  });

const main = named<Record<never, never>>('toy.main');
const play = procedure(main)
  .step('shuffle', 'TOY-1', (g) => {
    g.dice.shuffle('deck', g.board.deck);
  })
  .step('night', 'TOY-1', (g) => g.call(night, { at: 0 }))
  .step('dawn', 'TOY-1', (g) => {
    if (g.board.light >= goal(g.board)) return finish(g, 'won', { night: g.board.night });
    if (g.board.night >= NIGHTS) return finish(g, 'lost', { why: 'dark' });
    g.board.night++;
    return g.goto('night');
  });

function view(board: ToyBoard, viewer: Viewer): ToyView {
  const { discard, light, night: nights } = board;
  const keepers = board.keepers.map(({ id, hand, burns }) => ({
    id,
    hand: id === viewer ? [...hand] : hand.length,
    burns,
  }));
  return { keepers, deck: board.deck.length, discard: [...discard], light, night: nights };
}

/** Deals everything the viewer does not see anew. */
function hide({ board }: Position<ToyTypes>, viewer: Viewer, dice: Dice): { [card: string]: string } {
  const others = board.keepers.filter(({ id }) => id !== viewer);
  const unseen = [...board.deck, ...others.flatMap(({ hand }) => hand)].sort();
  dice.shuffle('imagine', unseen);
  const exchanged: { [card: string]: string } = {};
  for (const other of others) {
    const { hand } = other;
    other.hand = unseen.splice(0, hand.length);
    for (const [i, card] of hand.entries()) exchanged[card] = other.hand[i] ?? card;
  }
  board.deck = unseen;
  return exchanged;
}

function explain(_: Position<ToyTypes>, decision: Decision) {
  const options = decision.options.map((id) => [id, { name: { key: `option.${id}`, args: {} }, refs: [id] }]);
  const bars = decision.ask === 'play-card' ? [{ refs: ['deck'], rules: ['TOY-2'] }] : [];
  const text = { key: `ask.${decision.ask}`, args: {} };
  return {
    text,
    options: Object.fromEntries(options),
    barred: bars.map((bar) => ({ ...bar, name: text, because: { key: 'only-from-hand', args: {} } })),
  };
}

function evaluateToy({ board, state }: Position<ToyTypes>, seat: SeatId): number {
  if (state.over !== null) return hasWon(state.over, seat) ? 1 : 0;
  const { light, keepers } = board;
  const burns = keepers.reduce((sum, { burns: count }) => sum + count, 0);
  return Math.max(0, Math.min(1, light / goal(board) - burns * 0.02)) * 0.9;
}

export const toyDefinition = {
  id: 'toy',
  title: 'Lanterns',
  version: '1',
  schema: 1,
  box: {},
  content: 'toy-1',
  secrets: ['play-card', 'throw-away'],
  switches: [{ name: 'dusk', rule: 'TOY-1', values: ['short', 'long'], default: 'short' }],
  procedures: [play, night, turn, flare, sieve, vow, burn],
  main,
  setup: (input: unknown) => input as ToySetup,
  seats: ({ keepers }: ToySetup) => ['ann', 'bob', 'cid'].slice(0, keepers),
  board: ({ keepers }: ToySetup): ToyBoard => ({
    keepers: ['ann', 'bob', 'cid'].slice(0, keepers).map((id) => ({ id, hand: [], burns: 0 })),
    deck: [...ALL_CARDS],
    discard: [],
    light: 0,
    night: 1,
    lit: null,
  }),
  forkBoard: (board: ToyBoard): ToyBoard => ({
    ...board,
    keepers: board.keepers.map((one) => ({ ...one, hand: [...one.hand] })),
    deck: [...board.deck],
    discard: [...board.discard],
  }),
  view: ({ board }: Position<ToyTypes>, viewer: Viewer) => view(board, viewer),
  hide,
  explain,
  evaluate: evaluateToy,
  summary: ({ board }: Position<ToyTypes>) => ({
    rounds: board.night,
    wounds: board.keepers.reduce((sum, { burns }) => sum + burns, 0),
    keepers: board.keepers.length,
  }),
  used: ({ type, data }: { type: string; data: { card?: unknown } }) =>
    type === 'plays' ? [kindOf(String(data.card))] : [],
};

export const toy = defineGame<ToyTypes, ToyView, ToySetup>(toyDefinition);

const ASKS = ['plan', 'bid', 'play-card', 'shield-yourself', 'throw-away', 'burn-how-much'];
const WORDS = ['press', 'save', 'hold', 'push', 'yes', 'no', '0', '1', '2', ...ALL_CARDS];
const TEXTS = [
  'plays',
  'only-from-hand',
  ...ASKS.map((ask) => `ask.${ask}`),
  ...WORDS.map((id) => `option.${id}`),
];

export const toyShow: Show<ToyView> = {
  catalogue: Object.fromEntries(TEXTS.map((key) => [key, key])),
  name: (id) => id,
  table: ({ keepers, deck, light, night: nights }) => [
    { text: `Night ${nights}, light ${light}, ${deck} cards in the deck` },
    ...keepers.map(({ id, hand, burns }) => ({ text: `${id}: ${JSON.stringify(hand)}, burns ${burns}` })),
  ],
  event: ({ type, data }) =>
    type === 'plays'
      ? { key: 'plays', args: { keeper: String(data.keeper), card: String(data.card) } }
      : null,
};

/** No card is lost or doubled, no count is below zero. */
export function toyInvariant({ board }: State<ToyBoard>): string[] {
  const cards = [...board.deck, ...board.discard, ...board.keepers.flatMap(({ hand }) => hand)].sort();
  const wrong =
    JSON.stringify(cards) === JSON.stringify([...ALL_CARDS].sort()) ? [] : ['a card is lost or doubled'];
  return board.light < 0 ? [...wrong, 'light is below zero'] : wrong;
}
