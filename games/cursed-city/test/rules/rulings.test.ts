import { expect } from 'vitest';
import { areAdjacent, sees } from '../../src/battlefield.js';
import { actions } from '../../src/legal.js';
import { targetsOf } from '../../src/legal-attack.js';
import {
  damageHostile,
  eventPhase,
  hostileActs,
  hostileAttack,
  inspirationRoll,
  moveHero,
  moveNightfall,
  reactionWindow,
  reinforce,
  slay,
  wound,
} from '../../src/procs.js';
import { heroOf } from '../../src/queries.js';
import { addTestCards, rule, table } from '../kit.js';
import { baseRecords, bones, heroes } from '../records.js';

const [ada] = heroes;
const noblesse = { id: 'noblesse', name: 'Noblesse', cost: 2, range: 'dual', dice: ['d8'], damage: [2, 3] };
const bolt = { id: 'bolt', name: 'Bolt', range: 'ranged', dice: ['d6'], damage: [1, 2] };
const both = (side: typeof bones.day) => ({ ...side, weapons: [...side.weapons, bolt] });
addTestCards(
  { ...ada, front: { ...ada?.front, weapons: [noblesse] } },
  {
    ...bones,
    id: 'skirmishers',
    models: [{ id: 'skirmisher', name: 'Skirmisher', count: 2 }],
    composition: [],
    day: both(bones.day),
    night: { ...both(bones.night), wounds: 1 },
  },
  { kind: 'tile', id: 'row-face', name: 'Row', origin: 'ours', tile: 'row', map: ['.........'], spots: {} },
  {
    ...baseRecords.find(({ id }) => id === 'hunt'),
    id: 'tomb',
    reinforcements: 'nearest-to-closed-gateway',
  },
);
const LANE = ['.....'];
const hit = (hostile: string, by: string | null = null) => ({ hostile, count: 1, by, weapon: null });

rule(
  ['CC-ATK-01', 'CC-ATK-07'],
  'a weapon needs a die of its cost, and a dual one reaches near and far',
  () => {
    const ready = (...dice: number[]) =>
      table({ map: LANE }).hero('ada', { at: 'a1', dice }).hostile('bone#1', { at: 'e1' });
    const one = ready();
    expect(targetsOf(one.now, heroOf(one.now, 'ada'), 'ada/front/noblesse')).toEqual(['bone#1']);
    const judged = (die: number) =>
      actions.judge(ready(die).now, { hero: 'ada' }, 'weapon/ada/front/noblesse');
    expect(judged(1)).toMatchObject({ why: 'no-die' });
    expect(judged(2)).toBe(true);
    one.hostile('bone#2', { at: 'b1' });
    expect(targetsOf(one.now, heroOf(one.now, 'ada'), 'ada/front/noblesse')).toEqual(['bone#2']);
  },
);

rule('CC-MOV-11', 'a hostile that is adjacent but out of sight ends the Move', () => {
  const one = table()
    .given((b) => {
      b.ground = {
        tiles: [
          { face: 'drop', at: [0, 0], turn: 0 },
          { face: 'hall', at: [2, 0], turn: 0 },
        ],
        links: [],
        marks: [],
      };
    })
    .hero('ada', { at: 'hall:c1' })
    .hostile('bone#1', { at: 'drop:b1' });
  const near = { at: 'hall:a1' };
  expect(areAdjacent(one.now, near, { at: 'drop:b1' })).toBe(true);
  expect(sees(one.now, near, { at: 'drop:b1' })).toBe(false);
  one.runs(moveHero, { hero: 'ada', most: 3 });
  one.answers('p1', 'choose-path-end', 'hall:a1').heroHas('ada', { at: 'hall:a1' });
});

rule('CC-DST-09', 'destiny dice do not pay for reactions', () => {
  const one = table({ map: LANE })
    .journey({ phase: 'activation' })
    .order('ada')
    .destiny(6, 6)
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'b1' });
  for (const card of one.board.order) card.done = true;
  one.runs(reactionWindow, { hostile: 'bone#1' }).isQuiet().destinyIs(6, 6);
});

rule('CC-NGT-06', 'a hostile too weak for the night is slain, and no hero is credited', () => {
  const one = table({ map: LANE })
    .hero('ada', { at: 'a1' })
    .hostile('skirmisher#1', { at: 'e1', damage: 1 })
    .hostile('skirmisher#2', { at: 'd1' })
    .journey({ nightfall: 7 })
    .given((b) => {
      b.active = 'ada';
    });
  one.runs(moveNightfall, { by: 1 }).isGone('skirmisher#1').hostileIs('skirmisher#2', { damage: 0 });
  one.heroHas('ada', { slew: 0, inspiration: 0 });
});

rule('CC-CMP-11', 'tokens never run out: damage is always noted', () => {
  const one = table({ map: LANE }).hostile('brute#1', { at: 'e1' });
  for (const id of ['ada', 'bert', 'cora', 'dirk'])
    one.hero(id, { on: { 0: ['grievous'], 1: ['grievous'], 2: ['grievous'], 3: ['grievous'] } });
  one.runs(damageHostile, { ...hit('brute#1'), count: 3 }).hostileIs('brute#1', { damage: 2 });
});

