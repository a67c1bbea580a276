import { expect } from 'vitest';
import { distance, zoneCells } from '../../src/battlefield.js';
import { judgeExtract } from '../../src/legal-exploring.js';
import { extract } from '../../src/procs.js';
import { heroOf } from '../../src/queries.js';
import { rule, table } from '../kit.js';

/** The east gateway of the hall is closed. */
const gate = () =>
  table({ players: 2 })
    .hero('ada', { at: 'hall:a4' })
    .hero('bert', { at: 'hall:f1' })
    .hero('cora', { at: 'hall:b4' })
    .hero('dirk', { at: 'hall:c4' });
const verdict = (one: ReturnType<typeof gate>, hero = 'bert') => judgeExtract(one.now, heroOf(one.now, hero));

rule('CC-EXT-01', 'at a closed gateway, with no hostile beside', () => {
  expect(verdict(gate())).toBe(true);
  expect(verdict(gate(), 'ada')).toMatchObject({ why: 'no-gateway' });
  expect(verdict(gate().hostile('bone#1', { at: 'hall:e1' }))).toMatchObject({ why: 'hostile-beside' });
});

/** The first place that is offered. */
function extracted() {
  const one = gate().runs(extract, { hero: 'bert' });
  const [open] = one.state.open;
  return one.picks(open?.seat as string, open?.options[0] as string);
}

rule(
  ['CC-EXT-02', 'CC-EXT-04'],
  'the hero’s player lays it so that it touches the gateway and no tile',
  () => {
    const one = gate().runs(extract, { hero: 'bert' }).isAsked('p2').isNotAsked('p1');
    const squares = (one.state.open[0]?.options ?? []).map((id) => id.split('/')[1]);
    // East of the gateway it would lie in columns 10 and 11; one to the west it would touch the hall.
    expect(squares).toContain('10,0');
    expect(squares.every((at) => Number(at?.split(',')[0]) >= 10)).toBe(true);
  },
);

rule('CC-EXT-04', 'without room there is no Extract', () => {
  const walled = gate().given((b) => {
    b.ground = {
      ...b.ground,
      marks: [...b.ground.marks, ...[9, 10].map((x) => ({ id: `wall-${x}`, covers: wall(x) }))],
    };
  });
  expect(verdict(walled)).toMatchObject({ why: 'no-room' });
});
const wall = (x: number): [number, number][] =>
  [-2, -1, 0, 1, 2, 3].map((y) => [x === 9 && (y === 0 || y === 1) ? 12 : x, y]);

rule('CC-EXT-03', 'the gateway is open, and a step into the zone costs 1', () => {
  const one = extracted().emits('gateway-opened', { link: 'east' });
  expect(zoneCells(one.now, 'extraction')).toHaveLength(4);
  expect(
    Math.min(...zoneCells(one.now, 'extraction').map((cell) => distance(one.now, 'hall:f1', cell))),
  ).toBe(1);
});

rule('CC-EXT-05', 'there is one zone', () => {
  expect(verdict(extracted())).toMatchObject({ why: 'zone-lies' });
});

rule('CC-EXT-06', 'it does not end the journey', () => {
  const one = extracted();
  const [cell] = zoneCells(one.now, 'extraction');
  for (const hero of one.board.heroes) hero.at = cell as string;
  one.journeyHas({ result: null }).runs(extract, { hero: 'bert' }).journeyHas({ result: null });
});
