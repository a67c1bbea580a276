/**
 * Small games for the simulator, in plain JavaScript because worker threads load them as they are.
 * One that ends, and others that go wrong in every way a game can.
 */
import { defineGame, hasWon, named, procedures, sharedPlaces } from '@questhall/engine';

const procedure = procedures();
const main = named('race.main');

function finish(g, result) {
  return g.finish({ result, places: sharedPlaces(g.board.seats, result === 'won'), data: {} });
}

/** Climb a ladder; every rung is worth a point, every slip costs one. */
function ladder(id, mishap, more = {}) {
  const climb = procedure(main)
    .step('ask', 'RACE-1', (g) =>
      g.one({ seat: g.board.seats[0], by: g.board.seats[0] }, 'climb', ['up', 'wait']),
    )
    .step('climb', 'RACE-2', (g, _, move) => {
      g.board.turns++;
      const slip = g.dice.draw('slip', 4) === 0;
      if (move === 'up') g.board.height += slip ? -1 : 1;
      g.tell?.('climbs', { move });
      mishap(g);
    })
    .step('end', 'RACE-3', (g) => {
      if (g.board.height >= 3) return finish(g, 'won');
      return g.board.turns >= 12 ? finish(g, 'lost') : g.goto('ask');
    })
    .step('never', 'RACE-4', () => undefined);
  return defineGame({ ...common, id, procedures: [climb], ...more });
}

const common = {
  title: 'Ladder',
  version: '1',
  schema: 1,
  box: {},
  content: 'none',
  switches: [],
  main,
  setup(input) {
    if (input.seats > 3) throw new Error('at most three can climb');
    return input;
  },
  seats: ({ seats }) => names(seats),
  board: ({ seats }) => ({ seats: names(seats), height: 0, turns: 0 }),
  forkBoard: (board) => ({ ...board }),
  view: ({ board }) => ({ height: board.height }),
  hide: () => undefined,
  explain: () => ({ text: { key: 'x', args: {} }, options: {}, barred: [] }),
  evaluate: ({ board, state: { over } }, seat) =>
    over === null ? 0.4 + 0.1 * board.height : hasWon(over, seat) ? 1 : 0,
  summary: ({ board }) => ({ rounds: board.turns, ended: board.height > 0 ? 'high' : 'low' }),
  used: ({ data }) => [data.move],
};

function names(seats) {
  return ['ann', 'bob', 'cid'].slice(0, seats);
}

export const good = ladder('good', () => undefined);

export const stumbling = ladder('stumbling', (g) => {
  if (g.board.turns === 4 && g.board.height === 2) throw new Error('a rung broke');
});

export const endless = ladder('endless', (g) => {
  if (g.board.height === 2) g.board.turns = 0;
  if (g.board.height > 1) g.board.height = 2;
});

export const hanging = ladder('hanging', (g) => {
  while (g.board.turns === 7);
});

export const deadly = ladder('deadly', (g) => {
  if (g.board.turns === 7) process.exit(1);
});

/** One chapter for each game; names that a page must not take for markup. */
class LadderBooks {
  #done = [];
  #chapter = {
    name: 'ladder',
    ...{ result: '', places: {}, rounds: 0, decisions: 0, end: '', place: 'wall', stage: 1 },
    ...{ people: {}, harm: {}, dealt: {}, pieces: { 'up-card': [0, 0], wall: [1, 1] } },
  };
  answer({ board }, { picks: [move] }) {
    this.#chapter.decisions++;
    for (const seat of board.seats) this.#chapter.people[seat] ??= [0, 0, 1];
    const use = this.#chapter.pieces['up-card'];
    use[0]++;
    if (move === 'up') use[1]++;
    else this.#chapter.harm.wall = (this.#chapter.harm.wall ?? 0) + 1;
  }
  events(_, { board, over }) {
    if (over === null) return;
    const { result } = over;
    this.#done.push({
      ...this.#chapter,
      result,
      places: over.places,
      rounds: board.turns,
      end: result === 'won' ? 'won' : 'tired & late',
    });
  }
  chapters() {
    return this.#done;
  }
}

export const booked = ladder('booked', () => undefined, {
  books: () => new LadderBooks(),
  pieces: () => [
    { id: 'up-card', name: '<b>Up</b> & "away"', kind: 'moves', side: 'ours' },
    { id: 'lost-card', name: "The Devil's <script>", kind: 'moves', side: 'ours' },
    { id: 'wall', name: 'Wall', kind: 'things', side: 'theirs' },
    { id: 'ladder', name: 'Ladder & Snake', kind: 'chapters', side: 'none' },
    { id: 'ann', name: 'Ann <3', kind: 'friends', side: 'none' },
  ],
});
