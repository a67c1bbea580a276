import { expect } from 'vitest';
import { hostileMove } from '../../src/procs.js';
import { hostileOf } from '../../src/queries.js';
import { endsOfMove } from '../../src/rules/hostile-moves.js';
import { addTestCards, type CcTable, rule, table } from '../kit.js';
import { bones } from '../records.js';

const weapon = (range: string) => [{ id: 'bolt', name: 'Bolt', range, dice: ['d6'], damage: [1, 2] }];
const archers = {
  ...bones,
  id: 'archers',
  models: [{ id: 'archer', name: 'Archer', count: 2 }],
  composition: [],
  day: { ...bones.day, weapons: weapon('ranged') },
  night: { ...bones.night, weapons: weapon('ranged') },
};
addTestCards(archers);

/** Names of the spaces in which the next Move may end; `left` Moves come before its attack. */
function ends(one: CcTable, id: string, left = 1): string[] {
  return endsOfMove(one.now, hostileOf(one.now, id), left)
    .map((cell) => cell.slice(cell.indexOf(':') + 1))
    .sort();
}
const field = (map: readonly string[]) =>
  table({ map, heroes: ['ada', 'bert', 'cora', 'dirk'] }).given((b) => {
    for (const hero of b.heroes) hero.where = 'out';
  });
const LONG = ['........'];

rule(['CC-HMV-01', 'CC-HMV-02'], 'towards the nearest hero, and no further than beside them', () => {
  expect(ends(field(LONG).hero('ada', { at: 'a1' }).hostile('bone#1', { at: 'd1' }), 'bone#1')).toEqual([
    'b1',
  ]);
});

rule('CC-HMV-02', 'of two heroes the nearer one', () => {
  expect(
    ends(
      field(LONG).hero('ada', { at: 'a1' }).hero('bert', { at: 'g1' }).hostile('bone#1', { at: 'd1' }),
      'bone#1',
      1,
    ),
  ).toEqual(['b1', 'f1']);
  expect(
    ends(
      field(LONG).hero('ada', { at: 'a1' }).hero('bert', { at: 'h1' }).hostile('bone#1', { at: 'd1' }),
      'bone#1',
      1,
    ),
  ).toEqual(['b1']);
});

rule('CC-HMV-03', 'one further off, if the nearest cannot be attacked', () => {
  const one = field(['........'])
    .hero('ada', { at: 'a1' })
    .hero('bert', { at: 'h1' })
    .hostile('brute#1', { at: 'b1' })
    .hostile('brute#2', { at: 'd1' });
  one.given((b) => {
    b.modifiers.push({ stat: 'move', on: 'brute#2', add: 1, until: 'turn', source: 'test' });
  });
  expect(ends(one, 'brute#2')).toEqual(['g1']);
});

rule(['CC-HMV-04', 'CC-HMV-07'], 'beside a hero it stays', () => {
  const one = field(LONG).hero('ada', { at: 'a1' }).hostile('bone#1', { at: 'b1' });
  expect(ends(one, 'bone#1')).toEqual([]);
  one
    .runs(hostileMove, { hostile: 'bone#1', left: 2 })
    .hostileIs('bone#1', { at: 'b1' })
    .emitsTimes(0, 'moved');
});

rule('CC-HMV-05', 'out of reach: as near as it gets', () => {
  expect(ends(field(LONG).hero('ada', { at: 'a1' }).hostile('bone#1', { at: 'h1' }), 'bone#1')).toEqual([
    'e1',
  ]);
});

rule(
  ['CC-HMV-06', 'CC-HMV-13', 'CC-HMV-12'],
  'a small hostile joins another small one beside a hero, of any group',
  () => {
    const map = ['.......', '.......', '.......'];
    const two = () => field(map).hero('ada', { at: 'a2' }).hero('bert', { at: 'g2' });
    expect(
      ends(two().hostile('bone#1', { at: 'd2' }).hostile('bone#2', { at: 'f1', group: 1 }), 'bone#1'),
    ).toEqual(['f1']);
    expect(
      ends(two().hostile('brute#1', { at: 'd2' }).hostile('bone#2', { at: 'f1', group: 1 }), 'brute#1'),
    ).toEqual(['b1', 'b2', 'b3', 'f2', 'f3']);
  },
);

rule('CC-HMV-08', 'the nearest hero comes before a shared space', () => {
  const map = ['........', '........', '........'];
  const one = field(map)
    .hero('ada', { at: 'b2' })
    .hero('bert', { at: 'h2' })
    .hostile('bone#1', { at: 'd2' })
    .hostile('bone#2', { at: 'g1' });
  expect(ends(one, 'bone#1')).toEqual(['c1', 'c2', 'c3']);
});

rule('CC-HMV-09', 'several Moves are planned together', () => {
  const one = field(['...........'])
    .hero('ada', { at: 'a1' })
    .hero('bert', { at: 'k1' })
    .hostile('brute#1', { at: 'b1' })
    .hostile('brute#2', { at: 'e1' });
  expect(ends(one, 'brute#2', 1)).toEqual(['c1']);
  expect(ends(one, 'brute#2', 2)).toEqual(['h1']);
});

rule('CC-HMV-10', 'with bows: still while there is a target, and clear of heroes beside them', () => {
  expect(ends(field(LONG).hero('ada', { at: 'a1' }).hostile('archer#1', { at: 'f1' }), 'archer#1')).toEqual(
    [],
  );
  expect(ends(field(LONG).hero('ada', { at: 'a1' }).hostile('archer#1', { at: 'b1' }), 'archer#1')).toEqual([
    'c1',
  ]);
});

rule('CC-HMV-11', 'no hero, no move', () => {
  expect(
    ends(field(LONG).hero('ada', { at: 'a1', where: 'buried' }).hostile('bone#1', { at: 'd1' }), 'bone#1'),
  ).toEqual([]);
});

rule('CC-AIL-21', 'a trapped hostile does not move', () => {
  field(LONG)
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'e1', ailments: ['trapped'] })
    .runs(hostileMove, { hostile: 'bone#1', left: 1 })
    .hostileIs('bone#1', { at: 'e1' });
});

rule('CC-HMV-12', 'the leader picks among equals', () => {
  field(LONG)
    .hero('ada', { at: 'a1' })
    .hero('bert', { at: 'g1' })
    .hostile('bone#1', { at: 'd1' })
    .given((b) => {
      b.leader = 'p2';
    })
    .runs(hostileMove, { hostile: 'bone#1', left: 1 })
    .answers('p2', 'choose-hostile-end', 'f1')
    .hostileIs('bone#1', { at: 'f1' });
});
