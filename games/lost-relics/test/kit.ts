import { allowed, type EntityId, hash, type State } from '@questhall/engine';
import { playOn as goOn, type Playing, ruleOf, Table } from '@questhall/test-kit';
import { expect } from 'vitest';
import { areAdjacent, isEngagedIn, isFull, sees } from '../src/areas.js';
import type { Hero, Hostile, LrBoard } from '../src/board.js';
import { emptyBox, type LrBox } from '../src/content/box.js';
import { records } from '../src/generated/content.js';
import { enterPlay } from '../src/in-play.js';
import { type LrGame, type LrSetup, type LrView, lostRelicsWith } from '../src/index.js';
import type { LrPosition } from '../src/kit.js';
import { isInspired, judgeAction, printedActions } from '../src/legal.js';
import { linkActions, turnActions } from '../src/legal-dice.js';
import { heroOf, maybeHostile } from '../src/queries.js';
import { turn } from '../src/rules/turn.js';
import type { HeroId, LostRelicsRuleId, Reaction } from '../src/terms.js';
import { testHeroes, testTreasure } from './cards.js';

const sourced = (cards: readonly object[]) => cards.map((record) => ({ file: 'test', record }));

/** In tests of rules the heroes are alike, and the deck is made of test cards. */
const alike: LrBox = emptyBox.with([
  ...records.filter(({ record }) => !['hero', 'treasure'].includes((record as { kind: string }).kind)),
  ...sourced([...testHeroes, ...testTreasure]),
]);

/** Each test file has a box of its own: cards that it adds are nowhere else. */
type OwnBox = { readonly base: LrBox; readonly added: readonly object[]; readonly box: LrBox };
const boxes = new Map<string, OwnBox>();
const thisFile = (): string => expect.getState().testPath ?? '';
const ownBox = (): OwnBox => boxes.get(thisFile()) ?? { base: alike, added: [], box: alike };
export const testBox = (): LrBox => ownBox().box;

/** From now on this file adds its cards to another box. */
export function baseOn(base: LrBox): void {
  const own = ownBox();
  if (own.base !== base) boxes.set(thisFile(), { ...own, base, box: base.with(sourced(own.added)) });
}

const games = new WeakMap<LrBox, LrGame>();
function gameOf(box: LrBox): LrGame {
  const game = games.get(box) ?? lostRelicsWith(box);
  games.set(box, game);
  return game;
}
/** The game with the cards of this file. */
export const game = (): LrGame => gameOf(testBox());
export const rules = (): LrGame['rules'] => game().rules;
/** A moment of a game for queries. */
export const at = (state: State<LrBoard>): LrPosition => ({ board: state.board, box: testBox(), state });

/** Records for this test file. */
export function addTestCards(...cards: object[]): void {
  const own = ownBox();
  const box = own.box.with(sourced(cards));
  const problems = box.errors.slice(own.box.errors.length);
  if (problems.length > 0) throw new Error(problems.map(({ id, message }) => `${id}: ${message}`).join('\n'));
  boxes.set(thisFile(), { base: own.base, added: [...own.added, ...cards], box });
}

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

