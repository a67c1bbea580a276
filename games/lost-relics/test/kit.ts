import type { EntityId, State } from '@questhall/engine';
import { playOn as goOn, type Playing, ruleOf, Table } from '@questhall/test-kit';
import { expect } from 'vitest';
import { areAdjacent, isEngagedIn, isFull, sees } from '../src/areas.js';
import type { Hero, Hostile, LrBoard } from '../src/board.js';
import { addContent, library } from '../src/content/library.js';
import { enterPlay } from '../src/in-play.js';
import { type LrSetup, type LrView, lostRelics } from '../src/index.js';
import { isInspired, isLegal, offeredActions, printedActions } from '../src/legal.js';
import { heroOf, maybeHostile } from '../src/queries.js';
import { turn } from '../src/rules/turn.js';
import type { HeroId, LostRelicsRuleId, Reaction } from '../src/terms.js';
import { testHeroes, testTreasure } from './cards.js';

/** Records for one test file. */
export function addTestCards(...records: object[]): void {
  const problems = addContent(records.map((record) => ({ file: 'test', record })));
  if (problems.length > 0) throw new Error(problems.map(({ id, message }) => `${id}: ${message}`).join('\n'));
}

/** In tests of rules the heroes are alike, and the deck is made of test cards. */
function replaceCards(): void {
  for (const kind of ['hero', 'treasure'] as const) {
    for (const { id } of library.kinds[kind] ?? []) delete library.records[id];
    library.kinds[kind] = [];
  }
  addTestCards(...testHeroes, ...testTreasure);
}
replaceCards();

/** A test of one or several ledger entries. */
export const rule = ruleOf<LostRelicsRuleId>();

let made = 0;

type Given = {
  /** Letters are areas, `#` is rock. */
  map?: readonly string[];
  /** 4 unless said. */
  limits?: { [letter: string]: number };
  havens?: readonly string[];
  /** Closed unless opened. */
  doors?: { [id: string]: readonly [string, string] };
  players?: number;
  heroes?: { [hero: string]: number };
  /** More of the adventure; `at` makes a letter an area. */
  adventure?: (at: (letter: string) => string) => object;
};

/** Adds an adventure that is played on one drawn board, and gives its id and how its areas are called. */
export function addTestAdventure(given: Given): { id: string; at: (letter: string) => string } {
  const { map = ['ABC'], limits = {}, havens = [], doors = {} } = given;
  made++;
  const face = `t${made}a`;
  const id = `test-${made}`;
  const at = (letter: string) => `${face}-${letter.toLowerCase()}`;
  const letters = [...new Set(map.join(''))].filter((letter) => letter !== '#');
  const areas = Object.fromEntries(
    letters.map((letter) => [
      letter,
      { name: letter, limit: limits[letter] ?? 4, ...(havens.includes(letter) && { haven: true }) },
    ]),
  );
  addTestCards(
    { kind: 'board', id: face, name: face, origin: 'ours', map, areas },
    {
      kind: 'adventure',
      id,
      name: id,
      origin: 'ours',
      intro: '',
      won: '',
      lost: '',
      boards: [{ face, at: [0, 0] }],
      doors: Object.entries(doors).map(([door, [a, b]]) => ({ id: door, between: [at(a), at(b)] })),
      start: letters.map(at),
      hostiles: [],
      phase: [],
      counters: { never: 0 },
      objective: { text: 'never', if: { counter: { name: 'never', atLeast: 99 } } },
      defeat: [],
      ...given.adventure?.(at),
    },
  );
  return { id, at };
}

type HeroGiven = Partial<Omit<Hero, 'id' | 'seat' | 'area'>> & { in?: string };
type HostileGiven = {
  in: string;
  /** A kind of the box, instead of one made for the test. */
  kind?: string;
  rank?: 'minion' | 'leader';
  resilience?: number;
  tough?: boolean;
  /** Damage of its one attack. */
  attack?: number;
  range?: 'melee' | 'ranged';
  area?: boolean;
  attacks?: readonly object[];
  reactions?: readonly Reaction[];
  leaderAction?: object;
  wounded?: boolean;
  damage?: number;
};

const kinds: { [look: string]: string } = {};

