/**
 * The Cellar: up to three friends against rats. It has everything a terminal must be able to put to people:
 * one of several, several at once, amounts, yes or no, declining, group and secret questions, dice, hidden
 * cards, and a lever that breaks the rules. Its steps cite the card game's ledger so that "why" finds texts.
 */
import {
  type Asked,
  BadSetup,
  type Decision,
  type Dice,
  defineGame,
  type Game,
  hasWon,
  type JsonRecord,
  named,
  type Position,
  procedures,
  sharedPlaces,
  type UntypedGame,
  type Viewer,
} from '@questhall/engine';
import { explainCellar } from './explain.js';

export const SEATS = ['ann', 'bob', 'cid'] as const;
export type Rat = { id: string; wounds: number };
export type CellarBoard = {
  seats: string[];
  turn: number;
  round: number;
  way: string;
  coins: number;
  health: { [seat: string]: number };
  rats: Rat[];
  chests: string[];
  deck: string[];
};
export type CellarView = Omit<CellarBoard, 'deck'> & { deck: number; viewer: Viewer };
export type CellarSetup = { players: number; switches?: { [name: string]: string } | undefined };

export type CellarTypes = UntypedGame<CellarBoard>;
type G = Game<CellarTypes>;
type Vars = Record<never, never>;
const procedure = procedures<CellarTypes>();
const PARTY = (board: CellarBoard): Asked => ({ seat: 'party', by: board.seats[0] ?? '' });
const active = (board: CellarBoard): string => board.seats[board.turn % board.seats.length] ?? '';
const asked = (board: CellarBoard): Asked => ({ seat: active(board), by: active(board) });

const cellar = procedure(named<Vars>('cellar.main'))
  .step('shuffle', 'ACG-SETUP-01', (g) => {
    g.dice.shuffle('deck', g.board.deck);
    g.tell?.('began', { rats: g.board.rats.length });
  })
  .step('plan', 'ACG-GOLD-07', (g) => g.one(PARTY(g.board), 'way', ['stairs', 'drain']))
  .step('bet', 'ACG-GOLD-07', (g, _, way) => {
    g.board.way = way;
    g.tell?.('went', { way });
    const about = { ask: 'bet', form: 'one', options: ['heads', 'tails'], min: 1, max: 1 } as const;
    const players = g.board.seats.map((seat) => ({ ...about, asked: { seat, by: seat } }));
    return way === 'drain' ? g.together<string>(players) : g.pass<{ [seat: string]: string }>({});
  })
  .step('paid', 'ACG-GOLD-07', (g, _, bets) => {
    g.board.coins += Object.values(bets).filter((bet) => bet === 'heads').length;
  })
  .step('turn', 'ACG-ROUND-01', (g) => g.call(named<Vars>('cellar.turn'), {}))
  .step('next', 'ACG-ROUND-01', (g) => {
    const { board } = g;
    if (board.rats.length === 0) return finish(g, 'won', { coins: board.coins });
    if (Object.values(board.health).some((left) => left <= 0)) return finish(g, 'lost', {});
    board.turn++;
    if (board.turn % board.seats.length === 0) board.round++;
    return board.round > 12 ? finish(g, 'lost', {}) : g.goto('turn');
  });

function finish(g: G, result: 'won' | 'lost', data: JsonRecord) {
  return g.finish({ result, places: sharedPlaces(g.board.seats, result === 'won'), data });
}

const turn = procedure(named<Vars>('cellar.turn'))
  .step('choose', 'ACG-ACT-01', (g) => {
    const lever = g.state.switches.lever === 'loose' ? ['lever'] : [];
    const chests = g.board.chests.length > 0 ? ['search'] : [];
    return g.one(asked(g.board), 'action', ['attack', 'rest', ...chests, ...lever]);
  })
  .step('act', 'ACG-ACT-01', (g, _, action) => {
    g.tell?.('acted', { seat: active(g.board), action });
    return g.call(named<Vars>(`cellar.${action}`), {});
  })
  .step('bite', 'ACG-EATK-01', (g) => {
    const seat = active(g.board);
    if (g.board.rats.length === 0 || g.dice.draw('bite', 3) > 0) return;
    g.board.health[seat] = (g.board.health[seat] ?? 0) - 1;
    g.tell?.('bitten', { seat });
  });

const attack = procedure<{ rat?: string; force?: number }>('cellar.attack')
  .step('target', 'ACG-ATK-01', (g) =>
    g.one(
      asked(g.board),
      'target',
      g.board.rats.map(({ id }) => id),
    ),
  )
  .step('force', 'ACG-TOK-01', (g, v, rat) => {
    v.rat = rat;
    return g.amount(asked(g.board), 'force', { min: 0, max: Math.min(3, g.board.coins) });
  })
  .step('roll', 'ACG-DICE-01', (g, v, force) => {
    v.force = force;
    g.board.coins -= force;
    hit(g, v.rat ?? '', g.dice.draw('attack', 3) + force);
  });

