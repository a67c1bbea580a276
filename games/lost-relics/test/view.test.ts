import { expect, test } from 'vitest';
import { lostRelics } from '../src/index.js';

const seen = (difficulty: string) => {
  const setup = lostRelics.setup({ players: 1, adventure: 'waking-stones', difficulty });
  const { heroes } = lostRelics.view(lostRelics.start(setup, 'one').state, 'spectator');
  return Object.fromEntries(heroes.map(({ id, resilience }) => [id, resilience]));
};

test('everybody sees how much a hero can take now, and not only what is printed', () => {
  expect(seen('standard')).toEqual({ calthia: 4, dhoraz: 4, luxa: 3, regis: 3, taros: 2 });
  expect(seen('novice')).toEqual({ calthia: 5, dhoraz: 5, luxa: 4, regis: 4, taros: 3 });
});
