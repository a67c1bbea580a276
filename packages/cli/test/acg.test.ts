import { Dice, seeded } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/all.js';
import { gameCalled } from '../src/games/registry.js';
import { folder, run } from './run.js';

const FIRST = 'a-foul-stench';
const acg = gameCalled(GAMES, 'acg');

describe('a party of the Adventure Card Game', () => {
  test.each([
    [{}, { players: 1, quest: FIRST }],
    [{ heroes: '2' }, { players: 1, quest: FIRST }],
    [{ heroes: '3' }, { players: 3, quest: FIRST }],
    [
      { heroes: '4', bots: 'all-but-first' },
      { players: 4, quest: FIRST },
    ],
    [
      { heroes: '2', bots: 'all-but-first' },
      { players: 2, quest: FIRST },
    ],
    [{ bots: 'all' }, { players: 2, quest: FIRST }],
    [{ players: 4 }, { players: 4, quest: FIRST }],
    [
      { heroes: 'ironbreaker,waywatcher' },
      { players: 1, heroes: ['ironbreaker', 'waywatcher'], quest: FIRST },
    ],
    [
      { heroes: 'Iron, Bright Wizard' },
      { players: 1, heroes: ['ironbreaker', 'bright-wizard'], quest: FIRST },
    ],
    [
      { heroes: 'priest,waywacher', players: 2 },
      { players: 2, heroes: ['warrior-priest', 'waywatcher'], quest: FIRST },
    ],
    [{ quest: 'foul stench' }, { players: 1, quest: FIRST }],
    [{ quest: 'granary' }, { players: 1, quest: 'poison-in-the-granary' }],
    [{ campaign: 'uneasy' }, { players: 1, campaign: 'an-uneasy-alliance' }],
    [{ delve: '' }, { players: 1, quest: 'lost-in-the-dark' }],
    [{ delve: 'lost in the dark' }, { players: 1, quest: 'lost-in-the-dark' }],
    [
      { switches: { 'several-targets': 'each' } },
      { players: 1, quest: FIRST, switches: { 'several-targets': 'each' } },
    ],
  ])('%o', (wishes, setup) => expect(acg.setup(wishes)).toEqual(setup));
});

describe('the command that begins the same game again', () => {
  test.each([[['--delve']], [['--delve', '']]])('after %o begins a delve', async (delve) => {
    const { out } = await run(['play', ...delve, '--seed', 'x'], { games: GAMES });
    expect(out).toContain('Lost in the Dark.');
    expect(out).toContain('npx questhall play --delve --seed x\n');
  });
});

/** Parties and adventures that cannot be, with what is said about them. */
const IMPOSSIBLE: readonly [flags: string[], said: string][] = [
  [['--heroes', 'ironbreaker'], 'A single player plays exactly 2 heroes, not 1.'],
  [['--heroes', 'ironbreaker,ironbreaker'], 'Each hero can be taken only once.'],
  [['--heroes', 'ironbreaker,waywatcher', '--players', '3'], '3 players play 3 heroes, not 2.'],
  [['--heroes', 'ironbreakr,gandalf'], "There is no hero called 'gandalf'."],
  [['--heroes', 'ironbreaker,'], 'A hero has no name'],
  [['--heroes', 'w'], "'w' could be waywatcher, warrior-priest or bright-wizard. Which hero?"],
  [['--heroes', 'iron,way,priest,bright,iron'], 'A party has 2, 3 or 4 heroes, not 5.'],
  [['--heroes', '1'], 'A party has 2, 3 or 4 heroes, not 1.'],
  [['--heroes', '5'], 'A party has 2, 3 or 4 heroes, not 5.'],
  [['--players', '5'], '1 to 4 players can play, not 5.'],
  [['--players', '2', '--heroes', '3'], '2 players play 2 heroes, not 3.'],
  [['--players', '1', '--heroes', '4'], 'A single player plays 2 heroes, not 4.'],
  [['--quest', 'a-fowl-day'], "There is no quest called 'a-fowl-day'."],
  [['--quest', 'lost-in-the-dark'], "There is no quest called 'lost-in-the-dark'."],
  [['--campaign', 'odyssey'], "There is no campaign called 'odyssey'."],
  [['--delve', 'mole'], "There is no delve called 'mole'."],
  [['--switch', 'gravity=off'], "There is no rule switch 'gravity'"],
  [['--switch', 'several-targets=all'], "The switch 'several-targets' can be divide or each, not 'all'."],
];