/** A kind of hostile made for a test: resilience 2, a melee attack for 1, reactions Attack then Move. */
export function testKind(
  given: Omit<HostileGiven, 'in' | 'kind' | 'wounded' | 'damage'>,
  tokens = 9,
): string {
  const { rank = 'minion', tough = false, attack = 1, range = 'melee', area = false } = given;
  const look = JSON.stringify([given, tokens]);
  const id = `kind-${hash(look)}`;
  if (testBox().records[id] !== undefined) return id;
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
    super(rules, state, { naming: (id) => letterOf(id) ?? id.slice(id.lastIndexOf('/') + 1) });
  }

  /** The moment as queries read it. */
  get now(): LrPosition {
    return at(this.state);
  }

  hero(id: HeroId, given: HeroGiven = {}): this {
    const { in: letter, treasure, ...rest } = given;
    const hero = heroOf(this.now, id);
    Object.assign(hero, rest, { area: letter === undefined ? null : this.at(letter) });
    for (const card of treasure ?? []) {
      hero.treasure.push(card);
      enterPlay(this.now, card, card);
    }
    return this;
  }

  /** A hostile on the battlefield; `name` becomes its id. */
  hostile(name: EntityId, given: HostileGiven): this {
    const { in: letter, kind, wounded = false, damage = 0, ...look } = given;
    const of = kind ?? testKind(look);
    this.board.hostiles.push({ id: name, kind: of, area: this.at(letter), wounded, damage });
    enterPlay(this.now, name, of);
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
    const { seat } = heroOf(this.now, hero);
    this.answers(seat, 'choose-action', action);
    const asked = this.state.open[0]?.ask === 'choose-die';
    if (asked && die !== undefined) this.answers(seat, 'choose-die', String(die));
    return this;
  }

  endsTurn(hero: HeroId): this {
    return this.answers(heroOf(this.now, hero).seat, 'choose-action', 'decline');
  }

  // --- then --------------------------------------------------------------------------------------

  heroHas(id: HeroId, expected: Partial<Omit<Hero, 'area'>> & { in?: string | null }): this {
    const { in: letter, ...rest } = expected;
    const hero = heroOf(this.now, id);
    expect(hero, id).toMatchObject(rest);
    if (letter !== undefined) expect(letterOf(hero.area ?? '') ?? null, `where ${id} is`).toBe(letter);
    return this;
  }

  hostileIs(name: EntityId, expected: Partial<Omit<Hostile, 'area'>> & { in?: string }): this {
    const { in: letter, ...rest } = expected;
    const hostile = maybeHostile(this.now, name);
    expect(hostile, `hostile ${name}`).toMatchObject(rest);
    if (letter !== undefined) expect(letterOf(hostile?.area ?? ''), `where ${name} is`).toBe(letter);
    return this;
  }

  isGone(...names: EntityId[]): this {
    for (const name of names) expect(maybeHostile(this.now, name), `hostile ${name}`).toBeUndefined();
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
    expect(areAdjacent(this.now, this.at(one), this.at(other)), `${one} beside ${other}`).toBe(expected);
    expect(areAdjacent(this.now, this.at(other), this.at(one)), `${other} beside ${one}`).toBe(expected);
    return this;
  }

  visible(from: string, to: string, expected: boolean): this {
    expect(sees(this.now, this.at(from), this.at(to)), `${from} sees ${to}`).toBe(expected);
    return this;
  }

  full(letter: string, expected: boolean): this {
    expect(isFull(this.now, this.at(letter)), `${letter} is full`).toBe(expected);
    return this;
  }

  engaged(letter: string, expected: boolean): this {
    expect(isEngagedIn(this.now, this.at(letter)), `heroes in ${letter} are engaged`).toBe(expected);
    return this;
  }

  /** Exactly these actions can be paid for; in a chain with a die of this value. */
  actions(id: HeroId, expected: string[], must: number | null = null): this {
    const offered =
      must === null
        ? allowed(turnActions, this.now, { hero: id })
        : allowed(linkActions, this.now, { hero: id, value: must });
    const found = offered.map(shortName);
    expect(found.toSorted(), `actions of ${id}`).toEqual(expected.toSorted());
    return this;
  }

  /** May the action be made with a die of this value? */
  legal(id: HeroId, action: string, die: number, expected: boolean): this {
    const hero = heroOf(this.now, id);
    const key = printedActions(this.now, hero).find((one) => shortName(one) === action) ?? '';
    const verdict = judgeAction(this.now, hero, key, isInspired(this.now, key, die));
    expect(verdict === true, `${action} with a ${die}`).toBe(expected);
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
  const { id, at: areaOf } = addTestAdventure(given);
  const { players = 4, heroes } = given;
  const setup = rules().setup({ players, adventure: id, ...(heroes && { heroes }) });
  const state = rules().fresh(setup, 'test');
  const b = state.board;
  b.stage = 'play';
  b.round = 1;
  b.counters = { never: 0, led: 0 };
  b.doors = Object.keys(given.doors ?? {}).map((door) => ({ id: door, open: false }));
  const sheet = testBox().records[id];
  const things = sheet?.kind === 'adventure' ? (sheet.things ?? []) : [];
  b.things = things.map(({ id: thing, area }) => ({ id: thing, area, holder: null, uses: 0 }));
  b.adventure = id;
  enterPlay(at(state), 'adventure', id);
  return new LrTable(state, areaOf);
}

/** A whole game from its first step, by set-up. */
export function freshTable(
  setup: unknown,
  seed = 'test',
  areaOf: (letter: string) => string = (l) => l,
): LrTable {
  return new LrTable(rules().fresh(rules().setup(setup), seed), areaOf);
}

/** Goes on at random, in place, until the game is over. */
export const playOn = (state: State<LrBoard>, given?: Playing<LrBoard>): State<LrBoard> =>
  goOn(rules(), state, given);
