import { openWindow, type SeatId, type State, seeded } from '@questhall/engine';
import { ruleOf, Table } from '@questhall/test-kit';
import { expect } from 'vitest';
import type { Placed, Rival, WowBoard } from '../src/board.js';
import { attachCard } from '../src/changes.js';
import { emptyBox, type WowBox } from '../src/content/box.js';
import { cardsOfKind } from '../src/content/library.js';
import { type WowGame, wowWith } from '../src/game.js';
import { enterPlay } from '../src/in-play.js';
import type { WowSetup, WowView } from '../src/index.js';
import type { WowPosition } from '../src/kit.js';
import { rivalOf } from '../src/queries.js';
import type { Phase, WindowId, WowRuleId } from '../src/terms.js';
import { testCards } from './cards.js';

const sourced = (cards: readonly object[]) => cards.map((record) => ({ file: 'test', record }));

const plain: WowBox = checked(emptyBox.with(sourced(testCards)), 0);

function checked(box: WowBox, from: number): WowBox {
  const problems = box.errors.slice(from).map(({ id, message }) => `${id}: ${message}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return box;
}

/** Each test file has a box of its own: cards that it adds are nowhere else. */
const boxes = new Map<string, WowBox>();
const thisFile = (): string => expect.getState().testPath ?? '';
const testBox = (): WowBox => boxes.get(thisFile()) ?? plain;

/** Records for this test file. */
export function addTestCards(...cards: object[]): void {
  const box = testBox();
  boxes.set(thisFile(), checked(box.with(sourced(cards)), box.errors.length));
}

/** This test file plays with these records alone. */
export function baseOn(cards: readonly object[]): void {
  boxes.set(thisFile(), checked(emptyBox.with(sourced(cards)), 0));
}

const games = new WeakMap<WowBox, WowGame['rules']>();
function rules(): WowGame['rules'] {
  const box = testBox();
  const known = games.get(box) ?? wowWith(box).rules;
  games.set(box, known);
  return known;
}

/** A test of one or several ledger entries. */
export const rule = ruleOf<WowRuleId>();

type Given = Partial<Omit<Rival, 'seat' | 'deck'>> & {
  deck?: readonly string[];
  discard?: readonly string[];
};

/** Lays out a table in the words of the game, and looks at what became of it. */
export class WowTable extends Table<WowBoard, WowView, WowSetup> {
  constructor(state: State<WowBoard>) {
    // An ability goes by the card that it stands on.
    super(rules, state, { naming: (id) => (id.includes('|') ? id.slice(0, id.indexOf('|')) : id) });
  }

  /** The moment as queries read it. */
  get now(): WowPosition {
    return { board: this.board, box: testBox(), state: this.state };
  }

  /** Changes a player; cards of the hand and items enter play. `deck` has its top card first. */
  rival(seat: SeatId, given: Given): this {
    const rival = rivalOf(this.now, seat);
    const { deck, discard, ...rest } = given;
    Object.assign(rival, rest);
    if (deck !== undefined) rival.deck.draw = deck.toReversed();
    if (discard !== undefined) rival.deck.discard = [...discard];
    const items = [rest.weapon, rest.armor].filter((item) => item != null);
    for (const id of [...(rest.hand ?? []), ...(rest.bag ?? []), ...items]) enterPlay(this.now, id, id);
    return this;
  }

  /** It is the turn of a player, in a phase. */
  turnOf(seat: SeatId, phase: Phase): this {
    Object.assign(this.board, { active: seat, phase });
    return this;
  }

  /** What may still be moved in this turn. */
  moves(moves: number): this {
    this.board.turn.moves = moves;
    return this;
  }

  /** A challenge deck, its bottom card first: the one that is drawn next. */
  deck(level: 'grey' | 'green' | 'yellow' | 'red', ...cards: string[]): this {
    this.board.challenge[level] = cards;
    return this;
  }

  /** A facedown discovery, named by the spot `spot`. */
  discovery(spot: string, given: Omit<Placed, 'spot' | 'seen'> & { seen?: string[] }): this {
    this.board.placed.push({ spot, seen: [], ...given });
    return this;
  }

  /** An undefeated encounter with its marker. */
  marker(slot: number, card: string, space: string, aggro = false): this {
    this.board.track[slot - 1] = { card, space, aggro };
    return this;
  }

  /** A global event in play. */
  global(card: string): this {
    this.board.global = card;
    enterPlay(this.now, card, card);
    return this;
  }

  attach(card: string, owner: SeatId, on: string): this {
    attachCard({ ...this.now, tell: undefined } as never, card, owner, on);
    return this;
  }

  /** A quest in front of a player, with nothing counted yet. */
  quest(seat: SeatId, id: string, counts?: number[]): this {
    const leaves = testBox().leaves[id] ?? [];
    rivalOf(this.now, seat).quests.push({ id, counts: counts ?? leaves.map(() => 0), traded: [] });
    return this;
  }

  /** Opens a window by itself. */
  runsWindow(name: WindowId, who: SeatId): this {
    return this.runs(openWindow, { window: name, about: { who, target: null }, used: [], group: [] });
  }

  /** What another viewer sees. */
  seenBy(viewer: string): WowView {
    return rules().view(this.state, viewer);
  }

  mayStillMove(moves: number): this {
    expect(this.board.turn.moves).toBe(moves);
    return this;
  }

  has(seat: SeatId, expected: object): this {
    expect(rivalOf(this.now, seat)).toMatchObject(expected);
    return this;
  }
}

const NAMES = ['ann', 'bob', 'cid', 'dee'];
const SPACE = 'g1';

/** Players p1, p2, … with the test characters, all in g1; hands, quests and bags are empty. */
export function table({ players = 2 } = {}): WowTable {
  const heroes = Object.fromEntries(NAMES.slice(0, players).map((name, i) => [name, i + 1]));
  const game = rules();
  const state: State<WowBoard> = game.fresh(game.setup({ players, heroes }), 'test');
  state.rng = { ...seeded('test'), script: {} };
  const made = new WowTable(state);
  const { board, now } = made;
  for (const rival of board.rivals) {
    rival.space = SPACE;
    rival.deck.draw = [...(now.box.deckOf[rival.character] ?? [])];
    enterPlay(now, rival.seat, rival.character);
  }
  board.first = 'p1';
  board.active = 'p1';
  board.round = 1;
  for (const { id, copies } of cardsOfKind(now, 'trophy')) board.trophies[id] = copies;
  return made;
}

/** A table before anything is laid out. */
export function empty(setup: object): WowTable {
  const game = rules();
  const state: State<WowBoard> = game.fresh(game.setup(setup), 'test');
  state.rng = { ...seeded('test'), script: {} };
  return new WowTable(state);
}
