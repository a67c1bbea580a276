import type { Source } from '@questhall/tabletop';
import { expect, test } from 'vitest';

import { validateContent } from '../../src/content/validate.js';
import { records } from '../../src/generated/content.js';
import { game, lostRelics, lostRelicsGame } from '../../src/index.js';

/** The records of the box with one of them changed. */
function changed(id: string, change: (record: Record<string, unknown>) => object): Source[] {
  return records.map(({ file, record }) => {
    const one = record as Record<string, unknown>;
    return one.id === id ? { file, record: { ...one, ...change(one) } } : { file, record };
  });
}
const faults = (sources: readonly Source[]): string[] =>
  validateContent(sources).map(({ message }) => message);

test('the records of the box are right', () => {
  expect(game.content().errors).toEqual([]);
});

test('no adventure is over before anybody has done anything', () => {
  for (const { kind, id } of lostRelicsGame.offer.adventures()) {
    const { state } = lostRelics.start(lostRelics.setup({ players: 1, [kind]: id }), 'begin');
    expect([state.over, state.board.result], id).toEqual([null, null]);
  }
});

const ADVENTURE = 'waking-stones';

test('an area that cannot be reached is found', () => {
  expect(
    faults(
      changed('1a', () => ({
        map: ['AAABBBCCC', 'AAABBBCCC', 'DDDEEEFFF', 'DDDEEEFFF', '#########', '####G####'],
      })),
    ),
  ).toContain('1a-g cannot be reached');
  expect(faults(changed(ADVENTURE, () => ({ boards: [{ face: '2a', at: [0, 0] }], doors: [] })))).toContain(
    "there is no area '1a-a'",
  );
});

test('start areas need room for five figures', () => {
  expect(faults(changed(ADVENTURE, () => ({ start: ['1a-c'] })))).toContain(
    'the start areas have room for 2, not for 5',
  );
});

test('more tokens than there are in the box', () => {
  const many = [{ kind: 'skeleton', area: '1a-b', count: 7 }];
  expect(faults(changed(ADVENTURE, () => ({ hostiles: many })))).toContain(
    '7 Skeleton are placed, and there are 6 tokens',
  );
});

test('an objective that nothing can meet', () => {
  const never = { text: 'never', if: { slain: { kind: 'orruk-boss', atLeast: 1 } } };
  expect(faults(changed(ADVENTURE, () => ({ objective: never })))).toContain(
    'the objective is out of reach: no orruk-boss ever comes',
  );
  const late = { text: 'late', if: { round: { atLeast: 12 } } };
  expect(faults(changed(ADVENTURE, () => ({ objective: late })))).toContain(
    'the objective is out of reach: round 12 comes after the defeat',
  );
  const counter = { text: 'count', if: { counter: { name: 'glory', atLeast: 1 } } };
  expect(faults(changed(ADVENTURE, () => ({ objective: counter, counters: { glory: 0 } })))).toContain(
    "the objective is out of reach: nothing changes 'glory'",
  );
});

test('boards that lie on each other, or both faces of one', () => {
  const twice = [
    { face: '1a', at: [0, 0] },
    { face: '1b', at: [1, 0] },
  ];
  const found = faults(changed(ADVENTURE, () => ({ boards: twice })));
  expect(found).toContain("the board of '1b' is used twice");
  expect(found.some((message) => message.endsWith('lies on board 1a'))).toBe(true);
});

test('names that nothing has', () => {
  const phase = [
    { do: { count: { counter: 'doom', add: 1 } } },
    {
      if: { door: { id: 'portcullis', open: true } },
      do: { spawn: { kind: 'dragon', in: { areas: ['9z-q'] } } },
    },
  ];
  const found = faults(changed(ADVENTURE, () => ({ phase })));
  expect(found).toContain("the counter 'doom' does not say where it begins");
  expect(found).toContain("there is no door 'portcullis'");
  expect(found).toContain("there is no hostile 'dragon'");
  expect(found).toContain("there is no area '9z-q'");
});

test('treasure that does nothing, and a hostile that would attack with nothing', () => {
  expect(faults(changed('duskblade', () => ({ actions: [] })))).toContain('it does nothing');
  expect(faults(changed('grot', () => ({ attacks: [] })))).toContain(
    'its reactions need an attack, and it has none',
  );
});
