import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../../scripts/lib/files.mjs';
import { words } from '../../src/games/cursed-city/words/de.js';

const GLOSSARY = join(ROOT, 'games/cursed-city/src/text/de/GLOSSARY.md');

/** The words of the last column: another word is the term. */
const refused = readFileSync(GLOSSARY, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .flatMap((line) => (line.split('|')[3] ?? '').split(','))
  .map((word) => word.trim())
  .filter((word) => /^\p{L}+$/u.test(word));

describe('the German words of the board', () => {
  it('are those of the glossary of the game', () => {
    const found = Object.entries(words).filter(([, text]) => refused.some((word) => text.includes(word)));
    expect(found).toEqual([]);
  });
});
