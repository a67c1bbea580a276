import type { State } from '@questhall/engine';
import { setDie } from '@questhall/tabletop';
import { ruleOf, Table } from '@questhall/test-kit';
import { expect } from 'vitest';
import type { CcBoard, Group, Hero, Hostile, Journey, On, Person, Thing } from '../src/board.js';
import { type CcBox, emptyBox } from '../src/content/box.js';
import { records } from '../src/generated/content.js';
import { enterPlay } from '../src/in-play.js';
import { type CcGame, type CcSetup, type CcView, cursedCityWith } from '../src/index.js';
import type { CcPosition } from '../src/kit.js';
import { heroOf, hostileOf, maybeHostile, personOf } from '../src/queries.js';
import { enterHero, freshHero, freshJourney, layMap } from '../src/rules/laying.js';
import type { CursedCityRuleId, DieKind, Result } from '../src/terms.js';
import { baseRecords, HEROES } from './records.js';

const sourced = (cards: readonly object[]) => cards.map((record) => ({ file: 'test', record }));
const base: CcBox = emptyBox.with(sourced(baseRecords));

/** Each test file has a box of its own: cards that it adds are nowhere else. */
const boxes = new Map<string, CcBox>();
const thisFile = (): string => expect.getState().testPath ?? '';
const testBox = (): CcBox => boxes.get(thisFile()) ?? base;

const games = new WeakMap<CcBox, CcGame['rules']>();
/** The rules with the cards of this file. */
export function rules(): CcGame['rules'] {
  const box = testBox();
  const known = games.get(box) ?? cursedCityWith(box).rules;
  games.set(box, known);
  return known;
}

/** A moment of a game for queries. */
export const at = (state: State<CcBoard>): CcPosition => ({ board: state.board, box: testBox(), state });

/** Records for this test file. One with the id of a test record takes its place. */
export function addTestCards(...cards: object[]): void {
  const ids = cards.map((card) => (card as { id: string }).id);
  const kept = Object.values(testBox().records).filter(({ id }) => !ids.includes(id));
  const box = emptyBox.with(sourced([...kept, ...cards]));
  if (box.errors.length > 0)
    throw new Error(box.errors.map(({ id, message }) => `${id}: ${message}`).join('\n'));
  boxes.set(thisFile(), box);
}

/** This file plays with the printed cards, and with no others. */
export function usePrintedCards(): void {
  boxes.set(thisFile(), printed());
}
let known: CcBox | undefined;
function printed(): CcBox {
  known ??= emptyBox.with(records);
  return known;
}

/** A test of one or several ledger entries. */
export const rule = ruleOf<CursedCityRuleId>();

let made = 0;

type Given = {
  players?: number;
  /** The four, in order; dealt to the players in turn. */
  heroes?: readonly string[];
  journey?: string;
  /** A single tile, drawn; its spaces are a1, b1, … Without it the map of the test records. */
  map?: readonly string[];
};

type HeroGiven = Partial<Omit<Hero, 'id' | 'row' | 'at'>> & {
  /** Null: nowhere on the battlefield. */
  at?: string | null;
  /** Dice in their spaces; null for an empty one. */
  dice?: readonly (number | null)[];
  /** What lies on the spaces, by their numbers from 0 on. */
  on?: { readonly [space: number]: readonly On[] };
};
type HostileGiven = Partial<Omit<Hostile, 'id' | 'at'>> & { at: string };

/** Lays out a board in the words of the game, and looks at what became of it. */
export class CcTable extends Table<CcBoard, CcView, CcSetup> {
  constructor(
    state: State<CcBoard>,
    /** The tile whose spaces may be named by column and row alone. */
    private readonly tile: string,
  ) {
    super(rules, state, { naming: (id) => this.short(id) });
  }

  /** The moment as queries read it. */
  get now(): CcPosition {
    return at(this.state);
  }

