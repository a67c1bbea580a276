import { expect, test } from 'vitest';
import type { AnyCard } from '../../src/content/schema.js';
import { records } from '../../src/generated/content.js';
import { enterPlay } from '../../src/in-play.js';
import { fight, followEvent, resolveEvent } from '../../src/procs.js';
import { rivalOf } from '../../src/queries.js';
import { movementPhase } from '../../src/rules/movement.js';
import { characterStat, costFor } from '../../src/stats.js';
import type { Level } from '../../src/terms.js';
import { testAbility, testCards, testEncounter } from '../cards.js';
import { baseOn, table, type WowTable } from '../kit.js';

/** All that the box holds, played by the characters of the tests. */
const box = records
  .map(({ record }) => record as AnyCard)
  .filter(({ kind }) => kind !== 'character' && kind !== 'ability');
const people = (testCards as readonly AnyCard[]).filter(
  ({ id, kind }) => kind === 'character' || kind === 'ability' || id.startsWith('grey-'),
);

/** Never hits and never falls; and always hits for 2. */
const POST = testEncounter('post', { front: { attack: 0, defense: 20 } });
const BULLY = testEncounter('bully', { front: { attack: 20, defense: 20, damage: 2 } });
const ARCHER = testEncounter('archer', { front: { attack: 20, defense: 20, damage: 2, type: 'ranged' } });
const BEAST = testEncounter('beast', { front: { attack: 0, defense: 20, traits: ['beast'] } });
const SLING = testEncounter('sling', {
  back: { is: 'item', name: 'Sling', slot: 'weapon', attack: 2, type: 'ranged' },
});

/** An ability card that costs something. */
const LEAP = { ...testAbility('ann-leap', { cost: 2 }) };

/** Lays the box out for the tests of one file. */
export function playTheBox(): void {
  baseOn([...box, ...people, LEAP, POST, BULLY, ARCHER, BEAST, SLING]);
}

type Given = Parameters<WowTable['rival']>[1];
type Battle = Given & { foe?: string; red?: number; black?: number; rival?: Given; global?: string };

/** A grey space that has neighbors of two colours, and a city far away. */
const FIELD = 'millbrook';
const CITY = 'undercity';

function sourceOf(foe: string): 'character' | 'board' | 'drawn' {
  if (foe === 'p2') return 'character';
  return box.some(({ id, kind }) => id === foe && kind === 'board-encounter') ? 'board' : 'drawn';
}

const HAND = ['ann-stroll#1', 'ann-stroll#2'];
/** With two cards, two energy and something in the bag, so that there is something to lose. */
const BURDENED = { space: FIELD, energy: 2, hand: HAND, bag: ['grey-pouch'] };

const laidOut = (given: Given, rival: Given): WowTable =>
  table()
    .rival('p1', { ...BURDENED, ...given })
    .rival('p2', { space: CITY, ...rival })
    .turnOf('p1', 'challenge');

/** p1 against a foe, or against p2, with these dice. Both characters have the level that is given. */
export function battle({ foe = 'post', red = 1, black = 1, rival = {}, global, ...given }: Battle): WowTable {
  const duel = foe === 'p2';
  const level = given.level ?? 'grey';
  const made = laidOut(given, { level, ...(duel && { space: FIELD }), ...rival });
  if (global !== undefined) made.global(global);
  return made
    .script('combat', red - 1, black - 1)
    .runs(fight, { combat: sourceOf(foe), seat: 'p1', foe, space: FIELD });
}

/** p1 draws a special event. */
export function draws(event: string, given: Given = {}, rival: Given = {}): WowTable {
  const made = laidOut(given, rival);
  made.board.drawn = [event];
  return made.runs(followEvent, { card: event, seat: 'p1' });
}

/** A location event lies in the space of p1, who resolves it. */
export function resolves(event: string, given: Given = {}, rolled?: number): WowTable {
  const made = laidOut(given, {});
  made.board.locations.push({ card: event, space: FIELD });
  enterPlay(made.now, event, event);
  if (rolled !== undefined) made.script('combat', rolled - 1);
  return made.runs(resolveEvent, { card: event, seat: 'p1' });
}

type Row = Battle & { falls?: boolean; then?: Then };
type Then = { damage?: number; energy?: number; hand?: number; bag?: number } & Pick<
  Given,
  'level' | 'log' | 'space'
>;

/** What has become of a player; hand and bag by their number of cards. */
export function became(made: WowTable, { hand, bag, ...then }: Then, seat = 'p1'): WowTable {
  const rival = rivalOf(made.now, seat);
  if (hand !== undefined) expect(rival.hand).toHaveLength(hand);
  if (bag !== undefined) expect(rival.bag).toHaveLength(bag);
  return made.has(seat, then);
}

/** The front of an encounter: battles of a character of its level, each with its dice and what comes of it. */
export function foe(id: string, level: Level, does: string, ...rows: Row[]): void {
  test(`${id}: ${does}`, () => {
    for (const { falls, then = {}, ...row } of rows) {
      const made = battle({ foe: id, level, ...row }).isQuiet();
      became(made, then);
      if (falls === true) made.emits('encounter-defeated', { card: id });
      if (falls === false) made.doesNotEmit('encounter-defeated');
    }
  });
}

type Values = { attack?: number; defense?: number; health?: number; cost?: number };

/** The numbers of p1 with an item, and what the leap costs, which is 2 printed. */
export function statOf(level: Level, given: Given, values: Values, global?: string): void {
  const made = laidOut({ level, ...given }, {});
  const { now } = global === undefined ? made : made.global(global);
  const rival = rivalOf(now, 'p1');
  const { cost, ...stats } = values;
  for (const [stat, value] of Object.entries(stats))
    expect(characterStat(now, rival, stat as keyof typeof stats), stat).toBe(value);
  if (cost !== undefined) expect(costFor(now, rival, 'ann-leap')).toBe(cost);
}

/** What p1 gets from the face of the movement die with two spaces and two energy. */
export const rollsIn = (given: Given, got: { spaces: number; energy: number }): WowTable =>
  laidOut({ level: 'red', hand: [], ...given }, {})
    .turnOf('p1', 'movement')
    .script('movement', 1)
    .runs(movementPhase, {})
    .emits('movement-roll', got);

/** The back of a challenge card. */
export const item = (id: string, does: string, play: () => void): void => test(`${id}: ${does}`, play);
/** An event, its back with it. */
export const event = (id: string, does: string, play: () => void): void => test(`${id}: ${does}`, play);
