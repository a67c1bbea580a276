import { describe, expect, it } from 'vitest';
import { voiceOffences } from '../check-voice.mjs';
import { ROOT } from '../lib/files.mjs';
import { planted } from './planted.js';

const PAGES = { 'README.md': '', 'CHANGELOG.md': '', 'CONTRIBUTING.md': '', 'ARCHITECTURE.md': '' };
const offences = (files: Record<string, string>) => voiceOffences(planted({ ...PAGES, ...files }));

describe('plain texts', () => {
  it('are kept by this repository', () => {
    expect(voiceOffences(ROOT)).toEqual([]);
  });

  it.each([
    'packages/web/src/text/en/kept.ts',
    'packages/web/src/games/chess/words/en/board.ts',
    'packages/cli/src/words/en.ts',
    'games/chess/src/text/en/asks.ts',
  ])('a sentence that was replaced is found in %s', (file) => {
    const [first] = offences({ [file]: "export const x = { 'a.b': 'Nothing stirs.' };" });
    expect(first).toContain(`${file} says “Nothing stirs”`);
  });

  it('a word with a plainer one is named with it', () => {
    expect(offences({ 'games/chess/src/text/en/a.ts': "const x = { 'a.b': 'Nobody acts.' };" })).toEqual([
      'games/chess/src/text/en/a.ts says “nobody” (better: no one, no hero): “Nobody acts.”',
    ]);
  });

  it('keys and comments are no texts', () => {
    const source = "/** Nobody. */\nconst x = {\n  'a.nobody': 'No one acts.', // somebody\n};";
    expect(offences({ 'games/chess/src/text/en/a.ts': source })).toEqual([]);
  });

  it('pages of games, packages and decisions are read, without what they quote', () => {
    const found = offences({
      'games/chess/README.md': 'Whoever moves. “Nobody moves.” `somebody`',
      'packages/board/README.md': 'A die is thrown.',
      'decisions/0001-one-king.md': 'Nothing stirs.',
    });
    expect(found).toEqual([
      'games/chess/README.md says “whoever” (better: anyone, the hero who)',
      'packages/board/README.md says “thrown” (better: rolled)',
      'decisions/0001-one-king.md says “Nothing stirs” again',
    ]);
  });

  it('German and the pages have their own list', () => {
    const found = offences({
      'packages/web/src/text/de/a.ts': "const x = { 'a.b': 'Sei still' };",
      'CHANGELOG.md': '- listed in the language\n  of now',
    });
    expect(found).toEqual([
      'packages/web/src/text/de/a.ts says “Sei still” again: “Sei still”',
      'CHANGELOG.md says “language of now” again',
    ]);
  });
});
