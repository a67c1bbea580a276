import { Dice, seeded } from '@questhall/engine';
import { loadGame } from '@questhall/games';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/all.js';
import { gameCalled } from '../src/games/registry.js';
import { spaced } from '../src/text/list.js';
import { de } from '../src/words/de.js';
import { conversation, guesser } from './conversation.js';
import { folder, run } from './run.js';

const FOUR = ['emelda-braskov', 'jelsen-darrock', 'dagnai-holdenstock', 'cleona-zeitengale'];
const CC = ['--game', 'cursed-city'];
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('a party of Cursed City', () => {
  test.each([
    [{}, { players: 1, journey: 'hunt' }],
    [{ heroes: '4' }, { players: 1, journey: 'hunt' }],
    [{ bots: 'all-but-first' }, { players: 2, journey: 'hunt' }],
    [{ quest: 'scav' }, { players: 1, journey: 'scavenge' }],
    [{ quest: 'low water' }, { players: 1, map: 'low-water' }],
    [{ campaign: '' }, { players: 1, quest: 'cursed-city' }],
    [{ difficulty: 'vet' }, { players: 1, journey: 'hunt', difficulty: 'veteran' }],
    [
      { switches: { reload: 'once-per-activation' } },
      { players: 1, journey: 'hunt', switches: { reload: 'once-per-activation' } },
    ],
    [
      { heroes: 'emelda,jelsen,dagnai,cleona', players: 2 },
      { players: 2, heroes: FOUR, journey: 'hunt' },
    ],
  ])('%o', (wishes, setup) => expect(gameCalled(GAMES, 'cursed-city').setup(wishes)).toEqual(setup));
});

/** What cannot be, with what is said about it. */
const IMPOSSIBLE: readonly [flags: string[], said: string][] = [
  [['--difficulty', 'silly'], "There is no difficulty called 'silly'."],
  [['--delve'], 'There are no delves in Cursed City.'],
  [['--heroes', '3'], 'A party has 4 heroes, not 3.'],
  [['--heroes', 'emelda,jelsen'], 'exactly 4 heroes take part, not 2'],
  [['--heroes', 'emelda,emelda,jelsen,dagnai'], 'a hero can take part only once'],
  [['--heroes', 'gandalf'], "There is no hero called 'gandalf'."],
  [['--players', '5'], '1 to 4 players can play, not 5.'],
  [['--quest', 'a-foul-stench'], "There is no journey called 'a-foul-stench'."],
  [['--campaign', 'odyssey'], "There is no campaign called 'odyssey'."],
  [['--switch', 'gravity=off'], "There is no rule switch 'gravity'"],
];