/** A kind of hostile made for a test: resilience 2, a melee attack for 1, reactions Attack then Move. */
export function testKind(
  given: Omit<HostileGiven, 'in' | 'kind' | 'wounded' | 'damage'>,
  tokens = 9,
): string {
  const { rank = 'minion', tough = false, attack = 1, range = 'melee', area = false } = given;
  const look = JSON.stringify([given, tokens]);
  const known = kinds[look];
  if (known !== undefined) return known;
  const id = `kind-${Object.keys(kinds).length + 1}`;
  kinds[look] = id;
  const does = { name: 'Does nothing', lines: [{ do: { count: { counter: 'led', add: 1 } } }] };
  addTestCards({
    kind: 'hostile',
    id,
    name: id,
    origin: 'ours',
    group: 'tests',
    rank,
    ...(tough ? { tough: true } : { resilience: given.resilience ?? 2 }),
    tokens,
    attacks: given.attacks ?? [{ name: 'Hit', range, damage: attack, ...(area && { area: true }) }],
    reactions: given.reactions ?? ['attack', 'move'],
    ...(rank === 'leader' && { leaderAction: given.leaderAction ?? does }),
  });
  return id;
}

/** Lays out a board in the words of the game, and looks at what became of it. */
export class LrTable extends Table<LrBoard, LrView, LrSetup> {
  constructor(
    state: State<LrBoard>,
    /** The area of a letter. */
    readonly at: (letter: string) => string,
  ) {
    super(lostRelics, state, { naming: (id) => letterOf(id) ?? id.slice(id.lastIndexOf('/') + 1) });
  }

  hero(id: HeroId, given: HeroGiven = {}): this {
    const { in: letter, treasure, ...rest } = given;
    const hero = heroOf(this.board, id);
    Object.assign(hero, rest, { area: letter === undefined ? null : this.at(letter) });
    for (const card of treasure ?? []) {
      hero.treasure.push(card);
      enterPlay(this.board, card, card);
    }
    return this;
  }

  /** A hostile on the battlefield; `name` becomes its id. */
  hostile(name: EntityId, given: HostileGiven): this {
    const { in: letter, kind, wounded = false, damage = 0, ...look } = given;
    const of = kind ?? testKind(look);
    this.board.hostiles.push({ id: name, kind: of, area: this.at(letter), wounded, damage });
    enterPlay(this.board, name, of);
    return this;
  }

  /** Cards of the treasure deck, the top one first. */
  deck(...cards: string[]): this {
    this.board.deck = cards.toReversed();
    return this;
  }

  door(id: string, state: 'open' | 'closed'): this {
    for (const door of this.board.doors) if (door.id === id) door.open = state === 'open';
    return this;
  }

  line(...heroes: HeroId[]): this {
    this.board.line = heroes;
    return this;
  }

  given(change: (board: LrBoard) => void): this {
    change(this.board);
    return this;
  }

  switched(name: string, value: string): this {
    if (this.state.switches[name] === undefined) throw new Error(`there is no switch '${name}'`);
    this.state.switches = { ...this.state.switches, [name]: value };
    return this;
  }

  /** The next action dice, in the order in which they are rolled. */
  rolls(...values: number[]): this {
    return this.script('action-die', ...values.map((value) => value - 1));
  }

  // --- when --------------------------------------------------------------------------------------

  /** This hero's whole turn begins. */
  turnOf(hero: HeroId): this {
    if (this.board.line.length === 0) this.board.line = [hero];
    return this.runs(turn, { hero, acted: false });
  }

  /** Chooses an action, and the die if there is a choice. */
  acts(hero: HeroId, action: string, die?: number | string): this {
    const { seat } = heroOf(this.board, hero);
    this.answers(seat, 'choose-action', action);
    const asked = this.state.open[0]?.ask === 'choose-die';
    if (asked && die !== undefined) this.answers(seat, 'choose-die', String(die));
    return this;
  }

  endsTurn(hero: HeroId): this {
    return this.answers(heroOf(this.board, hero).seat, 'choose-action', 'decline');
  }

  // --- then --------------------------------------------------------------------------------------

  heroHas(id: HeroId, expected: Partial<Omit<Hero, 'area'>> & { in?: string | null }): this {
    const { in: letter, ...rest } = expected;
    const hero = heroOf(this.board, id);
    expect(hero, id).toMatchObject(rest);
    if (letter !== undefined) expect(letterOf(hero.area ?? '') ?? null, `where ${id} is`).toBe(letter);
    return this;
  }

