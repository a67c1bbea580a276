import { expect, test } from 'vitest';
import { fight, playCard } from '../../src/procs.js';
import { rivalOf } from '../../src/queries.js';
import { movementPhase } from '../../src/rules/movement.js';
import { characterStat } from '../../src/stats.js';
import type { WowTable } from '../kit.js';
import { passes, seated, sitDown } from './ability.js';
import { hurts, moment } from './moments.js';

sitDown();

type Given = Parameters<WowTable['rival']>[1];
type Row = { given?: Given; at: (t: WowTable) => unknown; has?: Given; hand?: number; tells?: string };

/** What the card of a character does by itself; p1 has no ability cards. */
function shows(id: string, does: string, ...rows: Row[]): void {
  test(`${id}: ${does}`, () => {
    for (const { given, at, has = {}, hand = 0, tells } of rows) {
      const t = seated(id, { given: { energy: 0, ...given } });
      at(t.turnOf('p1', 'movement'));
      passes(t);
      t.has('p1', has);
      expect(rivalOf(t.now, 'p1').hand).toHaveLength(hand);
      if (tells !== undefined) t.emits(tells);
    }
  });
}

/** A fight with these dice, the own one first. */
const fought =
  (own: number, other: number, foe = 'post') =>
  (t: WowTable) =>
    t
      .script('combat', own - 1, other - 1)
      .runs(fight, { combat: foe === 'p2' ? 'character' : 'drawn', seat: 'p1', foe, space: 'g1' });

const attacks = (own: number, total: number) => (t: WowTable) =>
  fought(own, 1)(t).emits('attack', { who: 'p1', total });
const attacked = (own: number, other: number, defense: number) => (t: WowTable) =>
  fought(own, other)(t).emits('attack', { who: 'post', total: other, defense });

shows(
  'grumbaz-crowsblood',
  'damage turns the card over, a victory turns it back; a 1 helps the angry',
  { at: hurts(1), has: { side: 'reverse', damage: 1 } },
  { given: { side: 'reverse' }, at: fought(3, 3, 'wisp'), has: { side: 'start' } },
  { given: { side: 'reverse' }, at: attacks(1, 1 + 3 + 2), has: { side: 'reverse' } },
  { at: attacks(1, 1 + 2), has: { side: 'start' } },
);

const walks = (to: string) => (t: WowTable) =>
  t.script('movement', 0).runs(movementPhase, {}).picks('p1', to);
shows(
  'dongon-swiftblade',
  'hides where nobody else is, and a fight shows him',
  { at: walks('g2'), has: { side: 'reverse', space: 'g2' } },
  { at: (t) => walks('g2')(t.rival('p2', { space: 'g2' })), has: { side: 'start', space: 'g2' } },
  { given: { side: 'reverse' }, at: fought(3, 3), has: { side: 'start' } },
);

shows(
  'sofeea-icecall',
  'a star draws a card; damage breaks the ice',
  { at: attacks(6, 6 + 2), hand: 1 },
  { at: attacks(5, 5 + 2), hand: 0 },
  { given: { side: 'reverse' }, at: hurts(1), has: { side: 'start', damage: 1 } },
);

shows(
  'zowka-shattertusk',
  'a star heals; four feet go a space further',
  { given: { damage: 2 }, at: attacks(6, 6 + 2), has: { damage: 1 } },
  {
    given: { side: 'reverse' },
    at: (t) =>
      t
        .script('movement', 0)
        .runs(movementPhase, {})
        .mayStillMove(1 + 1),
  },
);

shows(
  'burbonn-fang',
  'the bear waits in cities and takes one damage',
  { given: { space: 'home' }, at: moment('turn-ends'), has: { side: 'reverse' } },
  { given: { space: 'g2' }, at: moment('turn-ends'), has: { side: 'start' } },
  { given: { side: 'reverse' }, at: hurts(2), has: { side: 'start', damage: 2 - 1 } },
);

shows(
  'sandrai-darkshine',
  'a star heals; the imp brings energy, and takes its share for a 1',
  { given: { damage: 1 }, at: attacks(6, 6 + 2), has: { damage: 0 } },
  {
    given: { side: 'reverse' },
    at: (t) => t.script('movement', 0).runs(movementPhase, {}),
    has: { energy: 3 + 1 },
  },
  { given: { side: 'reverse' }, at: attacks(1, 1 + 1), has: { damage: 1 } },
  { given: { side: 'reverse' }, at: attacks(2, 2 + 1), has: { damage: 0 } },
);

shows(
  'artumnis-moondream',
  'a star heals; the bear comes for energy and goes as a turn begins with damage',
  { given: { damage: 1 }, at: attacks(6, 6 + 1), has: { damage: 0 } },
  {
    given: { energy: 1 },
    at: (t) => {
      fought(3, 3)(t);
      const offer = t.state.open[0]?.options.find((option) => option.startsWith('p1|'));
      t.picks('p1', offer ?? '');
    },
    has: { side: 'reverse', energy: 0 },
  },
  { given: { side: 'reverse', damage: 1 }, at: moment('turn-begins'), has: { side: 'start' } },
  { given: { side: 'reverse' }, at: moment('turn-begins'), has: { side: 'reverse' } },
);

