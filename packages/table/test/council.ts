import { type Definition, defineGame, type Game, procedures, type Show } from '@questhall/engine';

/**
 * Three councillors agree on a road, again and again, and a die is cast for each road taken: the smallest game with
 * decisions of a party.
 */
type Board = { roads: string[]; rolled: number[] };
type Council = {
  board: Board;
  box: object;
  events: { road: { road: string; rolled: number } };
  asks: { 'which-road': string; 'may-rest': string };
  rule: 'CO-ROAD';
};
type G = Game<Council>;

const SEATS = ['ann', 'ben', 'cleo'];
const procedure = procedures<Council>();

const main = procedure<{ road?: string }>('co.main')
  .step('ask', 'CO-ROAD', (g: G) =>
    g.one({ seat: 'party', by: 'ann' }, 'which-road', ['hill', 'river', 'home']),
  )
  .step('walk', 'CO-ROAD', (g: G, _, road) => {
    const rolled = road === 'river' ? 0 : g.dice.draw('road', 6) + 1;
    g.board.roads.push(String(road));
    g.board.rolled.push(rolled);
    g.tell?.('road', { road: String(road), rolled });
    if (road === 'home')
      return g.finish({ result: 'victory', places: { ann: 1, ben: 1, cleo: 1 }, data: {} });
    return undefined;
  })
  .step('rest', 'CO-ROAD', (g: G) => g.maybe({ seat: 'ben', by: 'ben' }, 'may-rest', ['sleep']))
  .step('again', 'CO-ROAD', (g: G) => g.goto('ask'));

const definition: Definition<Council, Board, object> = {
  id: 'council',
  title: 'Council',
  version: '1',
  schema: 1,
  box: {},
  content: 'council',
  switches: [],
  procedures: [main],
  main,
  setup: () => ({}),
  seats: () => SEATS,
  board: () => ({ roads: [], rolled: [] }),
  forkBoard: (board) => ({ roads: [...board.roads], rolled: [...board.rolled] }),
  view: ({ board }) => ({ roads: [...board.roads], rolled: [...board.rolled] }),
  hide: () => undefined,
  explain: (_, { ask, options }) => ({
    text: { key: `ask.${ask}`, args: {} },
    options: Object.fromEntries(
      options.map((id) => [id, { name: { key: `road.${id}`, args: {} }, refs: [] }]),
    ),
    barred: [],
  }),
  evaluate: () => 0.5,
  /** Nobody rests by the river, or on the next two roads. */
  orders: {
    covering: ({ board: { roads } }, { ask }) =>
      ask === 'may-rest' ? [...(roads.at(-1) === 'river' ? ['dry'] : []), `awake-${roads.length + 2}`] : [],
    lasts: ({ board: { roads } }, order) =>
      order === 'dry' || roads.length < Number(order.slice('awake-'.length)),
  },
};
export const council = defineGame(definition);

export const councilShow: Show<Board> = {
  catalogue: {
    'ask.which-road': 'Which road do you take?',
    'ask.may-rest': 'Do you rest?',
    'road.hill': 'Over the hill',
    'road.river': 'Along the river',
    'road.home': 'Home',
    'road.sleep': 'Sleep',
    'road.decline': 'Go on',
    'told.road': 'The party goes {road} and rolls {rolled}.',
    'order.dry': 'Never rest by the river',
    'order.awake': 'Stay awake for two roads',
    'over.victory': 'You are home.',
  },
  order: (order) => ({ key: order === 'dry' ? 'order.dry' : 'order.awake', args: {} }),
  name: (id) => id.charAt(0).toUpperCase() + id.slice(1),
  table: ({ roads }) => roads.map((text) => ({ text })),
  event: ({ data: { road, rolled } }) => ({
    key: 'told.road',
    args: { road: String(road), rolled: Number(rolled) },
  }),
};
