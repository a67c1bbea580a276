import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const FOLDERS = ['app', 'boards/parts', 'screens/about', 'screens/adventures', 'screens/book'];
const MORE = ['screens/hall', 'screens/table', 'screens/table/panels'];

const sheetsIn = (folder: string): string[] =>
  readdirSync(join(SRC, folder))
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file));

/** A colour written down where it is used is the same in either light, whatever becomes of the design. */
it('colours come from the tokens', () => {
  const sheets = [...FOLDERS, ...MORE].flatMap(sheetsIn);
  const literal = sheets.filter((file) => /#[\da-f]{3,8}\b/i.test(readFileSync(join(SRC, file), 'utf8')));
  expect(sheets.length).toBeGreaterThan(20);
  expect(literal).toEqual([]);
});