rule(['CC-INS-06', 'CC-INS-17'], 'Path to Glory gives its points while its side is up', () => {
  const last = (inspired: boolean) =>
    table({ map: LANE })
      .hero('ada', { at: 'a1', inspired })
      .hostile('bone#1', { at: 'b1' })
      .runs(slay, { hostile: 'bone#1', by: 'ada' });
  last(false).heroHas('ada', { inspiration: 1 });
  last(true).heroHas('ada', { inspiration: 0 });
});

rule('CC-INS-16', 'a kill by reaction meets the Path, but counts for no inspiration roll', () => {
  table({ map: LANE })
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'b1' })
    .given((b) => {
      b.active = 'group-1';
    })
    .runs(slay, { hostile: 'bone#1', by: 'ada' })
    .heroHas('ada', { inspiration: 1, slew: 0 });
});

rule('CC-INS-18', 'the Wounds that it had when it was slain, with what the model adds', () => {
  const one = table({ map: LANE })
    .hero('ada', { at: 'a1' })
    .hostile('captain', { at: 'b1' })
    .hostile('bone#1', { at: 'e1' })
    .given((b) => {
      b.active = 'ada';
    })
    .runs(slay, { hostile: 'captain', by: 'ada' })
    .heroHas('ada', { slew: 3 });
  one.questDie(3).runs(inspirationRoll, { hero: 'ada' }).answers('p1', 'roll-for-inspiration', 'yes');
  one.heroHas('ada', { inspiration: 1 });
});

rule('CC-HAT-04', 'of several weapons one that has a target', () => {
  table({ map: LANE })
    .hero('ada', { at: 'a1' })
    .hostile('skirmisher#1', { at: 'e1' })
    .shows('d6', 'failure')
    .runs(hostileAttack, { hostile: 'skirmisher#1' })
    .emits('attack', { weapon: 'skirmishers/day/bolt' });
});

rule('CC-AIL-11', 'a wound covers a die before it covers a diseased space', () => {
  table({ map: LANE })
    .hero('ada', { at: 'a1', dice: [6, 5, 4], on: { 3: ['disease'] } })
    .runs(wound, { hero: 'ada' })
    .asks('p1', 'place-wound', 'space-0', 'space-1', 'space-2');
});

rule(['CC-AIL-22', 'CC-AIL-25'], 'trapped hostiles are free before the result of the event', () => {
  table({ map: LANE })
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'e1', ailments: ['trapped'] })
    .questDie(3)
    .runs(eventPhase, {})
    .hostileIs('bone#1', { ailments: [] })
    .emitsInOrder('quest-die', 'ailment-over', 'event');
});

/** Ada has finished her activation and keeps a die. */
const watching = (map: readonly string[]) => {
  const one = table({ map }).journey({ phase: 'activation' }).order('ada');
  for (const card of one.board.order) card.done = true;
  return one.hero('ada', { at: 'a1', dice: [3] });
};

rule('CC-REA-12', 'a hostile that is in place does not move, so only its attack is answered', () => {
  const one = watching(LANE)
    .hostile('bone#1', { at: 'b1' })
    .shows('d6', 'failure', 'failure')
    .runs(hostileActs, { hostile: 'bone#1', does: ['charge'] });
  one.emitsTimes(1, 'attack', { attacker: 'bone#1' }).asks('p1', 'declare-reaction', 'space-0', 'decline');
  one.picks('p1', 'decline').isQuiet();
});

rule('CC-REA-05', 'a hostile that survives the reaction goes on', () => {
  const one = watching(['..........'])
    .hostile('brute#1', { at: 'j1' })
    .shows('d8', 'failure')
    .runs(hostileActs, { hostile: 'brute#1', does: ['move', 'move'] });
  one.hostileIs('brute#1', { at: 'g1' }).answers('p1', 'declare-reaction', 'space-0');
  one.hostileIs('brute#1', { at: 'd1' }).isQuiet();
});

rule('CC-AIL-23', 'both sixes come from one hero, and one of them may be a destiny die', () => {
  const buried = (...destiny: number[]) =>
    table({ map: LANE })
      .hero('ada', { at: 'a1', where: 'buried', dice: [6] })
      .order('ada', 'group-1')
      .destiny(...destiny);
  const judged = (...destiny: number[]) => actions.judge(buried(...destiny).now, { hero: 'ada' }, 'dig/ada');
  expect(judged(6)).toBe(true);
  expect(judged(5)).toMatchObject({ why: 'no-die' });
});

rule('CC-REI-06', 'on a Deliverance at the lychgate nearest to a closed gateway', () => {
  const one = table({ journey: 'tomb' }).given((b) => {
    b.ground = {
      tiles: [{ face: 'row-face', at: [0, 0], turn: 0 }],
      links: [{ id: 'east', open: false, covers: [[9, 0]] }],
      marks: [
        { id: 'far', covers: [[2, 1]] },
        { id: 'near', covers: [[6, 1]] },
      ],
    };
  });
  one.hero('ada', { at: 'row:i1' }).group(0);
  one.runs(reinforce, { slot: 0, hostiles: ['bone#1'], again: false });
  one.emits('deployed', { hostile: 'bone#1', at: 'row:g1' });
});
