import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate } from '../generate.mjs';
import { gameLists } from '../lib/game-lists.mjs';
import { appIconFiles, gameIconOutputs } from '../lib/icons.mjs';
import { planted } from './planted.js';

const LEDGER = JSON.stringify({
  game: 'lost-relics',
  title: 'T',
  players: '1',
  sections: [{ id: 'A', title: 'A', rules: [{ id: 'LR-A-01' }, { id: 'LR-A-02' }] }],
});
const OUT = 'packages/rulebook/src/generated/lost-relics.ts';
const CONTENT = 'games/acg/src/generated/content.ts';

describe('generating', () => {
  it('writes the ids of a ledger as a union and the ledger as a constant', () => {
    const root = planted({ 'packages/rulebook/ledgers/lost-relics.json': LEDGER });
    expect(generate(root)).toEqual([OUT]);
    const source = readFileSync(join(root, OUT), 'utf8');
    expect(source).toContain("export type LostRelicsRuleId =\n  | 'LR-A-01'\n  | 'LR-A-02';");
    expect(source).toContain('export const lostRelicsLedger: Ledger<LostRelicsRuleId> = {');
    expect(source).toContain('"say": {}');
  });

  it('puts what players read beside the ledger it belongs to', () => {
    const root = planted({
      'packages/rulebook/ledgers/lost-relics.json': LEDGER,
      'packages/rulebook/say/lost-relics.json': '{"LR-A-02": "You may."}',
    });
    expect(generate(root)).toEqual([OUT]);
    expect(readFileSync(join(root, OUT), 'utf8')).toContain('"say": {\n    "LR-A-02": "You may."\n  }');
  });

  it('writes every record of a game with its file, sorted by path', () => {
    const root = planted({
      'games/acg/content/heroes/b.json': '{"id": "b"}',
      'games/acg/content/enemies/a.json': '[{"id": "a1"}, {"id": "a2"}]',
      'games/wow/package.json': '{}',
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
      'games/acg/content/a.json': '{"id": "a"}',
      'games/acg/translations/de/b.json': '{"b": {"name": "B"}}',
      'games/acg/translations/de/a.json': '{"a": {"name": "Ä"}}',
    });
    expect(generate(root)).toEqual([CONTENT, 'games/acg/src/generated/de.ts']);
    const source = readFileSync(join(root, 'games/acg/src/generated/de.ts'), 'utf8');
    expect(source).toContain('export const records = {\n  "a": {"name":"Ä"},\n  "b": {"name":"B"},\n};');
  });

  it('leaves a file that is right alone, so that the build stays incremental', () => {
    const root = planted({ 'packages/rulebook/ledgers/lost-relics.json': LEDGER });
    generate(root);
    utimesSync(join(root, OUT), 1, 1);
    expect(generate(root)).toEqual([]);
    expect(statSync(join(root, OUT)).mtimeMs).toBe(1000);
  });

  it('rewrites what changed and removes what has no source any more', () => {
    const root = planted({
      'packages/rulebook/ledgers/lost-relics.json': LEDGER,
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
    const root = planted({ 'games/acg/content/enemies/a.json': text });
    expect(() => generate(root)).toThrow(`games/acg/content/enemies/a.json:${position}: not valid JSON`);
  });

  it('writes only the icons that the app and the records of a game name', () => {
    const set = {
      sword: { body: '<path fill="currentColor" d="M1"/>' },
      bat: { body: '<path fill="currentColor" d="M2"/>' },
    };
    const root = planted({
      'packages/web/icons.json': '{"app-icons": ["sword"]}',
      'packages/web/src/games/acg/icons.json': '{"icons": [], "map-icons": ["sword"]}',
      'games/acg/content/enemies/a.json': '[{"id": "a", "icon": "bat"}, {"id": "b"}]',
    });
    const app = appIconFiles(root, set);
    expect(app['app-icons.ts']).toContain("export const appIcons = {\n  'sword': 'M1',\n} as const;");
    const [acg] = gameIconOutputs(root, set);
    expect(acg?.folder).toBe('packages/web/src/games/acg/generated');
    expect(acg?.files['icons.ts']).toContain("export const icons = {\n  'bat': 'M2',\n} as const;");
    expect(acg?.files['map-icons.ts']).toContain("export const mapIcons = {\n  'sword': 'M1',\n} as const;");
  });

  it('names the file that asks for an icon nobody has drawn', () => {
    const root = planted({
      'packages/web/src/games/acg/icons.json': '{"icons": []}',
      'games/acg/content/enemies/a.json': '{"id": "a", "icon": "bat"}',
    });
    expect(() => gameIconOutputs(root, {})).toThrow(
      "games/acg/content/enemies/a.json: there is no icon 'bat' in the set.",
    );
  });

  it('lists the words of every game in each language, and the data of those that can be played', () => {
    const files = gameLists(
      planted({
        'packages/web/src/games/acg/words/en.ts': '',
        'packages/web/src/games/acg/words/de.ts': '',
        'packages/web/src/games/acg/build/data.ts': '',
        'packages/web/src/games/lost-relics/words/en.ts': '',
        'packages/web/src/games/face.ts': '',
      }),
    );
    expect(files['words-en.ts']).toContain(
      [
        "import { words as acg } from '../games/acg/words/en.js';",
        "import { words as lostRelics } from '../games/lost-relics/words/en.js';",
        '',
        'export const gameWords = {',
        '  ...acg,',
        '  ...lostRelics,',
        '} as const;',
      ].join('\n'),
    );
    expect(files['words-de.ts']).toContain('export const gameWords = {\n  ...acg,\n} as const;');
    expect(files['game-data.ts']).toContain("export const dataOfGames = {\n  'acg': acg,\n};");
  });
});
