import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { madeOf } from '../lib/app.mjs';
import { compressBelow } from '../lib/compress.mjs';
import { planted } from './planted.js';

const TREE = {
  'package-lock.json': '{}',
  'packages/web/index.html': '<!doctype html>',
  'packages/web/src/main.tsx': '1',
  'packages/engine/src/index.ts': '2',
  'games/chess/content/rat.json': '{}',
  'games/chess/test/rat.test.ts': '3',
};
const made = (changes: Record<string, string>) => madeOf(planted({ ...TREE, ...changes }));

describe('what the app is made of', () => {
  test('is the same as long as nothing changes', () => {
    expect(made({})).toBe(made({}));
  });
  test.each([
    'packages/web/src/main.tsx',
    'packages/web/public/new.svg',
    'packages/engine/src/index.ts',
    'games/chess/content/rat.json',
    'games/chess/test/rat.test.ts',
    'games/other/src/index.ts',
    'package-lock.json',
  ])('is something else when %s does', (file) => {
    expect(made({ [file]: 'changed' })).not.toBe(made({}));
  });
  test.each(['packages/web/dist/app/index.html', 'packages/cli/src/main.ts', 'README.md'])(
    'does not care about %s',
    (file) => {
      expect(made({ [file]: 'changed' })).toBe(made({}));
    },
  );
});

test('texts of some size get compressed copies, other files none', () => {
  const text = 'a hall by candle-light; '.repeat(100);
  const folder = planted({ 'assets/a.js': text, 'small.js': 'x', 'type.woff2': text });
  compressBelow(folder);
  const read = (file: string) => readFileSync(join(folder, file));
  expect(brotliDecompressSync(read('assets/a.js.br')).toString()).toBe(text);
  expect(gunzipSync(read('assets/a.js.gz')).toString()).toBe(text);
  expect(existsSync(join(folder, 'small.js.br'))).toBe(false);
  expect(existsSync(join(folder, 'type.woff2.br'))).toBe(false);
});