  cell(name: string): string {
    return name.includes(':') ? name : `${this.tile}:${name}`;
  }

  private short(id: string): string {
    return id.startsWith(`${this.tile}:`)
      ? id.slice(this.tile.length + 1)
      : id.slice(id.lastIndexOf('/') + 1);
  }

  // --- given ---------------------------------------------------------------------------------------

  hero(id: string, { at: cell, dice = [], on = {}, ...rest }: HeroGiven = {}): this {
    const hero = heroOf(this.now, id);
    Object.assign(hero, rest);
    if (cell !== undefined) {
      hero.at = cell === null ? null : this.cell(cell);
      hero.where = rest.where ?? 'standing';
    }
    for (const [space, score] of dice.entries()) if (score !== null) setDie(hero.row, space, score);
    for (const [space, what] of Object.entries(on)) {
      const found = hero.row[Number(space)];
      if (found !== undefined) found.on = what;
    }
    return this;
  }

  /** What is kept of a hero between journeys; cards come into play. */
  person(id: string, given: Partial<Omit<Person, 'id'>>): this {
    Object.assign(personOf(this.now, id), given);
    enterHero(this.now, id);
    return this;
  }

  /** A model of the box on the battlefield, in group 1 unless it says otherwise. */
  hostile(id: string, { at: cell, ...rest }: HostileGiven): this {
    const model = testBox().models[id];
    if (model === undefined) throw new Error(`there is no model '${id}' in the box`);
    this.board.hostiles.push({
      id,
      ...model,
      group: 0,
      damage: 0,
      ailments: [],
      ...rest,
      at: this.cell(cell),
    });
    enterPlay(this.now, id, model.category);
    const slot = rest.group ?? 0;
    if (this.board.track[slot] === null) this.group(slot);
    const group = this.board.track[slot] as Group;
    group.deployed++;
    return this;
  }

  group(slot: number, given: Partial<Group> = {}): this {
    const fresh = { card: `encounter-${slot + 1}`, facedown: false, deployed: 0, slain: [] };
    this.board.track[slot] = { ...(this.board.track[slot] ?? fresh), ...given };
    return this;
  }

  thing(id: string, given: Partial<Omit<Thing, 'id' | 'at'>> & { at: string }): this {
    this.board.things.push({ id, kind: 'object', guarded: true, ...given, at: this.cell(given.at) });
    return this;
  }

  /** Initiative cards from left to right. */
  order(...ids: string[]): this {
    this.board.order = ids.map((id) => ({ id, done: false }));
    return this;
  }

  destiny(...available: number[]): this {
    this.board.destiny = { available, aside: 5 - available.length };
    return this;
  }

  journey(given: Partial<Journey>): this {
    Object.assign(this.board.journey as Journey, given);
    return this;
  }

  given(change: (board: CcBoard) => void): this {
    change(this.board);
    return this;
  }

  switched(name: string, value: string): this {
    if (this.state.switches[name] === undefined) throw new Error(`there is no switch '${name}'`);
    this.state.switches = { ...this.state.switches, [name]: value };
    return this;
  }

  /** The next action dice of a kind, in the order in which they are rolled. */
  shows(kind: DieKind, ...results: Result[]): this {
    const card = testBox().records[kind];
    const faces: readonly Result[] = card?.kind === 'die' ? card.faces : [];
    return this.script(kind, ...results.map((result) => faces.indexOf(result)));
  }

  /** The next quest dice. */
  questDie(...scores: number[]): this {
    return this.script('quest-die', ...scores.map((score) => score - 1));
  }

  activationDice(...scores: number[]): this {
    return this.script('activation-die', ...scores.map((score) => score - 1));
  }

  destinyDice(...scores: number[]): this {
    return this.script('destiny-die', ...scores.map((score) => score - 1));
  }

  // --- then ----------------------------------------------------------------------------------------

