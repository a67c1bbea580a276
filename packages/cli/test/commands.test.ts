import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_CODES } from '@questhall/rulebook';
import { describe, expect, test } from 'vitest';
import { playable } from '../src/games/playable.js';
import { folder, run } from './run.js';
import { cellarGame } from './toy/index.js';

const [FIRST] = GAME_CODES;
const LAST = GAME_CODES.at(-1) ?? FIRST;

describe('without a command', () => {
  test('gives a short overview', async () => {
    const { code, out, err } = await run([]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('questhall play');
  });
  test('says its version', async () => {
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
  test.each(['play', 'sim', 'replay', 'rules', 'content'])('help of %s has examples', async (name) => {
    for (const argv of [
      [name, '--help'],
      ['help', name],
    ]) {
      const { code, out } = await run(argv);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: questhall ${name}`);
      expect(out).toContain(`Examples:\n  questhall ${name}`);
    }
  });
});

/** What is typed wrong, with what is said about it. */
const WRONG: readonly [argv: string, said: string][] = [
  ['pley', "There is no command 'pley'. Did you mean play?"],
  ['--bogus', "Unknown option '--bogus'."],
  ['play --bogus', "Unknown option '--bogus'. Did you mean --bots?"],
  ['play a.json b.json', 'Too many arguments'],
  ['play --seed', 'argument missing'],
  ['play --seed ', 'A seed needs at least one letter or digit. Leave --seed out for a random seed.'],
  ['sim --seed ', 'A seed needs at least one letter or digit. Leave --seed out for a random seed.'],
  ['sim --seed \t', 'A seed needs at least one letter or digit.'],
  ['play nothing.json', "There is no file 'nothing.json'."],
  ['play .', "'.' is a folder, not a save."],
  ['play --game ludo', "There is no game called 'ludo'. There are: cellar."],
  ['play --game cellr', 'Did you mean cellar?'],
  [
    `play --game ${LAST}`,
    `'${LAST}' cannot be played yet. You can already read its rules. Ready to play: cellar.`,
  ],
  ['play --heroes ann,zoe', "There is no hero called 'zoe'."],
  ['play --quest attic', "There is no quest 'attic'."],
  ['play --players 9', 'One to three friends.'],
  ['play --players two', "The number of players must be a whole number from 1 on, not 'two'."],
  ['play --players 0', 'whole number from 1 on'],
  ['play --bots zed', "There is no seat 'zed' for a companion. The seats are: ann"],
  ['play --bots 2', "There is no seat '2' for a companion."],
  ['play --bot clever --bots all', "There is no bot called 'clever'. There are: random and greedy."],
  ['play --switch lever', "Write a switch as name=value, not 'lever'."],
  ['play --switch lid=open', "There is no rule switch 'lid'; there are: lever."],
  ['play --switch lever=gone', "The switch 'lever' can be fixed or loose, not 'gone'."],
  ['play --table tiny', "--table can be full or changes, not 'tiny'."],
  ['sim --games 0', 'The number of games must be a whole number from 1 on'],
  ['sim --games many', 'The number of games must be a whole number from 1 on'],
  ['sim --workers -1', 'The number of workers must be a whole number from 0 to 256'],
  ['sim --workers 100000', 'The number of workers must be a whole number from 0 to 256'],
  ['help plya', "There is no command 'plya'. Did you mean play?"],
  ['sim --bot gredy', "There is no bot called 'gredy'. Did you mean greedy?"],
  ['sim --game ludo', "There is no game called 'ludo'."],
  ['sim --heroes 9 --games 1', 'One to three friends.'],
  ['sim --heroes zoe --games 1', "There is no hero called 'zoe'."],
  ['sim extra', 'Too many arguments'],
  ['sim --bogus', "Unknown option '--bogus'."],
  ['replay', "Missing required argument 'file'."],
  ['replay nothing.json', "There is no file 'nothing.json'."],
  ['replay a.json --to x', 'The number of answers must be a whole number from 0 on'],
  ['replay --bogus', "Unknown option '--bogus'."],
  ['rules ACG-ZONE-99', 'There is no rule ACG-ZONE-99. Did you mean'],
  ['rules XYZ-QQQQQ-99', 'There is no rule XYZ-QQQQQ-99. Search with words instead.'],
  ['rules --game ludo', "There is no game called 'ludo'."],
  ['rules --coverage zone', '--coverage counts whole games'],
  ['rules --bogus', "Unknown option '--bogus'."],
  ['content --game ludo', "There is no game called 'ludo'."],
  [`content --game ${LAST}`, `'${LAST}' cannot be played yet`],
  ['content extra', 'Too many arguments'],
  ['content --bogus', "Unknown option '--bogus'."],
];

describe('bad input gets exit code 2 and a sentence', () => {
  test.each(WRONG)('%s', async (typed, said) => {
    const { code, out, err } = await run(typed.split(' '), { cwd: folder() });
    expect(err.replaceAll('\n', ' ')).toContain(said);
    expect(err).toMatch(/^questhall: /);
    expect(err).not.toMatch(/\n\s+at /);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('rules', () => {
  test('by id, in any letters', async () => {
    const { code, out } = await run(['rules', 'acg-zone-04']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Rule {4}ACG-ZONE-04, Zones/);
    for (const label of ['Text', 'Kind', 'Source', 'Check', 'By', 'Tests'])
      expect(out).toMatch(new RegExp(`^${label} `, 'm'));
  });
  test('by id as JSON', async () => {
    const data = JSON.parse((await run(['rules', 'ACG-ZONE-04', '--json'])).out);
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'game',
        'id',
        'section',
        'text',
        'say',
        'note',
        'source',
        'kind',
        'check',
        'carriedBy',
        'testedBy',
      ]),
    );
  });
  test('as players read it, with the editors’ note below', async () => {
    const { out } = await run(['rules', 'acg-aer-05']);
    expect(out).toMatch(/^Text {4}You cannot aid a defeated hero\.\nNote {4}Defeated heroes are not legal/m);
    const note = {
      say: 'You cannot aid a defeated hero.',
      note: expect.stringMatching(/^Defeated heroes are/),
    };
    expect(JSON.parse((await run(['rules', 'ACG-AER-05', '--json'])).out)).toMatchObject(note);
    const section = JSON.parse((await run(['rules', 'AER', '--json'])).out);
    expect(section.rules.find(({ id }: { id: string }) => id === 'ACG-AER-05')).toMatchObject(note);
    const found = JSON.parse((await run(['rules', 'cannot', 'aid', 'defeated', '--json'])).out);
    expect(found.hits[0]).toMatchObject(note);
  });
  test('by section', async () => {
    expect((await run(['rules', 'zone', '--game', FIRST])).out).toContain('ACG-ZONE-16  ');
    expect((await run(['rules', 'aer', '--game', FIRST])).out).toMatch(
      /^ACG-AER-05 {2}You cannot aid a defeated hero\.\n {2}Note: Defeated heroes are not/m,
    );
  });
  test('by words, in all games or in one', async () => {
    expect((await run(['rules', 'facedown', 'enemy'])).out).toContain('ACG-ZONE-');
    expect((await run(['rules', 'facedown', 'enemy', '--game', LAST])).out).not.toContain('ACG-');
    expect((await run(['rules', 'xyzzy'])).out).toBe('No rule mentions “xyzzy”.\n');
    expect(JSON.parse((await run(['rules', 'overflow', '--json'])).out).hits[0]).toMatchObject({
      game: FIRST,
    });
  });
  test('without words: what there is', async () => {
    const { out } = await run(['rules']);
    for (const code of GAME_CODES) expect(out).toContain(`(${code}, `);
    expect(Object.keys(JSON.parse((await run(['rules', '--json'])).out).games)).toEqual([...GAME_CODES]);
  });
  test('coverage as JSON has exactly its fields for all four games', async () => {
    const { code, out } = await run(['rules', '--coverage', '--json']);
    const { games, ...rest } = JSON.parse(out);
    expect({ code, rest }).toEqual({ code: 0, rest: {} });
    expect(Object.keys(games)).toEqual([...GAME_CODES]);
    for (const game of Object.values(games)) {
      expect(Object.keys(game as object).sort()).toEqual([
        'carriedOut',
        'entries',
        'missing',
        'required',
        'tested',
      ]);
    }
    expect(games[LAST]).toMatchObject({ carriedOut: 0, tested: 255 });
    expect(games[LAST].missing).toHaveLength(games[LAST].required);
    expect(games[FIRST].entries).toBe(396);
  });
  test('coverage as a table', async () => {
    const { out } = await run(['rules', '--coverage', '--game', FIRST]);
    expect(out).toMatch(/^game +entries +required +carried out +tested +missing\n\S+ +396 /);
    expect(out).not.toContain(LAST);
  });
});

describe('content', () => {
  test('as a table and as JSON', async () => {
    const { code, out } = await run(['content']);
    expect(code).toBe(0);
    expect(out).toContain('The Cellar\n  rat       3\n  chest     3\n  together  6\nOrigin: 6 ours.');
    expect(JSON.parse((await run(['content', '--json'])).out)).toEqual({
      games: {
        cellar: { kinds: { rat: 3, chest: 3 }, origins: { ours: 6 }, scripts: 0, scriptShare: 0, errors: [] },
      },
    });
  });
  test('with errors names them and fails', async () => {
    const errors = [{ file: 'rat.json', id: 'rat', message: 'no tail' }];
    const games = [playable({ ...cellarGame, content: () => ({ ...cellarGame.content(), errors }) })];
    const { code, out } = await run(['content'], { games });
    expect(code).toBe(1);
    expect(out).toContain('1 error:\n  rat.json: rat: no tail');
  });
});

describe('sim', () => {
  const small = ['sim', '--games', '6', '--workers', '0', '--seed', 's'];
  test('reports for people', async () => {
    const { code, out, err } = await run([...small, '--bot', 'random']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('6 games of cellar by random, seed s\n6 finished, 0 crashed, 0 stuck');
  });
  test('reports as JSON, the same for the same seed', async () => {
    const [one, two] = [await run([...small, '--json']), await run([...small, '--json'])];
    const report = JSON.parse(one.out);
    for (const field of 'game games finished crashed stuck won lost decisions seconds decisionsPerSecond'.split(
      ' ',
    )) {
      expect(report).toHaveProperty(field);
    }
    expect(report).toMatchObject({ game: 'cellar', games: 6, finished: 6, crashed: 0, stuck: 0 });
    expect(JSON.parse(two.out)).toMatchObject({ decisions: report.decisions, won: report.won });
  });
  test('plays several party sizes in turn', async () => {
    const report = JSON.parse((await run([...small, '--heroes', '1,2,3', '--json'])).out);
    expect(Object.keys(report.bySetup)).toEqual(['1 hero', '2 heroes', '3 heroes']);
  });
  test('refuses at once a folder in which nothing can be kept', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'notes.txt'), 'dear diary');
    const { code, err } = await run([...small, '--out', 'notes.txt'], { cwd });
    expect({ code, err }).toEqual({
      code: 2,
      err: "questhall: Games cannot be saved in 'notes.txt': it is a file, not a folder. Name a folder you can\nwrite to.\n",
    });
  });
  test('keeps games that crashed where replay finds them', async () => {
    const cwd = folder();
    const argv = [...small, '--bot', 'random', '--switch', 'lever=loose', '--out', 'crashes', '--json'];
    const { code, out } = await run(argv, { cwd });
    expect(code).toBe(1);
    const [failure] = JSON.parse(out).failures;
    expect(failure).toMatchObject({ kind: 'crashed' });
    const replayed = await run(['replay', failure.file], { cwd });
    expect(replayed.code).toBe(1);
    expect(replayed.out).toContain('saved because of a bug: the lever came off. The bug is still there.');
  });
});
