import {
  type Definition,
  defineGame,
  type JsonRecord,
  listen,
  named,
  openWindow,
  procedures,
  type Rules,
  type State,
  type TriggerIndex,
  type UntypedGame,
  unlisten,
  type WindowPolicy,
} from '@questhall/engine';

/**
 * Three rivals with secret hands. A card is `<seat>:<name>`, and each may be played when somebody is struck: `parry`
 * takes one off the blow, `riposte` adds one, `flinch` costs the card and does nothing, `curse` must happen.
 */
export type DuelBoard = { hands: { [seat: string]: string[] }; index: TriggerIndex; log: string[] };
type DuelView = { hand: readonly string[]; others: { [seat: string]: number }; log: readonly string[] };
type Duel = UntypedGame<DuelBoard>;

const procedure = procedures<Duel>();
const strike = named<{ damage: number }, number>('duel.strike');
const playCard = named<{ ability: string; about: JsonRecord }, JsonRecord | undefined>('duel.play-card');
const lapse = named<{ ability: string; about: JsonRecord }>('duel.lapse');

const ownerOf = (card: string) => card.slice(0, card.indexOf(':'));
const nameOf = (card: string) => card.slice(card.indexOf(':') + 1);

function discard(board: DuelBoard, card: string): void {
  const hand = board.hands[ownerOf(card)] ?? [];
  hand.splice(hand.indexOf(card), 1);
  unlisten(board.index, 'struck', card);
}

const striking = procedure(strike)
  .step('struck', [], (g, v) =>
    g.call(openWindow, { window: 'struck', about: { damage: v.damage }, used: [], group: [] }),
  )
  .step('hurt', [], (g, _, about) => g.end(Number(about.damage)));

const CHANGES: { [name: string]: number } = { parry: -1, riposte: 1, curse: 5, flinch: 0 };

const playing = procedure(playCard).step('play', [], (g, v) => {
  discard(g.board, v.ability);
  g.board.log.push(v.ability);
  return g.end({ damage: Number(v.about.damage) + (CHANGES[nameOf(v.ability)] ?? 0) });
});

const lapsing = procedure(lapse).step('lapse', [], (g, v) => {
  discard(g.board, v.ability);
  g.board.log.push(`${v.ability} lapses`);
});

const waiting = procedure('duel.main').step('never', [], (g) => g.yesNo({ seat: 'a', by: 'a' }, 'begin'));

const duelDefinition: Definition<Duel, DuelView, { switches?: { [name: string]: string } }> = {
  id: 'duel',
  title: 'Duel',
  version: '1',
  schema: 1,
  box: {},
  content: 'duel-1',
  switches: [],
  procedures: [striking, playing, lapsing, waiting],
  main: named('duel.main'),
  setup: () => ({}),
  seats: () => ['a', 'b', 'c'],
  board: () => ({ hands: { a: [], b: [], c: [] }, index: {}, log: [] }),
  forkBoard: (b) => ({
    hands: Object.fromEntries(Object.entries(b.hands).map(([seat, hand]) => [seat, [...hand]])),
    index: { ...b.index },
    log: [...b.log],
  }),
  view: ({ board }, viewer) => ({
    hand: board.hands[viewer] ?? [],
    others: Object.fromEntries(Object.entries(board.hands).map(([seat, hand]) => [seat, hand.length])),
    log: board.log,
  }),
  hide: () => undefined,
  explain: (_, { ask }) => ({ text: { key: ask, args: {} }, options: {}, barred: [] }),
  evaluate: () => 0.5,
  windows: {
    index: (board) => board.index,
    applies: (_, card, about) => nameOf(card) !== 'parry' || Number(about.damage) > 0,
    priority: (_, card) => (nameOf(card) === 'riposte' ? 2 : 1),
    optional: (_, card) => nameOf(card) !== 'curse',
    owner: (_, card) => ({ seat: ownerOf(card), by: ownerOf(card) }),
    orderer: () => ({ seat: 'c', by: 'c' }),
    run: playCard,
    lapse,
  },
};

export type DuelRules = Rules<DuelBoard, DuelView, { switches?: { [name: string]: string } }>;

/** The duel with a policy for its one window; `polled` are the seats that might hold an answer. */
export function duelBy(
  policy: WindowPolicy,
  polled: readonly string[] | null | ((board: DuelBoard) => readonly string[]) = null,
  hide: typeof duelDefinition.hide = duelDefinition.hide,
): DuelRules {
  const { windows } = duelDefinition;
  if (windows === undefined) throw new Error('the duel has a window');
  return defineGame({
    ...duelDefinition,
    hide,
    windows: {
      ...windows,
      policy: () => policy,
      poll: ({ board }) => (typeof polled === 'function' ? polled(board) : polled),
    },
  });
}

/** The same world whatever is held: nobody but the viewer holds anything but these cards. */
export const imagining =
  (...cards: string[]): typeof duelDefinition.hide =>
  ({ board }, viewer) => {
    const own = board.hands[viewer] ?? [];
    board.hands = Object.fromEntries(
      Object.keys(board.hands).map((seat) => [seat, cards.filter((card) => ownerOf(card) === seat)]),
    );
    if (viewer !== 'spectator') board.hands[viewer] = own;
    board.index = { struck: Object.values(board.hands).flat() };
  };

/** A blow of 2 with these cards in hand. */
export function struck(rules: DuelRules, ...cards: string[]): State<DuelBoard> {
  const state = rules.fresh({}, 'seed');
  for (const card of cards) {
    state.board.hands[ownerOf(card)]?.push(card);
    listen(state.board.index, 'struck', card);
  }
  rules.run(state, strike, { damage: 2 });
  return state;
}
