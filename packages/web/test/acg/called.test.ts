import { expect, it } from 'vitest';
import { enemyCalled } from '../../src/games/acg/cards/kinds.js';
import { en } from '../../src/text/en.js';
import type { Translate } from '../../src/text/t.js';

/** Fills in what a message asks for, for messages without cases. */
const t = ((key: keyof typeof en, args: { [name: string]: unknown } = {}) =>
  en[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name]))) as Translate;

it('enemies are called as the chronicle calls them', () => {
  const slime = { name: 'Cellar Slime', rank: 'standard' } as const;
  expect(enemyCalled(slime, undefined, t)).toBe('Cellar Slime');
  expect(enemyCalled(slime, 2, t)).toBe('Cellar Slime 2');
  expect(enemyCalled({ ...slime, rank: 'elite' }, 1, t)).toBe('Elite Cellar Slime 1');
});
