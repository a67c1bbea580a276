import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/all.js';
import type { Wishes } from '../src/games/playable.js';
import { gameCalled } from '../src/games/registry.js';
import { run } from './run.js';

const acg = gameCalled(GAMES, 'acg');
const cells = (wishes: Wishes) => acg.cells(wishes);
const names = (wishes: Wishes) => cells(wishes).map(({ name }) => name);

describe('the set-ups of a simulation', () => {
  test('multiply quests, difficulties and sizes', () => {
    const all = names({ quest: 'all', heroes: '2,3,4', difficulty: 'novice,standard,veteran' });
    expect(all).toHaveLength(45);
    expect(new Set(all).size).toBe(45);
    expect(all.slice(0, 4)).toEqual([
      'a-foul-stench, 2 heroes, novice',
      'a-foul-stench, 3 heroes, novice',
      'a-foul-stench, 4 heroes, novice',
      'a-foul-stench, 2 heroes, standard',
    ]);
  });
  test('take quests by parts of their names, with a campaign and a delve beside them', () => {
    expect(names({ quest: 'granary, foul', campaign: '', delve: '' })).toEqual([
      'poison-in-the-granary, 2 heroes',
      'a-foul-stench, 2 heroes',
      'an-uneasy-alliance, 2 heroes',
      'lost-in-the-dark, 2 heroes',
    ]);
  });
  test('a size is every party of that size in turn', () => {
    const parties = (wishes: Wishes) =>
      cells(wishes).map(({ setup, others = [] }) =>
        [setup, ...others].map((one) => acg.rules.setup(one) as { heroes: string[]; players: number }),
      );
    const [two = [], three = [], four = []] = parties({ heroes: '2,3,4' });
    expect([two.length, three.length, four.length]).toEqual([6, 4, 1]);
    expect(two[1]).toMatchObject({ players: 1, heroes: ['ironbreaker', 'warrior-priest'] });
    expect(three[0]).toMatchObject({ players: 3, heroes: ['ironbreaker', 'waywatcher', 'warrior-priest'] });
    expect(parties({ players: 2 })[0]?.[0]).toMatchObject({ players: 2 });
    expect(parties({ heroes: 'iron,bright' })).toHaveLength(1);
  });
  test('have labels for the report', () => {
    expect(
      cells({ delve: '', heroes: '3', difficulty: 'vet', switches: { lever: 'loose' } })[0]?.labels,
    ).toEqual({
      adventure: 'Lost in the Dark (delve)',
      heroes: '3 heroes',
      difficulty: 'veteran',
      switches: 'lever=loose',
    });
  });
});

describe('sim of the Adventure Card Game', () => {
  const random = ['sim', '--bot', 'random', '--workers', '0', '--seed', 's'];
  test('plays the only campaign when none is named', async () => {
    const { code, out } = await run([...random, '--campaign', '--games', '1', '--json'], { games: GAMES });
    expect(code).toBe(0);
    expect(Object.keys(JSON.parse(out).bySetup)).toEqual(['an-uneasy-alliance, 2 heroes']);
  });
  test('plays so many games of each set-up', async () => {
    const argv = [...random, '--quest', 'foul,granary', '--heroes', '2,3', '--games-each', '2', '--json'];
    const { bySetup, games } = JSON.parse((await run(argv, { games: GAMES })).out);
    expect(games).toBe(8);
    for (const one of Object.values(bySetup)) expect(one).toMatchObject({ games: 2 });
  });
  test('play begins the only campaign, too', async () => {
    const { out } = await run(['play', '--campaign', '--seed', 'x'], { games: GAMES });
    expect(out).toContain('npx questhall play --campaign --seed x\n');
  });
  test.each([
    [['--quest', 'foul,attic'], "There is no quest called 'attic'."],
    [['--quest', 'foul,'], 'There is no quest called'],
    [['--difficulty', 'novice,insane'], "There is no difficulty called 'insane'."],
    [['--difficulty', 'novice,'], 'A difficulty has no name'],
    [['--heroes', '2,5'], 'A party has 2, 3 or 4 heroes, not 5.'],
  ])('refuses %j', async (flags, said) => {
    const { code, out, err } = await run([...random, ...flags], { games: GAMES });
    expect(err.replaceAll('\n', ' ')).toContain(said);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
