import { Dice, seeded } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/all.js';
import { gameCalled } from '../src/games/registry.js';
import { conversation, guesser } from './conversation.js';
import { folder, run } from './run.js';

const FIRST = 'waking-stones';
const LR = ['--game', 'lost-relics'];
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('a party of Lost Relics', () => {
  test.each([
    [{}, { players: 1, adventure: FIRST }],
    [{ heroes: '4' }, { players: 1, adventure: FIRST }],
    [{ bots: 'all-but-first' }, { players: 2, adventure: FIRST }],
    [
      { players: 4, bots: 'all' },
      { players: 4, adventure: FIRST },
    ],
    [{ quest: 'waking' }, { players: 1, adventure: FIRST }],
    [{ campaign: '' }, { players: 1, campaign: 'lost-relics' }],
    [{ difficulty: 'vet' }, { players: 1, adventure: FIRST, difficulty: 'veteran' }],
    [
      { heroes: 'luxa,regis,calthia,dhoraz', players: 2 },
      { players: 2, heroes: { luxa: 1, regis: 2, calthia: 1, dhoraz: 2 }, adventure: FIRST },
    ],
    [
      { switches: { 'hostile-area-attacks': 'heroes-only' } },
      { players: 1, adventure: FIRST, switches: { 'hostile-area-attacks': 'heroes-only' } },
    ],
  ])('%o', (wishes, setup) => expect(gameCalled(GAMES, 'lost-relics').setup(wishes)).toEqual(setup));
});

/** What cannot be, with what is said about it. */
const IMPOSSIBLE: readonly [flags: string[], said: string][] = [
  [['--difficulty', 'silly'], "There is no difficulty called 'silly'."],
  [['--delve'], 'There are no delves in Lost Relics.'],
  [['--heroes', '3'], 'All four heroes take part, not 3.'],
  [['--heroes', 'luxa,regis'], 'All four heroes take part: name each once'],
  [['--heroes', 'luxa,luxa,regis,dhoraz'], 'All four heroes take part: name each once'],
  [['--heroes', 'gandalf'], "There is no hero called 'gandalf'."],
  [['--players', '5'], '1 to 4 players can play, not 5.'],
  [['--quest', 'a-foul-stench'], "There is no adventure called 'a-foul-stench'."],
  [['--campaign', 'odyssey'], "There is no campaign called 'odyssey'."],
  [['--switch', 'gravity=off'], "There is no rule switch 'gravity'"],
];

