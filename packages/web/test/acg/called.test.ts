import { expect, it } from 'vitest';
import { enemyCalled } from '../../src/games/acg/cards/kinds.js';

it('enemies are called as the chronicle calls them', () => {
  const slime = { name: 'Cellar Slime', rank: 'standard' } as const;
  expect(enemyCalled(slime, undefined)).toBe('Cellar Slime');
  expect(enemyCalled(slime, 2)).toBe('Cellar Slime 2');
  expect(enemyCalled({ ...slime, rank: 'elite' }, 1)).toBe('Elite Cellar Slime 1');
});
