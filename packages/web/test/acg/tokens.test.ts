import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const BOARD = join(import.meta.dirname, '../../src/games/acg/board');

it('colours of the board come from the tokens', () => {
  const sheets = readdirSync(BOARD).filter((file) => file.endsWith('.css'));
  const literal = sheets.filter((file) => /#[\da-f]{3,8}\b/i.test(readFileSync(join(BOARD, file), 'utf8')));
  expect(sheets.length).toBeGreaterThan(5);
  expect(literal).toEqual([]);
});