describe.each(['play', 'sim'])('%s refuses', (command) => {
  test.each(IMPOSSIBLE)('%j', async (flags, said) => {
    const { code, out, err } = await run([command, ...CC, ...flags], { games: GAMES });
    expect(flat(err).toLowerCase()).toContain(said.toLowerCase());
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

const isNoWords = (line: string): boolean =>
  /[{}|#]|undefined|\[object|NaN|\b(?:ask|event|option|told|page|book|odds)\.[a-z]/.test(line);

test('the terminal has a German word for every figure of a journey and of a quest', async () => {
  const rules = (await loadGame('cursed-city'))?.rules;
  if (rules === undefined) throw new Error('there is no such game');
  for (const goal of [{ journey: 'hunt' }, { quest: 'cursed-city' }]) {
    const { state } = rules.start(rules.setup({ players: 1, ...goal }), 'figures');
    const figures = Object.entries(rules.summary?.(state) ?? {}).filter(
      ([, value]) => typeof value === 'number',
    );
    const foreign = figures.filter(([name]) => de.figure(name) === spaced(name));
    expect(foreign).toEqual([]);
  }
});

describe('Cursed City at the terminal', () => {
  test('shows the card of a hero who is not chosen yet', async () => {
    const { out } = await run(['play', ...CC, '--seed', 'a'], { games: GAMES, lines: ['look 1'] });
    expect(out).toMatch(/> look 1\nBrutogg Corpse-Eater\n/);
  });

  test('begins, explains itself and can be undone', async () => {
    const lines = ['1', 'why', 'why not', 'undo', 'help', 'log', 'guide', 'look glaurio', 'campaign'];
    const { code, out, err } = await run(['play', ...CC, '--seed', 'a'], { games: GAMES, lines });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('”:\n  CC-');
    expect(out).toContain('Undone: 1 decision.');
    expect(out).toMatch(/> guide\n {2}Four heroes go into a city/);
    expect(out).toContain('\nGlaurio ven Alten III\n');
    expect(out).toContain('npx questhall play --game cursed-city --seed a\n');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('somebody plays a journey to its end, and every line is words', async () => {
    const argv = ['play', ...CC, '--quest', 'scavenge', '--seed', 'whole'];
    const { code, out, err } = await conversation(argv, guesser('whole'), { games: GAMES, most: 4000 });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Victory! Tonight|Defeat\. Tonight/);
    expect(out.split('\n').filter(isNoWords)).toEqual([]);
  });

  test('whatever is typed, every line is words', async () => {
    const dice = new Dice(seeded('words'));
    const said = ['why', 'why not', 'why not 1', 'undo', 'redo', 'table', 'look 1', 'yes', 'none', 'log'];
    const lines = Array.from({ length: 80 }, () =>
      dice.draw('line', 3) > 0 ? String(1 + dice.draw('number', 4)) : dice.pick('said', said),
    );
    const argv = ['play', ...CC, '--campaign', '--players', '2', '--seed', 'words'];
    const { code, out, err } = await run(argv, { games: GAMES, lines });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').filter(isNoWords)).toEqual([]);
  });

  test('a journey that was paused goes on to the same table', async () => {
    const cwd = folder();
    const some = Array.from({ length: 40 }, () => '1');
    const lines = [...some, 'save half.json', ...some, 'save whole.json'];
    await run(['play', ...CC, '--campaign', '--seed', 'halves'], { games: GAMES, lines, cwd });
    await run(['play', 'half.json'], { games: GAMES, lines: [...some, 'save resumed.json'], cwd });
    const [whole, resumed] = [await replayed('whole.json', cwd), await replayed('resumed.json', cwd)];
    expect(whole).toMatchObject({ recorded: 'same' });
    expect(resumed.hash).toBe(whole.hash);
  });
});

async function replayed(file: string, cwd: string) {
  return JSON.parse((await run(['replay', file, '--json'], { games: GAMES, cwd })).out);
}

describe('German', () => {
  const german = (argv: string[], setting = {}) =>
    run([...argv, '--language', 'de'], { games: GAMES, ...setting });

  test('is spoken by a new game, a saved one and a record', async () => {
    const fresh = await german(['play', ...CC, '--quest', 'jagd'], { lines: ['1', 'ende'] });
    expect(fresh.code).toBe(0);
    expect(fresh.out).toContain('── Jagd ─');
    expect(fresh.out).toContain('Euer Ziel: Erschlagt mindestens 6 Champions und zieht euch zurück.');
    expect(fresh.out).not.toMatch(/\b(Space|damage|turn|heroes)\b/);
    const cwd = folder();
    await run(['play', ...CC, '--seed', 'a'], { games: GAMES, cwd, lines: ['1', 'save a.json'] });
    const again = await german(['play', 'a.json'], { cwd, lines: ['ende'] });
    expect(again.out).toContain('Wähle Held 2 von 4.');
    const told = await german(['replay', 'a.json'], { cwd });
    expect(told.out).toContain('Brutogg kommt mit.');
  });
});

test('who chooses Cursed City is asked where to go, who plays and how hard it shall be', async () => {
  const env = { QUESTHALL_HOME: folder(), NO_COLOR: '1' };
  const lines = ['cursed', 'hunt', '1', 'newcomer', 'quit'];
  const { out } = await run(['play'], { games: GAMES, env, typed: true, lines });
  expect(out).toContain('Which adventure?');
  expect(flat(out)).toContain('npx questhall play --game cursed-city --quest hunt --difficulty novice');
});

test('content counts every kind, and has no errors', async () => {
  const { games } = JSON.parse((await run(['content', '--json'], { games: GAMES })).out);
  const { kinds, errors, scripts } = games['cursed-city'];
  expect(kinds).toMatchObject({
    hero: 8,
    trait: 20,
    empowerment: 24,
    discovery: 35,
    hostile: 11,
    encounter: 16,
    exploration: 19,
    // Twenty with two faces each, the drop zone and the extraction zone.
    tile: 42,
    entry: 64,
  });
  expect({ errors, scripts }).toEqual({ errors: [], scripts: 0 });
});

test('many games are played without a fault, each journey and each map by itself', async () => {
  const argv = ['sim', ...CC, '--quest', 'all', '--bot', 'random', '--games-each', '1', '--seed', '1'];
  const { code, out } = await run([...argv, '--workers', '0', '--json'], { games: GAMES });
  const report = JSON.parse(out);
  expect({ code, crashed: report.crashed, stuck: report.stuck }).toEqual({ code: 0, crashed: 0, stuck: 0 });
  expect(report.finished).toBe(19);
  // The last level of a class is reached in a quest only; somebody always brings a hunter.
  expect(report.used.neverContent).toContain('no-wasted-motion');
  expect(report.used.neverContent).not.toContain('jelsen-darrock');
});
