import { describe, expect, test } from 'vitest';
import { deciderAmong, optionWords } from '../src/index.js';

test('an answer has a name, and facts and outlook where there are words for them', () => {
  const say = optionWords({
    'option.hero': '{hero}',
    'option.hero.facts': 'damage {damage}',
    'option.door': 'Open it',
    'option.door.outlook': 'it stays open',
    'option.no': 'No',
  });
  const args = { hero: 'Ann', damage: 2 };
  expect(say('hero', args)).toEqual({
    name: { key: 'option.hero', args },
    facts: { key: 'option.hero.facts', args },
  });
  expect(Object.keys(say('door'))).toEqual(['name', 'outlook']);
  expect(say('no')).toEqual({ name: { key: 'option.no', args: {} } });
});

describe('who decides', () => {
  const heroes = [
    { id: 'axe', seat: 'ann' },
    { id: 'bow', seat: 'bob' },
    { id: 'harp', seat: 'bob' },
  ];
  const asked = (by: string, seat = by) => deciderAmong(heroes, 'harp', { seat, by })?.id;

  test('the one whom it is about, if his player is asked', () => {
    expect(asked('bob')).toBe('harp');
  });
  test('otherwise the first one of the player who is asked', () => {
    expect(asked('ann')).toBe('axe');
    expect(deciderAmong(heroes, undefined, { seat: 'bob', by: 'bob' })?.id).toBe('bow');
  });
  test('nobody of them where the party decides', () => {
    expect(asked('bob', 'party')).toBeUndefined();
  });
});