function hit(g: G, rat: string, wounds: number): void {
  const { board } = g;
  const found = board.rats.find(({ id }) => id === rat);
  if (found === undefined) return;
  found.wounds += wounds;
  g.tell?.('hit', { seat: active(board), rat, wounds });
  if (found.wounds < 3) return;
  board.rats.splice(board.rats.indexOf(found), 1);
  g.tell?.('slain', { rat });
}

const rest = procedure(named<Vars>('cellar.rest'))
  .step('snack', ['ACG-AER-10', 'ACG-AER-12', 'ACG-AER-06'], (g) =>
    g.maybe(asked(g.board), 'snack', ['cheese', 'bread']),
  )
  .step('eat', 'ACG-REST-01', (g, _, snack) => {
    const seat = active(g.board);
    g.board.health[seat] = (g.board.health[seat] ?? 0) + (snack === null ? 1 : 2);
    g.tell?.('rested', { seat, snack: snack ?? 'nothing' });
    return g.yesNo(asked(g.board), 'sing');
  })
  .step('sing', 'ACG-REST-01', (g, _, sings) => {
    g.board.coins += sings ? 1 : 0;
  });

const search = procedure(named<Vars>('cellar.search'))
  .step('chests', 'ACG-EXPL-01', (g) => g.some(asked(g.board), 'chests', g.board.chests, { min: 0, max: 2 }))
  .step('open', 'ACG-EXPL-01', (g, _, chests) => {
    for (const chest of chests) {
      g.board.chests.splice(g.board.chests.indexOf(chest), 1);
      const found = g.board.deck.pop() ?? 'nothing';
      g.board.coins += found === 'gold' ? 2 : 0;
      g.tell?.('found', { seat: active(g.board), found }, { seenBy: [active(g.board)] });
    }
  });

const lever = procedure(named<Vars>('cellar.lever')).step('pull', 'ACG-GOLD-01', () => {
  throw new Error('the lever came off');
});

function view({ board: { deck, ...open } }: Position<CellarTypes>, viewer: Viewer): CellarView {
  return { ...structuredClone(open), deck: deck.length, viewer };
}

function hide({ board }: Position<CellarTypes>, _: Viewer, dice: Dice): void {
  dice.shuffle('hide', board.deck.sort());
}

function readSetup(input: unknown): CellarSetup {
  const { players, switches } = input as CellarSetup;
  if (!Number.isInteger(players) || players < 1 || players > 3) throw new BadSetup('one to three friends');
  return switches === undefined ? { players } : { players, switches };
}

export const cellarDefinition = {
  id: 'cellar',
  title: 'The Cellar',
  version: '1',
  schema: 1,
  box: {},
  content: 'cellar-1',
  switches: [{ name: 'lever', rule: 'ACG-GOLD-01', values: ['fixed', 'loose'], default: 'fixed' }],
  procedures: [cellar, turn, attack, rest, search, lever],
  main: named<Vars>('cellar.main'),
  setup: readSetup,
  seats: ({ players }: CellarSetup) => SEATS.slice(0, players),
  board: ({ players }: CellarSetup): CellarBoard => ({
    seats: SEATS.slice(0, players),
    turn: 0,
    round: 1,
    way: '',
    coins: 2,
    health: Object.fromEntries(SEATS.slice(0, players).map((seat) => [seat, 5])),
    rats: ['rat-1', 'rat-2', 'big-rat'].map((id) => ({ id, wounds: 0 })),
    chests: ['oak-chest', 'iron-chest', 'tin-box'],
    deck: ['gold', 'gold', 'dust', 'dust', 'sock'],
  }),
  forkBoard: (board: CellarBoard) => structuredClone(board),
  view,
  hide,
  explain: ({ state }: Position<CellarTypes>, decision: Decision) => explainCellar(state, decision),
  evaluate: ({ board, state: { over } }: Position<CellarTypes>, seat: string) => {
    if (over !== null) return hasWon(over, seat) ? 1 : 0;
    const wounds = board.rats.reduce((sum, rat) => sum + rat.wounds, 0);
    return 0.2 + 0.2 * (3 - board.rats.length) + 0.02 * wounds + 0.01 * board.coins;
  },
  summary: ({ board }: Position<CellarTypes>) => ({ rounds: board.round, ratsLeft: board.rats.length }),
};

export const cellarRules = defineGame<CellarTypes, CellarView, CellarSetup>(cellarDefinition);
