import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate } from '../generate.mjs';
import { staleDocuments, writeDocuments } from '../lib/figures/documents.mjs';
import { readFigures, writeFigures } from '../lib/figures/file.mjs';
import { wrongCounts } from '../lib/figures/rules-counted.mjs';
import { staleFigures } from '../lib/figures/stale.mjs';
import type { AdventureFigures, GameFigures } from '../lib/figures/tally.mjs';
import { planted } from './planted.js';

const PAGE = 'docs/chess-balance.md';
const CAMPAIGN: AdventureFigures = {
  name: 'An Uneasy Alliance (campaign)',
  campaign: true,
  rounds: 41,
  decisions: 1020,
  won: { standard: { 2: { won: 3, games: 4 } } },
  chapters: { standard: { won: 13, games: 20 } },
};
const FIGURES: GameFigures = {
  rules: '3',
  content: 'abc',
  title: 'Chess',
  seed: 'balance',
  party: 'heroes',
  runs: {
    standard: { bot: 'greedy', gamesEach: 100, won: 110, games: 200 },
    others: { bot: 'greedy', gamesEach: 25, won: 25, games: 50 },
    campaign: { bot: 'greedy', gamesEach: 4, won: 3, games: 4 },
    random: { bot: 'random', gamesEach: 20, won: 1, games: 40 },
  },
  adventures: {
    'a-foul-stench': {
      name: 'A Foul Stench',
      campaign: false,
      rounds: 8,
      decisions: 143,
      won: {
        standard: { 2: { won: 49, games: 100 }, 3: { won: 61, games: 100 } },
        novice: { 2: { won: 20, games: 25 }, 3: { won: 5, games: 25 } },
      },
    },
    'an-uneasy-alliance': CAMPAIGN,
  },
  parties: {
    'bright-wizard, ironbreaker': { won: 40, games: 100 },
    'ironbreaker, waywatcher': { won: 58, games: 100 },
    'bright-wizard, ironbreaker, waywatcher': { won: 61, games: 100 },
  },
};
const MARKS =
  'Before\n\n<!-- figures: table -->\nold\n<!-- end of table -->\n\nBetween\n\n<!-- figures: summary -->\n<!-- end of summary -->\n\nAfter\n';
const ledger = (game: string, kinds: readonly string[]) =>
  JSON.stringify({ game, sections: [{ id: 'A', rules: kinds.map((kind, i) => ({ id: `A-${i}`, kind })) }] });
const many = (count: number, kind: string) => Array.from({ length: count }, () => kind);

describe('stale figures', () => {
  const now = { chess: { rules: '3', content: 'abc' } };

  it('are none where rules and content are those of the game', () => {
    expect(staleFigures({ chess: FIGURES }, now)).toEqual([]);
  });

  it.each([
    [{ rules: '4', content: 'abc' }, 'rules 4, content abc'],
    [{ rules: '3', content: 'def' }, 'rules 3, content def'],
  ])('are named with what they are of, what the game is, and what to do: %j', (edition, said) => {
    expect(staleFigures({ chess: FIGURES }, { chess: edition })).toEqual([
      `The figures of chess are of rules 3, content abc, the game is ${said}: run npm run figures -- --game chess`,
    ]);
  });

  it('are also those that were never played, and those of a game that is gone', () => {
    expect(staleFigures({ chess: FIGURES }, { ludo: { rules: '1', content: 'x' } })).toEqual([
      'There are no figures of ludo: run npm run figures -- --game ludo',
      'There are figures of chess, but no such game: run npm run figures',
    ]);
  });
});