  hostileIs(name: EntityId, expected: Partial<Omit<Hostile, 'area'>> & { in?: string }): this {
    const { in: letter, ...rest } = expected;
    const hostile = maybeHostile(this.board, name);
    expect(hostile, `hostile ${name}`).toMatchObject(rest);
    if (letter !== undefined) expect(letterOf(hostile?.area ?? ''), `where ${name} is`).toBe(letter);
    return this;
  }

  isGone(...names: EntityId[]): this {
    for (const name of names) expect(maybeHostile(this.board, name), `hostile ${name}`).toBeUndefined();
    return this;
  }

  /** Exactly these figures, in any order. */
  area(letter: string, ids: EntityId[]): this {
    const all = [...this.board.heroes, ...this.board.hostiles];
    const found = all.filter(({ area }) => area === this.at(letter)).map(({ id }) => id);
    expect(found.toSorted(), `figures in ${letter}`).toEqual(ids.toSorted());
    return this;
  }

  adjacent(one: string, other: string, expected: boolean): this {
    expect(areAdjacent(this.board, this.at(one), this.at(other)), `${one} beside ${other}`).toBe(expected);
    expect(areAdjacent(this.board, this.at(other), this.at(one)), `${other} beside ${one}`).toBe(expected);
    return this;
  }

  visible(from: string, to: string, expected: boolean): this {
    expect(sees(this.board, this.at(from), this.at(to)), `${from} sees ${to}`).toBe(expected);
    return this;
  }

  full(letter: string, expected: boolean): this {
    expect(isFull(this.board, this.at(letter)), `${letter} is full`).toBe(expected);
    return this;
  }

  engaged(letter: string, expected: boolean): this {
    expect(isEngagedIn(this.board, this.at(letter)), `heroes in ${letter} are engaged`).toBe(expected);
    return this;
  }

  /** Exactly these actions can be paid for; in a chain with a die of this value. */
  actions(id: HeroId, expected: string[], must: number | null = null): this {
    const found = offeredActions(this.board, heroOf(this.board, id), must).map(shortName);
    expect(found.toSorted(), `actions of ${id}`).toEqual(expected.toSorted());
    return this;
  }

  /** May the action be made with a die of this value? */
  legal(id: HeroId, action: string, die: number, expected: boolean): this {
    const hero = heroOf(this.board, id);
    const key = printedActions(hero).find((one) => shortName(one) === action) ?? '';
    expect(isLegal(this.board, hero, key, isInspired(key, die)), `${action} with a ${die}`).toBe(expected);
    return this;
  }

  reactions(times: number): this {
    return this.emitsTimes(times, 'reaction');
  }

  isWon(): this {
    expect(this.board.result).toBe('won');
    return this;
  }

  isLost(): this {
    expect(this.board.result).toBe('lost');
    return this;
  }

  isUndecided(): this {
    expect(this.board.result).toBeNull();
    return this;
  }
}

const shortName = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** `t3a-b` is B. */
function letterOf(id: string): string | undefined {
  return /^t\d+a-([a-z])$/.exec(id)?.[1]?.toUpperCase();
}

/** A table in the middle of an adventure. Heroes stand nowhere until they are put somewhere. */
export function table(given: Given = {}): LrTable {
  const { id, at } = addTestAdventure(given);
  const { players = 4, heroes } = given;
  const setup = lostRelics.setup({ players, adventure: id, ...(heroes && { heroes }) });
  const state = lostRelics.fresh(setup, 'test');
  const b = state.board;
  b.stage = 'play';
  b.round = 1;
  b.counters = { never: 0, led: 0 };
  b.doors = Object.keys(given.doors ?? {}).map((door) => ({ id: door, open: false }));
  const sheet = library.records[id];
  const things = sheet?.kind === 'adventure' ? (sheet.things ?? []) : [];
  b.things = things.map(({ id: thing, area }) => ({ id: thing, area, holder: null, uses: 0 }));
  enterPlay(b, 'adventure', id);
  return new LrTable(state, at);
}

/** A whole game from its first step, by set-up. */
export function freshTable(
  setup: unknown,
  seed = 'test',
  at: (letter: string) => string = (l) => l,
): LrTable {
  return new LrTable(lostRelics.fresh(lostRelics.setup(setup), seed), at);
}

/** Goes on at random, in place, until the game is over. */
export const playOn = (state: State<LrBoard>, given?: Playing<LrBoard>): State<LrBoard> =>
  goOn(lostRelics, state, given);

export { lostRelics };
