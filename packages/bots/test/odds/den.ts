/** The Den: one player, dice that roll on, a deck that everybody knows and one that nobody does. Made for odds. */
import {
  type Asked,
  coreOf,
  defineGame,
  dieOf,
  type Event,
  type Explained,
  type Figure,
  type Game,
  named,
  type OddsOf,
  procedures,
  type State,
  sharedPlaces,
  type UntypedGame,
} from '@questhall/engine';

export type DenBoard = { coins: number; deck: string[]; attic: string[]; turns: number };
type DenTypes = UntypedGame<DenBoard>;
type Vars = Record<never, never>;
const procedure = procedures<DenTypes>();
const { split } = coreOf<DenTypes>();
const me: Asked = { seat: 'me', by: 'me' };

/** Two coins, one coin, nothing, and a star: a coin and another roll. */
const die = dieOf('die', [['coin', 'coin'], ['coin'], [], ['coin']], [false, false, false, true]);
const COINS = [2, 1, 0, 1];
const GAMES = [
  'one',
  'two',
  'charm',
  'door',
  'card',
  'attic',
  'stairs',
  'trapdoor',
  'pots',
  'stake',
  'tower',
  'wait',
];

const main = procedure<Vars>('den.main')
  .step('turn', 'DEN-1', (g) =>
    g.board.turns <= 0
      ? g.finish({ result: 'won', places: sharedPlaces(['me'], true), data: {} })
      : g.call(named<Vars>('den.turn'), {}),
  )
  .step('night', 'DEN-1', (g) => {
    gain(g, 'night', g.dice.draw('night', 2));
    return g.goto('turn');
  });

const turn = procedure<Vars>('den.turn')
  .step('choose', 'DEN-2', (g) => {
    g.board.turns--;
    return g.one(me, 'game', GAMES);
  })
  .step('play', 'DEN-2', (g, _, game) => g.call(named<Vars>(`den.${game}`), {}));

const rolling = (game: string, dice: number) =>
  procedure<Vars>(`den.${game}`).step('roll', 'DEN-3', (g) => roll(g, dice));

function roll(g: Game<DenTypes>, dice: number): void {
  const rolled = g.dice.roll(die, dice);
  gain(
    g,
    'won',
    rolled.flat().reduce((sum, face) => sum + (COINS[face] ?? 0), 0),
  );
}

function gain(g: Game<DenTypes>, type: string, coins: number): void {
  g.board.coins += coins;
  g.tell?.(type, { coins });
}

const charm = procedure<Vars>('den.charm')
  .step('roll', 'DEN-3', (g) => roll(g, 1))
  .step('ask', 'DEN-4', (g) => g.maybe(me, 'use-charm', ['rabbit-foot']))
  .step('use', 'DEN-4', (g, _, used) => gain(g, 'won', used === null ? 0 : 5));

/** The red door has a die behind it, the green one two. */
const door = procedure<Vars>('den.door')
  .step('ask', 'DEN-5', (g) => g.one(me, 'door', ['red', 'green']))
  .step('open', 'DEN-5', (g, _, opened) => {
    g.board.coins += opened === 'green' ? 1 : 0;
    roll(g, opened === 'green' ? 2 : 1);
  });

const card = procedure<Vars>('den.card').step('draw', 'DEN-6', (g) => drawCard(g));

function drawCard(g: Game<DenTypes>): void {
  const [drawn = ''] = g.board.deck.splice(g.dice.turnUp('deck', g.board.deck, null), 1);
  g.tell?.('drawn', { card: drawn });
}

const attic = procedure<Vars>('den.attic')
  .step('roll', 'DEN-3', (g) => roll(g, 1))
  .step('search', 'DEN-7', (g) => {
    const [found = ''] = g.board.attic.splice(g.dice.turnUp('attic', g.board.attic, null), 1);
    g.tell?.('found', { rats: Number(found) });
  });

/** Four short dice, one by one, and what they show together is won; then a card. */
const stairs = procedure<Vars>('den.stairs')
  .step('roll', 'DEN-9', (g) => {
    for (let i = 0; i < 4; i++) g.board.coins += g.dice.draw('stair', 4);
    g.tell?.('won', { coins: g.board.coins });
  })
  .step('draw', 'DEN-6', (g) => drawCard(g));

/** What the die shows counts only after the card, and lies nowhere meanwhile. */
const trapdoor = procedure<Vars>('den.trapdoor').step('fall', 'DEN-10', (g) => {
  const coins = g.dice.draw('depth', 2);
  drawCard(g);
  gain(g, 'won', coins);
});

