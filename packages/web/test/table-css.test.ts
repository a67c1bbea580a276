import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameCodes } from '@questhall/games';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/files.mjs';

const SOURCE = join(ROOT, 'packages/web/src');
const BOARDS = ['boards', ...gameCodes.map((code) => `games/${code}/board`)];

/** The styles below a folder, without what is said about them. */
const stylesIn = (folder: string) =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({
      file: `${folder}/${file}`,
      css: readFileSync(join(SOURCE, folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
    }));

/** What a table must not do, because it is drawn again after every answer: decisions/0017. */
describe('the styles of a table', () => {
  it('ask nothing about what is inside a thing: a browser would look at all of it whenever anything is put there', () => {
    const found = ['boards', 'cards', 'games'].flatMap(stylesIn).filter(({ css }) => css.includes(':has('));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  it('keep every part of an answer to a few lines, so that a long card text does not push the others out', () => {
    const css = readFileSync(join(SOURCE, 'boards/parts/DecisionBar.module.css'), 'utf8');
    for (const part of ['small', 'em'])
      expect(css, part).toMatch(new RegExp(`\\n\\.option ${part} \\{[^}]*-webkit-line-clamp: \\d`));
  });

  it('let nothing move for ever', () => {
    const found = BOARDS.flatMap(stylesIn).filter(({ css }) => /animation[^;]*infinite/.test(css));
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});
