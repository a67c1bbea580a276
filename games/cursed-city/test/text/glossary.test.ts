import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../src/text/de/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));

/** The words of the last column: another word is the term. */
const refused = read('GLOSSARY.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English') && !line.startsWith('| ---'))
  .flatMap((line) => (line.split('|')[3] ?? '').split(','))
  .map((word) => word.trim())
  .filter((word) => word !== '');

describe('the German glossary', () => {
  it.each(refused)('keeps “%s” out of every text', (word) => {
    const holds = new RegExp(`(?<![\\p{L}])${word}|${word.toLowerCase()}`, 'u');
    expect(files.filter((name) => holds.test(read(name)))).toEqual([]);
  });
});
