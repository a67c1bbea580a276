import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, foldersIn, ROOT } from '../lib/files.mjs';

const NAMED = /`(?:[a-z-]+\/)*([a-z-]+\.ts)`/g;

describe('the page of a game', () => {
  it.each(foldersIn(join(ROOT, 'games')))('names only files that %s has', (game) => {
    const page = join(ROOT, 'games', game, 'README.md');
    const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
    const files = filesBelow(join(ROOT, 'games', game), '.ts').map((file) => file.split('/').at(-1));
    const missing = [...text.matchAll(NAMED)].map(([, name]) => name).filter((name) => !files.includes(name));
    expect(missing).toEqual([]);
  });
});