/** Two to five pebbles go into three pots. A pot with two of them wins a coin, and the first one three with all five. */
const pots = procedure<Vars>('den.pots')
  .step('fill', 'DEN-11', (g) => {
    const total = 2 + g.dice.draw('pebbles', 4);
    const shares = ['first', 'middle', 'last'].map((id) => ({ id, cap: total }));
    return g.call(split, { asked: me, ask: 'fill-pots', total, shares, given: [] });
  })
  .step('pay', 'DEN-11', (g, _, given) => {
    gain(g, 'won', given[0] === 5 ? 3 : given.filter((pebbles) => pebbles >= 2).length);
  });

/** Whoever likes stakes up to three coins, and wins as many with a head. */
const stake = procedure<Vars>('den.stake')
  .step('ask', 'DEN-12', (g) => g.amount(me, 'stake', { min: 0, max: 3 }))
  .step('toss', 'DEN-12', (g, _, coins) => gain(g, 'won', (1 + coins) * g.dice.draw('toss', 2)));

/** Six short dice, one by one; a coin if none of them shows anything. Too many ways to play them all. */
const tower = procedure<Vars>('den.tower').step('climb', 'DEN-13', (g) => {
  let shown = 0;
  for (let i = 0; i < 6; i++) shown += g.dice.draw('floor', 4);
  gain(g, 'won', shown === 0 ? 1 : 0);
});

const wait = procedure<Vars>('den.wait').step('wait', 'DEN-8', () => undefined);

function figures(_: unknown, __: unknown, events: readonly Event[]): Figure[] {
  const sum = (type: string, field: string) =>
    events
      .filter((event) => event.type === type)
      .reduce((total, { data }) => total + Number(data[field] ?? 0), 0);
  const drawn = events.find(({ type }) => type === 'drawn')?.data.card;
  return [
    { what: 'coins', on: null, tells: 'how many', value: sum('won', 'coins') },
    { what: 'night', on: null, tells: 'how many', value: sum('night', 'coins') },
    { what: 'rats', on: null, tells: 'how many', value: sum('found', 'rats') },
    { what: 'ace', on: null, tells: 'whether', value: drawn === 'ace' ? 1 : 0 },
  ];
}

const odds: OddsOf<DenTypes> = {
  moves: ['den.turn'],
  figures,
  unseen: ({ board: { deck } }, _, label) =>
    label === 'deck' ? deck.map((one) => ({ card: one, chance: 1 / deck.length })) : undefined,
  exchange: ({ board: { deck } }, one, other) => {
    const [at, to] = [deck.indexOf(one), deck.indexOf(other)];
    deck[at] = other;
    deck[to] = one;
  },
};

const nothing: Omit<Explained, 'trail'> = { text: { key: '', args: {} }, options: {}, barred: [] };
const ref = (id: string) => ({ [id]: { name: { key: id, args: {} }, refs: [id] } });
/** What the options are about, where anybody wants to know. */
const OFFERED: { readonly [ask: string]: Explained['options'] } = {
  'use-charm': ref('rabbit-foot'),
  'fill-pots': ref('pot'),
  stake: ref('purse'),
};

export const den = defineGame<DenTypes, DenBoard, { turns?: number; switches?: { [name: string]: string } }>({
  id: 'den',
  title: 'The Den',
  version: '1',
  schema: 1,
  box: {},
  content: 'den',
  switches: [],
  procedures: [
    main,
    turn,
    rolling('one', 1),
    rolling('two', 2),
    charm,
    door,
    card,
    attic,
    stairs,
    trapdoor,
    pots,
    stake,
    tower,
    wait,
  ],
  main: named<Vars>('den.main'),
  setup: (input) => input as object,
  seats: () => ['me'],
  board: ({ turns = 1 }) => ({
    coins: 0,
    turns,
    deck: ['ace', 'two', 'three', 'four'],
    attic: ['0', '0', '1', '3'],
  }),
  forkBoard: (board) => structuredClone(board),
  view: ({ board }) => ({ ...board, deck: [], attic: [] }),
  hide: ({ board }, _, dice) => {
    dice.shuffle('hide', board.deck.sort());
    dice.shuffle('hide', board.attic.sort());
  },
  explain: (_, { ask }) => ({ ...nothing, options: OFFERED[ask] ?? {} }),
  evaluate: ({ board }) => Math.min(1, board.coins / 20),
  odds,
});

export function openDen(turns = 1): State<DenBoard> {
  return den.start(den.setup({ turns }), 'den').state;
}
