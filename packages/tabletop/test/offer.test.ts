import { describe, expect, test } from 'vitest';
import { isSameSize, type PartyRule, seatParty } from '../src/offer.js';

const four = ['a', 'b', 'c', 'd'];
const rule = (seats: PartyRule['seats']): PartyRule => ({ people: four, sizes: [4, 4, 4, 4], seats });
const led = (seats: PartyRule['seats'], companions: readonly string[]) => {
  const { players, party, companions: by } = seatParty(rule(seats), four, companions);
  return { players, leads: party.map(({ player }) => player), companions: by };
};

describe('who sits where beside companions', () => {
  test('a seat for each hero', () => {
    expect(led('one each', [])).toEqual({ players: 4, leads: [1, 2, 3, 4], companions: [] });
    expect(led('one each', ['b'])).toEqual({ players: 4, leads: [1, 2, 3, 4], companions: ['p2'] });
  });

  test('one seat for all heroes of a person', () => {
    expect(led('shared', ['b'])).toEqual({ players: 2, leads: [1, 2, 1, 1], companions: ['p2'] });
  });

  test('alone one seat, with companions one for each hero', () => {
    expect(led('one each with companions', [])).toEqual({ players: 1, leads: [1, 1, 1, 1], companions: [] });
    expect(led('one each with companions', ['b', 'd'])).toEqual({
      players: 4,
      leads: [1, 2, 3, 4],
      companions: ['p2', 'p4'],
    });
  });
});

test('whether the number of players says how many heroes go', () => {
  expect(isSameSize(rule('shared'))).toBe(true);
  expect(isSameSize({ ...rule('shared'), sizes: [2, 2, 3, 4] })).toBe(false);
});