  heroHas(id: string, expected: Omit<HeroGiven, 'at'> & { at?: string | null }): this {
    const { at: cell, dice, on, ...rest } = expected;
    const hero = heroOf(this.now, id);
    expect(hero, id).toMatchObject(rest);
    if (cell !== undefined) expect(hero.at, `where ${id} is`).toBe(cell === null ? null : this.cell(cell));
    if (dice !== undefined)
      expect(
        hero.row.map(({ die }) => die),
        `dice of ${id}`,
      ).toEqual(filled(dice));
    for (const [space, what] of Object.entries(on ?? {}))
      expect(hero.row[Number(space)]?.on, `space ${space} of ${id}`).toEqual(what);
    return this;
  }

  personHas(id: string, expected: Partial<Person>): this {
    expect(personOf(this.now, id), id).toMatchObject(expected);
    return this;
  }

  hostileIs(id: string, expected: Partial<Omit<Hostile, 'at'>> & { at?: string }): this {
    const { at: cell, ...rest } = expected;
    const hostile = hostileOf(this.now, id);
    expect(hostile, id).toMatchObject(rest);
    if (cell !== undefined) expect(hostile.at, `where ${id} is`).toBe(this.cell(cell));
    return this;
  }

  isGone(...ids: string[]): this {
    for (const id of ids) expect(maybeHostile(this.now, id), id).toBeUndefined();
    return this;
  }

  hasOrder(...ids: string[]): this {
    expect(this.board.order.map(({ id }) => id)).toEqual(ids);
    return this;
  }

  destinyIs(...available: number[]): this {
    expect(this.board.destiny.available).toEqual(available);
    return this;
  }

  journeyHas(expected: Partial<Journey>): this {
    expect(this.board.journey).toMatchObject(expected);
    return this;
  }
}

const filled = (dice: readonly (number | null)[]): (number | null)[] =>
  Array.from({ length: 4 }, (_, i) => dice[i] ?? null);

/** A table in the middle of a journey. Heroes are out of action until they are put somewhere. */
export function table(given: Given = {}): CcTable {
  const { players = 4, heroes = HEROES.slice(0, 4), journey = 'hunt', map } = given;
  const setup = rules().setup({ players, journey, heroes: [...heroes] });
  const drawn = map === undefined ? undefined : drawMap(map);
  const state = rules().fresh(setup, 'test');
  const b = state.board;
  const now = at(state);
  b.stage = 'play';
  b.journey = { ...freshJourney(now, journey), turn: 1 };
  layMap(now, drawn ?? 'one-hall');
  b.things = [];
  b.heroes = heroes.map((id, i) => ({ ...freshHero(id, b.seats[i % players] as string), where: 'out' }));
  enterPlay(now, 'journey', journey);
  for (const id of heroes) enterHero(now, id);
  return new CcTable(state, drawn ?? 'hall');
}

/** Maps that this file has drawn already. */
const drawn = new Map<string, string>();

/** Adds a map of one tile. */
function drawMap(map: readonly string[]): string {
  const key = [thisFile(), ...map].join('\n');
  const before = drawn.get(key);
  if (before !== undefined) return before;
  made++;
  const id = `drawn-${made}`;
  drawn.set(key, id);
  const card = { name: id, origin: 'ours' };
  addTestCards(
    { kind: 'tile', id: `${id}-face`, ...card, tile: id, map, spots: {} },
    {
      kind: 'map',
      id,
      ...card,
      tiles: [{ face: `${id}-face`, at: [0, 0], turn: 0 }],
      gateways: [],
      lychgates: [],
      objects: [],
    },
  );
  return id;
}

/** A whole game from its first step. */
export function freshTable(setup: object = {}, seed = 'test'): CcTable {
  const goal = ['journey', 'map', 'tutorial'].some((kind) => kind in setup) ? {} : { quest: 'city' };
  const input = { players: 4, ...goal, ...setup };
  return new CcTable(rules().fresh(rules().setup(input), seed), 'hall');
}
