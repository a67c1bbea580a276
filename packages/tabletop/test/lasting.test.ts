import { expect, test } from 'vitest';
import { bonus, expire, forget, type Modifier, type Veto, vetoed } from '../src/index.js';

const strong = (add: number, until: string, source = 'potion'): Modifier => ({
  stat: 'might',
  on: 'ann',
  add,
  until,
  source,
});
const held: Veto = { verb: 'move', on: 'ann', until: 'turn', source: 'web' };

test('a bonus is the sum of all that lies on this number of this thing', () => {
  const list = [strong(2, 'turn'), strong(-1, 'round'), { ...strong(5, 'turn'), on: 'bob' }];
  expect(bonus(list, 'might', 'ann')).toBe(1);
  expect(bonus(list, 'might', 'bob')).toBe(5);
  expect(bonus(list, 'luck', 'ann')).toBe(0);
});

test('a veto bars one verb for one thing', () => {
  expect(vetoed([held], 'move', 'ann')).toBe(true);
  expect(vetoed([held], 'fight', 'ann')).toBe(false);
  expect(vetoed([held], 'move', 'bob')).toBe(false);
});

test('expire ends what lasts until then, keeps the order of the rest, and says whether it did anything', () => {
  const list = [strong(1, 'turn'), strong(2, 'round'), strong(3, 'turn'), strong(4, 'round')];
  expect(expire(list, 'turn')).toBe(true);
  expect(list.map(({ add }) => add)).toEqual([2, 4]);
  expect(expire(list, 'turn')).toBe(false);
});

test('forget ends what a thing brought about and what lies on it', () => {
  const list = [strong(1, 'turn', 'web'), held, { ...held, on: 'bob', source: 'net' }];
  expect(forget(list, 'web')).toBe(true);
  expect(list).toEqual([{ verb: 'move', on: 'bob', until: 'turn', source: 'net' }]);
  expect(forget(list, 'bob')).toBe(true);
  expect(list).toEqual([]);
});