describe.each(['play', 'sim'])('%s refuses', (command) => {
  test.each(IMPOSSIBLE)('%j', async (flags, said) => {
    const { code, out, err } = await run([command, ...flags], { games: GAMES });
    expect(err.replaceAll('\n', ' ')).toContain(said);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

test('play refuses two adventures at once', async () => {
  const { code, err } = await run(['play', '--quest', FIRST, '--campaign'], { games: GAMES });
  expect(err).toContain('Choose one of --quest, --campaign and --delve.');
  expect(code).toBe(2);
});

describe('the Adventure Card Game at the terminal', () => {
  const party = ['--heroes', 'ironbreaker,waywatcher'];
  test('begins, explains itself and can be undone', async () => {
    const lines = ['1', 'why', 'why not', 'undo', 'help', 'log'];
    const { code, out, err } = await run(['play', ...party, '--seed', 'a'], { games: GAMES, lines });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('”:\n  ACG-');
    expect(out).toContain('Undone: 1 decision.');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('tells how it goes, and what stands on any card', async () => {
    const lines = [
      'look 1',
      'guide',
      'campaign',
      '1',
      'look 2',
      'look odious',
      'look tallyman',
      'look unicorn',
    ];
    const { out } = await run(['play', ...party, '--seed', 'a'], { games: GAMES, lines });
    expect(out).toMatch(/> look 1\nIronbreaker\n {2}Hero, 26 health in a party of 2\./);
    expect(out).toMatch(/> guide\n {2}You lead a party through a quest\./);
    expect(out).toContain('A Foul Stench: set-up.');
    expect(out).toMatch(/> look 2\nShield Wall\n {2}Aid action of the Ironbreaker, basic, prepare\./);
    expect(out).toMatch(/> look odious\nOdious Grump\n {2}Nemesis enemy/);
    expect(out).toContain('Not on the table, but in the box:\nThe Tallyman');
    expect(out).toContain('No card matches “unicorn”.');
  });

  test.each(['2', '3', '4'])('%s bots play a quest to its end', async (heroes) => {
    const argv = ['play', '--heroes', heroes, '--bots', 'all', '--bot', 'random', '--seed', 'b'];
    const { code, out, err } = await run(argv, { games: GAMES });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('No one is left to decide.');
  });

  test.each([['2'], ['3'], ['4']])('%s heroes: whatever is typed, every line is words', async (heroes) => {
    const dice = new Dice(seeded(heroes));
    const said = [
      'why',
      'why not',
      'why not 1',
      'undo',
      'redo',
      'table',
      'look 1',
      'attack',
      'yes',
      'none',
      'log',
    ];
    const lines = Array.from({ length: 80 }, () =>
      dice.draw('line', 3) > 0 ? String(dice.draw('number', 5)) : dice.pick('said', said),
    );
    const argv = ['play', '--campaign', 'uneasy', '--heroes', heroes, '--seed', 'words'];
    const { code, out, err } = await run(argv, { games: GAMES, lines });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').filter((line) => /[{}]|undefined|\[object|NaN/.test(line))).toEqual([]);
  });

  test('a game that was saved goes on to the same table as one that was not', async () => {
    const cwd = folder();
    const [first, then] = [Array.from({ length: 30 }, () => '1'), Array.from({ length: 30 }, () => '1')];
    const lines = [...first, 'save half.json', ...then, 'save whole.json'];
    await run(['play', ...party, '--seed', 'halves'], { games: GAMES, lines, cwd });
    await run(['play', 'half.json'], { games: GAMES, lines: [...then, 'save resumed.json'], cwd });
    const [whole, resumed] = [await hashOf('whole.json', cwd), await hashOf('resumed.json', cwd)];
    expect(whole).toMatchObject({ recorded: 'same' });
    expect(resumed).toEqual(whole);
  });

  test('content has all kinds of cards, and no errors', async () => {
    const { games } = JSON.parse((await run(['content', '--json'], { games: GAMES })).out);
    expect(Object.keys(games)).toContain('acg');
    expect(Object.keys(games.acg).sort()).toEqual(['errors', 'kinds', 'origins', 'scriptShare', 'scripts']);
    expect(games.acg.errors).toEqual([]);
  });
});

async function hashOf(file: string, cwd: string) {
  const { hash, answered, recorded } = JSON.parse(
    (await run(['replay', file, '--json'], { games: GAMES, cwd })).out,
  );
  return { hash, answered, recorded };
}

describe('a look into the past', () => {
  test('shows the whole table, also from the middle of a move', async () => {
    const lines = ['1', '1', '1', '1', '1', 'undo 2', 'at 1', 'quit', 'quit'];
    const flags = ['--heroes', 'iron,priest', '--quest', FIRST, '--seed', 'abc'];
    const { out } = await run(['play', ...flags], { games: GAMES, lines });
    const [, past = ''] = out.split('The table after 1 decision of 3.');
    expect(past).toContain('\nThe table\n');
  });
});