describe.each(['play', 'sim'])('%s refuses', (command) => {
  test.each(IMPOSSIBLE)('%j', async (flags, said) => {
    const { code, out, err } = await run([command, ...LR, ...flags], { games: GAMES });
    expect(flat(err)).toContain(said);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('Lost Relics at the terminal', () => {
  test('begins, explains itself and can be undone', async () => {
    const lines = ['1', 'why', 'why not', 'undo', 'help', 'log', 'guide', 'look luxa', 'campaign'];
    const { code, out, err } = await run(['play', ...LR, '--seed', 'a'], { games: GAMES, lines });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('”:\n  LR-');
    expect(out).toContain('Undone: 1 decision.');
    expect(out).toMatch(/> guide\n {2}Four heroes and a bird/);
    expect(out).toMatch(/> look luxa\nLuxa\n/);
    expect(out).toContain('npx questhall play --game lost-relics --seed a\n');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('bots play an adventure to its end', async () => {
    const argv = ['play', ...LR, '--players', '2', '--bots', 'all', '--bot', 'random', '--seed', 'b'];
    const { code, out, err } = await run(argv, { games: GAMES });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Victory|Defeat/);
  });

  test('somebody plays an adventure to its end, and every line is words', async () => {
    const { code, out, err } = await conversation(['play', ...LR, '--seed', 'whole'], guesser('whole'), {
      games: GAMES,
      most: 1500,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Victory|Defeat/);
    expect(out.split('\n').filter(isNoWords)).toEqual([]);
  });

  test('whatever is typed, every line is words', async () => {
    const dice = new Dice(seeded('words'));
    const said = ['why', 'why not', 'why not 1', 'undo', 'redo', 'table', 'look 1', 'yes', 'none', 'log'];
    const lines = Array.from({ length: 80 }, () =>
      dice.draw('line', 3) > 0 ? String(1 + dice.draw('number', 4)) : dice.pick('said', said),
    );
    const argv = ['play', ...LR, '--campaign', '--players', '2', '--seed', 'words'];
    const { code, out, err } = await run(argv, { games: GAMES, lines });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').filter(isNoWords)).toEqual([]);
  });

  test('samples what each option may lead to', async () => {
    const { out } = await run(['play', ...LR, '--seed', 'a'], { games: GAMES, lines: ['odds'] });
    expect(out).toMatch(/> odds\n400 simulated games each show no difference between the options so far\./);
  });

  test('a game that was saved goes on to the same table', async () => {
    const cwd = folder();
    const some = Array.from({ length: 15 }, () => '1');
    const lines = [...some, 'save half.json', ...some, 'save whole.json'];
    await run(['play', ...LR, '--seed', 'halves'], { games: GAMES, lines, cwd });
    await run(['play', 'half.json'], { games: GAMES, lines: [...some, 'save resumed.json'], cwd });
    const [whole, resumed] = [await replayed('whole.json', cwd), await replayed('resumed.json', cwd)];
    expect(whole).toMatchObject({ recorded: 'same' });
    expect(resumed.hash).toBe(whole.hash);
  });
});

const isNoWords = (line: string): boolean =>
  /[{}|#]|undefined|\[object|NaN|\b\d[ab]-[a-z]\b|\b(?:ask|event|option|told|chapter)\.[a-z]/.test(line);

async function replayed(file: string, cwd: string) {
  return JSON.parse((await run(['replay', file, '--json'], { games: GAMES, cwd })).out);
}

describe('German', () => {
  const german = (argv: string[], setting = {}) =>
    run([...argv, '--language', 'de'], { games: GAMES, ...setting });

  test('is spoken by a new game, a saved one and a record', async () => {
    const fresh = await german(['play', ...LR, '--quest', 'erwachende steine'], { lines: ['1', 'ende'] });
    expect(fresh.code).toBe(0);
    expect(fresh.out).toContain('── Erwachende Steine ─');
    expect(fresh.out).toContain('Calthia, wähle einen Startbereich.');
    expect(fresh.out).not.toMatch(/\b(Skeleton|damage|round|area)\b/);
    const cwd = folder();
    await run(['play', ...LR, '--seed', 'a'], { games: GAMES, cwd, lines: ['1', 'save a.json'] });
    const again = await german(['play', 'a.json'], { cwd, lines: ['ende'] });
    expect(again.out).toContain('wähle einen Startbereich.');
    const told = await german(['replay', 'a.json'], { cwd });
    expect(told.out).toContain('Calthia beginnt');
  });

  test('is refused with a sentence by a game that does not speak it', async () => {
    const games = GAMES.map((game) =>
      game.rules.id === 'lost-relics' ? { ...game, languages: ['en'] as const } : game,
    );
    const { code, out, err } = await run(['play', ...LR, '--language', 'de'], { games });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(flat(err)).toContain('Warhammer Quest: Lost Relics gibt es bisher nur auf Englisch.');
  });

  test('asks who plays', async () => {
    const env = { QUESTHALL_HOME: folder(), NO_COLOR: '1' };
    const lines = ['relics', 'erwachende', 'ende'];
    const { out } = await german(['play'], { env, typed: true, lines });
    expect(out).toContain('Erwachende Steine (einzelnes Abenteuer)');
    expect(out).toContain('Wer spielt? Alle vier Helden sind dabei.');
  });
});

test('who chooses Lost Relics is asked where to go, who plays and how hard it shall be', async () => {
  const env = { QUESTHALL_HOME: folder(), NO_COLOR: '1' };
  const lines = ['relics', 'waking', 'one companion', 'novice', 'quit'];
  const { out } = await run(['play'], { games: GAMES, env, typed: true, lines });
  expect(out).toContain('Which adventure?');
  expect(out).toContain('Waking Stones (single adventure)');
  expect(out).toContain('Who plays? All four heroes take part.');
  expect(flat(out)).toContain(
    'Novice The house has not noticed yet that you are awake. Every hero: Resilience +1.',
  );
  expect(flat(out)).toContain(
    'npx questhall play --game lost-relics --quest waking-stones --difficulty novice --players 2 --bots all-but-first',
  );
});

test('content counts every kind, and has no errors', async () => {
  const { games } = JSON.parse((await run(['content', '--json'], { games: GAMES })).out);
  const { kinds, errors } = games['lost-relics'];
  expect(Object.keys(kinds)).toEqual([
    'hero',
    'hostile',
    'treasure',
    'board',
    'adventure',
    'campaign',
    'difficulty',
  ]);
  expect(kinds).toMatchObject({ hero: 5, board: 8 });
  expect(errors).toEqual([]);
});

test('many games are played without a fault, each adventure by itself', async () => {
  const argv = ['sim', ...LR, '--quest', 'all', '--bot', 'random', '--games-each', '1', '--seed', '1'];
  const { code, out } = await run([...argv, '--workers', '0', '--json'], { games: GAMES });
  const report = JSON.parse(out);
  expect({ code, crashed: report.crashed, stuck: report.stuck }).toEqual({ code: 0, crashed: 0, stuck: 0 });
  expect(report.finished).toBeGreaterThan(2);
});
