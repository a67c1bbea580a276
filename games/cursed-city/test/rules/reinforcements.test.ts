import { expect } from 'vitest';
import { reinforce } from '../../src/procs.js';
import { addTestCards, type CcTable, rule, table } from '../kit.js';
import { bones } from '../records.js';

const ours = { name: 'x', origin: 'ours' };
const lane = { kind: 'tile', id: 'lane-face', ...ours, tile: 'lane', map: ['.........'], spots: {} };
const weapons = [{ id: 'bolt', name: 'Bolt', range: 'ranged', dice: ['d6'], damage: [1, 2] }];
const archers = {
  ...bones,
  id: 'archers',
  models: [{ id: 'archer', name: 'Archer', count: 2 }],
  composition: [],
  day: { ...bones.day, weapons },
};
addTestCards(archers, lane, {
  kind: 'map',
  id: 'lane-map',
  ...ours,
  tiles: [{ face: 'lane-face', at: [0, 0], turn: 0 }],
  gateways: [],
  lychgates: [
    { id: 'near', covers: [[1, 1]] },
    { id: 'far', covers: [[8, 1]] },
  ],
  objects: [],
});

/** A lane of nine spaces with a lychgate at b1 and one at i1. */
function street(): CcTable {
  const one = table({ map: ['.'] }).given((b) => {
    for (const hero of b.heroes) hero.where = 'out';
    b.ground = {
      tiles: [{ face: 'lane-face', at: [0, 0], turn: 0 }],
      links: [],
      marks: [
        { id: 'near', covers: [[1, 1]] },
        { id: 'far', covers: [[8, 1]] },
      ],
    };
  });
  return one.group(0, { card: 'encounter-1' });
}
const come = (...hostiles: string[]) => ({ slot: 0, hostiles, again: false });

rule(
  ['CC-REI-05', 'CC-REI-09', 'CC-REI-01'],
  'at the lychgate furthest from the heroes, and then an Advance',
  () => {
    const one = street().hero('ada', { at: 'lane:a1' }).runs(reinforce, come('bone#1'));
    one.emits('deployed', { hostile: 'bone#1', at: 'lane:i1' }).hostileIs('bone#1', { at: 'lane:f1' });
    expect(one.board.track[0]?.deployed).toBe(1);
  },
);

rule('CC-REI-04', 'the leader picks the order of different models', () => {
  street()
    .hero('ada', { at: 'lane:a1' })
    .runs(reinforce, come('bone#1', 'captain', 'bone#2'))
    .asks('p1', 'choose-reinforcement', 'bone#1', 'captain');
});

rule(
  ['CC-REI-07', 'CC-REI-13'],
  'a hero in the space suffers 2 damage, and the hostile does not come',
  () => {
    const one = street()
      .hero('ada', { at: 'lane:i1' })
      .hero('bert', { at: 'lane:a1' })
      .given((b) => {
        b.ground = { ...b.ground, marks: [{ id: 'far', covers: [[8, 1]] }] };
      });
    one
      .runs(reinforce, come('bone#1'))
      .answers('p1', 'place-wound', 'space-0')
      .heroHas('ada', { on: { 0: ['grievous'] } })
      .isGone('bone#1');
    expect(one.board.track[0]).toMatchObject({ deployed: 0, slain: ['bone#1'] });
    one.emitsTimes(0, 'rolled');
  },
);

rule('CC-REI-08', 'no room at the gate: the nearest empty space', () => {
  street()
    .hero('ada', { at: 'lane:a1' })
    .hostile('brute#2', { at: 'lane:i1', group: 1, ailments: ['trapped'] })
    .runs(reinforce, come('brute#1'))
    .emits('deployed', { hostile: 'brute#1', at: 'lane:h1' });
});

rule('CC-REI-14', 'two small ones share the space', () => {
  street()
    .hero('ada', { at: 'lane:a1' })
    .hostile('bone#2', { at: 'lane:i1', group: 1 })
    .runs(reinforce, come('bone#1'))
    .emits('deployed', { hostile: 'bone#1', at: 'lane:i1' });
});

rule(['CC-REI-10'], 'no space at all: it lies on its card', () => {
  const one = table({ map: ['..'] })
    .given((b) => {
      for (const hero of b.heroes) hero.where = 'out';
    })
    .hero('ada', { at: 'a1' })
    .hero('bert', { at: 'b1' })
    .group(0)
    .runs(reinforce, come('bone#1'));
  expect(one.board.track[0]?.slain).toEqual(['bone#1']);
});

rule(['CC-REI-11', 'CC-BRD-13'], 'the gate is measured again for each model', () => {
  const grievous = { 0: ['grievous'], 1: ['grievous'], 2: ['grievous'], 3: ['grievous'] } as const;
  street()
    .hero('ada', { at: 'lane:h1', on: grievous })
    .hero('bert', { at: 'lane:e1' })
    .shows('d6', 'success', 'failure')
    .shows('d8', 'failure')
    .runs(reinforce, come('archer#1', 'archer#2'))
    .emits('deployed', { hostile: 'archer#1', at: 'lane:b1' })
    .answers('p1', 'choose-victim', 'ada')
    .heroHas('ada', { where: 'out' })
    .emits('deployed', { hostile: 'archer#2', at: 'lane:i1' });
});

rule('CC-REI-15', 'without a lychgate: furthest from the heroes', () => {
  street()
    .given((b) => {
      b.ground = { ...b.ground, marks: [] };
    })
    .hero('ada', { at: 'lane:c1' })
    .runs(reinforce, come('bone#1'))
    .emits('deployed', { hostile: 'bone#1', at: 'lane:i1' });
});

rule('CC-REI-12', 'where the gate touches several spaces the leader picks among those with room', () => {
  const one = street().given((b) => {
    b.ground = {
      ...b.ground,
      marks: [
        {
          id: 'wide',
          covers: [
            [7, 1],
            [8, 1],
          ],
        },
      ],
    };
  });
  one
    .hero('ada', { at: 'lane:a1' })
    .hero('bert', { at: 'lane:h1' })
    .runs(reinforce, come('bone#1'))
    .emits('deployed', { hostile: 'bone#1', at: 'lane:i1' });
});