shows(
  'brandon-lightstone',
  'a 1 keeps the shield up; under the banner a star heals, until two damage bring it down',
  { at: attacked(1, 3, 6 + 1) },
  { at: attacked(2, 3, 6) },
  { given: { side: 'reverse', damage: 1 }, at: attacks(6, 6 + 3), has: { damage: 0 } },
  { given: { side: 'reverse', damage: 2 }, at: moment('turn-ends'), has: { side: 'start' } },
  { given: { side: 'reverse', damage: 1 }, at: moment('turn-ends'), has: { side: 'reverse' } },
);

// --- attached cards --------------------------------------------------------------------------------

/** A card of p1 lies on somebody; p2 or p1 bears it. */
function lies(id: string, does: string, owner: string, on: string, play: (t: WowTable) => void): void {
  test(`${id}: ${does}`, () => {
    const t = seated(owner, { given: { weapon: 'blade' } }).attach(`${id}#1`, 'p1', on);
    play(t);
  });
}

const rollsFor = (seat: string, face: number) => (t: WowTable) =>
  t.turnOf(seat, 'movement').script('movement', face).runs(movementPhase, {});
const isOn = (t: WowTable, on: string | null): void =>
  expect(t.board.attached.map((one) => one.on)).toEqual(on === null ? [] : [on]);

lies('iron-jaws', 'two spaces less, then they are open', 'burbonn-fang', 'p2', (t) => {
  rollsFor(
    'p2',
    3,
  )(t)
    .mayStillMove(3 - 2)
    .picks('p2', 'done');
  isOn(t, null);
  t.has('p1', { deck: { discard: ['iron-jaws#1'] } } as never);
});

lies('frost-on-the-road', 'a space and an energy less, until the turn ends', 'sofeea-icecall', 'p2', (t) => {
  rollsFor(
    'p2',
    3,
  )(t)
    .mayStillMove(3 - 1)
    .has('p2', { energy: 2 - 1 })
    .picks('p2', 'done');
  isOn(t, 'p2');
  moment('turn-ends', 'p2')(t);
  isOn(t, null);
});

lies(
  'roots-at-the-ankle',
  'a space and a defense less, until the turn ends',
  'artumnis-moondream',
  'p2',
  (t) => {
    expect(characterStat(t.now, rivalOf(t.now, 'p2'), 'defense')).toBe(5 - 1);
    moment('turn-ends', 'p1')(t);
    isOn(t, 'p2');
    moment('turn-ends', 'p2')(t);
    isOn(t, null);
  },
);

lies('the-itch', 'a damage at the end of each turn, until a 3 or more', 'sandrai-darkshine', 'p2', (t) => {
  t.script('combat', 1);
  moment('turn-ends', 'p2')(t);
  t.has('p2', { damage: 1 });
  isOn(t, 'p2');
  t.script('combat', 2);
  moment('turn-ends', 'p2')(t);
  t.has('p2', { damage: 2 });
  isOn(t, null);
});

lies('totem-of-stone', 'until the next turn begins', 'zowka-shattertusk', 'p1', (t) => {
  moment('turn-begins', 'p2')(t);
  isOn(t, 'p1');
  moment('turn-begins', 'p1')(t);
  isOn(t, null);
});

lies('totem-of-embers', 'until Zowka takes damage', 'zowka-shattertusk', 'p1', (t) => {
  hurts(1, 'p2')(t);
  isOn(t, 'p1');
  hurts(1)(t);
  isOn(t, null);
});

lies('wind-on-the-blade', 'after a fight a 1 or 2 ends it', 'zowka-shattertusk', 'blade', (t) => {
  t.turnOf('p1', 'challenge').script('combat', 2, 2, 2);
  t.runs(fight, { combat: 'drawn', seat: 'p1', foe: 'post', space: 'g1' });
  passes(t);
  t.emits('attack', { who: 'p1', total: 3 + 3 + 1 });
  isOn(t, 'blade');
  t.script('combat', 2, 2, 1).runs(fight, { combat: 'drawn', seat: 'p1', foe: 'post', space: 'g1' });
  passes(t);
  isOn(t, null);
});

test('a card that brings down whoever it lies on is discarded once', () => {
  const t = seated('burbonn-fang', {
    level: 'yellow',
    given: { hand: ['iron-jaws#1'] },
    other: { damage: 3 },
  });
  t.runs(playCard, { seat: 'p1', card: 'iron-jaws#1', target: null });
  passes(t);
  isOn(t, null);
  t.has('p2', { space: 'home', damage: 0 });
  expect(rivalOf(t.now, 'p1').deck.discard).toEqual(['iron-jaws#1']);
});
