import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate } from '../generate.mjs';
import { gameLists } from '../lib/game-lists.mjs';
import { appIconFiles, gameIconOutputs } from '../lib/icons.mjs';
import { planted } from './planted.js';

const LEDGER = JSON.stringify({
  game: 'snakes-and-ladders',
  title: 'T',
  players: '1',
  sections: [{ id: 'A', title: 'A', rules: [{ id: 'LR-A-01' }, { id: 'LR-A-02' }] }],
});
const OUT = 'packages/rulebook/src/generated/snakes-and-ladders.ts';
const CONTENT = 'games/chess/src/generated/content.ts';

describe('generating', () => {
  it('writes the ids of a ledger as a union and the ledger as a constant', () => {
    const root = planted({ 'packages/rulebook/ledgers/snakes-and-ladders.json': LEDGER });
    expect(generate(root)).toEqual([OUT]);
    const source = readFileSync(join(root, OUT), 'utf8');
    expect(source).toContain("export type SnakesAndLaddersRuleId =\n  | 'LR-A-01'\n  | 'LR-A-02';");
    expect(source).toContain('export const snakesAndLaddersLedger: Ledger<SnakesAndLaddersRuleId> = {');
    expect(source).toContain('"say": {}');
  });

  it('puts what players read beside the ledger it belongs to', () => {
    const root = planted({
      'packages/rulebook/ledgers/snakes-and-ladders.json': LEDGER,
      'packages/rulebook/say/snakes-and-ladders.json': '{"LR-A-02": "You may."}',
    });
    expect(generate(root)).toEqual([OUT]);
    expect(readFileSync(join(root, OUT), 'utf8')).toContain('"say": {\n    "LR-A-02": "You may."\n  }');
  });

  it('writes every record of a game with its file, sorted by path', () => {
    const root = planted({
      'games/chess/content/heroes/b.json': '{"id": "b"}',
      'games/chess/content/enemies/a.json': '[{"id": "a1"}, {"id": "a2"}]',
      'games/ludo/package.json': '{}',
    });
    expect(generate(root)).toEqual([CONTENT]);
    const lines = readFileSync(join(root, CONTENT), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('  '));
    expect(lines).toEqual([
      '  {"file":"enemies/a.json","record":{"id":"a1"}},',
      '  {"file":"enemies/a.json","record":{"id":"a2"}},',
      '  {"file":"heroes/b.json","record":{"id":"b"}},',
    ]);
  });

  it('writes each translation of a game in a file of its own', () => {
    const root = planted({
      'games/chess/content/a.json': '{"id": "a"}',
      'games/chess/translations/de/b.json': '{"b": {"name": "B"}}',
      'games/chess/translations/de/a.json': '{"a": {"name": "Ä"}}',
    });
    expect(generate(root)).toEqual([CONTENT, 'games/chess/src/generated/de.ts']);
    const source = readFileSync(join(root, 'games/chess/src/generated/de.ts'), 'utf8');
    expect(source).toContain('export const records = {\n  "a": {"name":"Ä"},\n  "b": {"name":"B"},\n};');
  });

  it('leaves a file that is right alone, so that the build stays incremental', () => {
    const root = planted({ 'packages/rulebook/ledgers/snakes-and-ladders.json': LEDGER });
    generate(root);
    utimesSync(join(root, OUT), 1, 1);
    expect(generate(root)).toEqual([]);
    expect(statSync(join(root, OUT)).mtimeMs).toBe(1000);
  });

  it('rewrites what changed and removes what has no source any more', () => {
    const root = planted({
      'packages/rulebook/ledgers/snakes-and-ladders.json': LEDGER,
      'packages/rulebook/src/generated/old.ts': '',
    });
    generate(root);
    expect(existsSync(join(root, 'packages/rulebook/src/generated/old.ts'))).toBe(false);
    writeFileSync(join(root, OUT), 'changed by hand');
    expect(generate(root)).toEqual([OUT]);
  });

  it.each([
    ['{\n  "id": "a",\n  "dice": }\n', '3:11'],
    ['{ "id": "a" "name": "b" }', '1:13'],
    ['[{ "id": "a" },]', '1:16'],
    ['{ "id": 01 }', '1:10'],
    ['{ "id": "a"', '1:12'],
    ['{ "id": "a" } x', '1:15'],
    ['', '1:1'],
  ])('names file, line and column of broken JSON: %j', (text, position) => {
    const root = planted({ 'games/chess/content/enemies/a.json': text });
    expect(() => generate(root)).toThrow(`games/chess/content/enemies/a.json:${position}: not valid JSON`);
  });

  it('writes only the icons that the app and the records of a game name', () => {
    const set = {
      sword: { body: '<path fill="currentColor" d="M1"/>' },
      bat: { body: '<path fill="currentColor" d="M2"/>' },
    };
    const root = planted({
      'packages/web/icons.json': '{"app-icons": ["sword"]}',
      'packages/web/src/games/chess/icons.json': '{"icons": [], "map-icons": ["sword"]}',
      'games/chess/content/enemies/a.json': '[{"id": "a", "icon": "bat"}, {"id": "b"}]',
    });
    const app = appIconFiles(root, set);
    expect(app['app-icons.ts']).toContain("export const appIcons = {\n  'sword': 'M1',\n} as const;");
    const [chess] = gameIconOutputs(root, set);
    expect(chess?.folder).toBe('packages/web/src/games/chess/generated');
    expect(chess?.files['icons.ts']).toContain("export const icons = {\n  'bat': 'M2',\n} as const;");
    expect(chess?.files['map-icons.ts']).toContain(
      "export const mapIcons = {\n  'sword': 'M1',\n} as const;",
    );
  });

  it('draws the icons of lessons for the app', () => {
    const set = { lantern: { body: '<path fill="currentColor" d="M3"/>' } };
    const root = planted({
      'packages/web/icons.json': '{"app-icons": []}',
      'games/chess/src/lessons/data/openings.ts':
        "export const openings = { id: 'openings', icon: 'lantern' };",
    });
    const app = appIconFiles(root, set);
    expect(app['app-icons.ts']).toContain("export const appIcons = {\n  'lantern': 'M3',\n} as const;");
    expect(() => appIconFiles(root, {})).toThrow(
      "games/chess/src/lessons/data/openings.ts: there is no icon 'lantern' in the set.",
    );
  });

  it('names the file that asks for an icon nobody has drawn', () => {
    const root = planted({
      'packages/web/src/games/chess/icons.json': '{"icons": []}',
      'games/chess/content/enemies/a.json': '{"id": "a", "icon": "bat"}',
    });
    expect(() => gameIconOutputs(root, {})).toThrow(
      "games/chess/content/enemies/a.json: there is no icon 'bat' in the set.",
    );
  });

  it('lists the words of every game in each language', () => {
    const files = gameLists(
      planted({
        'packages/web/src/games/chess/words/en.ts': '',
        'packages/web/src/games/chess/words/de.ts': '',
        'packages/web/src/games/snakes-and-ladders/words/en.ts': '',
        'packages/web/src/games/face.ts': '',
      }),
    );
    expect(files['words-en.ts']).toContain(
      [
        "import { words as chess } from '../games/chess/words/en.js';",
        "import { words as snakesAndLadders } from '../games/snakes-and-ladders/words/en.js';",
        '',
        'export const gameWords = {',
        '  ...chess,',
        '  ...snakesAndLadders,',
        '} as const;',
      ].join('\n'),
    );
    expect(files['words-de.ts']).toContain('export const gameWords = {\n  ...chess,\n} as const;');
  });
});