describe('the pages', () => {
  const root = () => planted({ [PAGE]: MARKS });
  const page = (folder: string) => readFileSync(join(folder, PAGE), 'utf8');

  it('get the table between its marks and keep what people wrote around it', () => {
    const folder = root();
    writeDocuments(folder, { chess: FIGURES });
    const text = page(folder);
    expect(text).toContain('| A Foul Stench | 49, 61 | 80, 20 |  |');
    expect(text).not.toContain('An Uneasy Alliance (campaign) |');
    expect(text).toContain('for 2, 3 heroes. Rules 3, cards `abc`, seed `balance`. At standard 100 games');
    expect(text).toContain('about ±10), at novice and veteran 25 (about ±20)');
    expect(text).not.toContain('old');
    expect(text).toMatch(/^Before\n[\s\S]*\nBetween\n[\s\S]*\nAfter\n$/);
  });

  it('say what the table does not show', () => {
    const folder = root();
    writeDocuments(folder, { chess: FIGURES });
    expect(
      page(folder)
        .split('\n')
        .filter((line) => line.startsWith('- ')),
    ).toEqual([
      '- At standard every adventure is won between 49 % and 61 % of the time, whatever the number of heroes.',
      '- In all 50 % at novice, 55 % at standard, 0 % at veteran.',
      '- An Uneasy Alliance (campaign): 3 of 4 won and 65 % of the 20 quests played in them. The median has 41 rounds and 1,020 decisions.',
      '- Parties of 2 win from 40 % (Bright Wizard, Ironbreaker) to 58 % (Ironbreaker, Waywatcher).',
      '- 254 games by greedy and 40 by random: none crashed, none stuck. Random play wins 1.',
    ]);
  });

  it('say of a campaign without books how often it was won and how many decisions it took', () => {
    const folder = root();
    const { chapters: _, ...alliance } = CAMPAIGN;
    const adventures = { 'an-uneasy-alliance': { ...alliance, rounds: null } };
    writeDocuments(folder, { chess: { ...FIGURES, adventures } });
    expect(page(folder)).toContain(
      '- An Uneasy Alliance (campaign): 3 of 4 won. The median has 1,020 decisions.\n',
    );
  });

  it('are stale when a number in them is changed, and when they have lost their marks', () => {
    const folder = root();
    const stale = () => staleDocuments(folder, { chess: FIGURES });
    expect(stale()).toEqual([`${PAGE} is not of docs/figures.json: run npm run figures -- --pages`]);
    writeDocuments(folder, { chess: FIGURES });
    expect(stale()).toEqual([]);
    writeFileSync(join(folder, PAGE), page(folder).replace('49, 61', '50, 61'));
    expect(stale()).toHaveLength(1);
    writeFileSync(join(folder, PAGE), 'Nothing');
    expect(stale()).toEqual([`${PAGE} has no marks for its table and summary.`]);
  });
});

describe('the app', () => {
  it('gets wins and games of all parties, of a campaign those of its chapters, and the number of rules', () => {
    const root = planted({
      'docs/none.md': '',
      'packages/web/package.json': '{}',
      'packages/rulebook/ledgers/chess.json': ledger('chess', ['rule', 'content']),
      'packages/rulebook/ledgers/ludo.json': ledger('ludo', ['ruling']),
    });
    writeFigures(root, { chess: FIGURES });
    expect(readFigures(root)).toEqual({ chess: FIGURES });
    expect(generate(root)).toContain('packages/web/src/generated/figures.ts');
    const source = readFileSync(join(root, 'packages/web/src/generated/figures.ts'), 'utf8');
    const written = JSON.parse(/Figures } = (\{[\s\S]*\});\n\nexport/.exec(source)?.[1] ?? '');
    expect(written.chess['a-foul-stench']).toEqual({
      rounds: 8,
      decisions: 143,
      won: { standard: { won: 110, games: 200 }, novice: { won: 25, games: 50 } },
    });
    expect(written.chess['an-uneasy-alliance']).toEqual({
      rounds: null,
      decisions: 1020,
      won: { standard: { won: 13, games: 20 } },
    });
    expect(source).toContain('export const rulesCounted = 3;');
  });

  it('gets none where nothing was played, and can still be built to play', () => {
    const root = planted({ 'packages/web/package.json': '{}' });
    expect(readFigures(root)).toEqual({});
    generate(root);
    const source = readFileSync(join(root, 'packages/web/src/generated/figures.ts'), 'utf8');
    expect(source).toContain('{ readonly [game: string]: Figures } = {};');
  });
});

describe('numbers of rules', () => {
  const LEDGERS = {
    'packages/rulebook/ledgers/chess.json': ledger('chess', [...many(1100, 'rule'), ...many(30, 'content')]),
    'packages/rulebook/ledgers/ludo.json': ledger('ludo', many(206, 'component')),
  };

  it('may be those of a ledger, of what it makes a game keep, and of all ledgers', () => {
    const README =
      '1,336 rules in all; 1,130 entries and 1,100 rules of one; 206 rules of the other; 2 rules of thumb.';
    expect(wrongCounts(planted({ ...LEDGERS, 'README.md': README }))).toEqual([]);
  });

  it('are named with their line otherwise', () => {
    const files = { 'README.md': 'Home\n\nA book of 1,335 rules.', 'docs/a.md': '207 entries' };
    expect(wrongCounts(planted({ ...LEDGERS, ...files }))).toEqual([
      "README.md:3 says '1,335 rules', but no ledger and not all of them hold so many.",
      "docs/a.md:1 says '207 entries', but no ledger and not all of them hold so many.",
    ]);
  });

  it('are not written into a text of the app, not even right ones', () => {
    const text = "export const de = { rules: '1.336 Regeln' };";
    expect(wrongCounts(planted({ ...LEDGERS, 'packages/web/src/text/de.ts': text }))).toEqual([
      "packages/web/src/text/de.ts:1 says '1.336 Regeln': hand the number over instead, it is counted in the ledgers.",
    ]);
  });
});
