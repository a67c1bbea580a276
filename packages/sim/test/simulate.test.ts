import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash, openSave, readSave, replay } from '@questhall/engine';
import { gameCodes } from '@questhall/games';
import { describe, expect, test } from 'vitest';
import {
  loadRules,
  type Progress,
  type Report,
  type SimOptions,
  simulate,
  textReport,
} from '../src/index.js';

const toy = (game: string) => ({ game, module: new URL('toys.mjs', import.meta.url).href });
const setups = [
  { name: 'alone', setup: { seats: 1 } },
  { name: 'pair', setup: { seats: 2 } },
];

function run(
  game: string,
  more: Partial<SimOptions> = {},
  progress?: (progress: Progress) => void,
): Promise<Report> {
  const options = { source: toy(game), setups, bot: 'random', games: 40, seed: 'sim', workers: 0, ...more };
  return simulate(options, progress);
}

const timeless = ({ seconds: _, decisionsPerSecond: __, workers: ___, ...report }: Report) => report;

describe('a simulation', () => {
  test('counts what happened', async () => {
    const report = await run('good');
    expect(report).toMatchObject({
      game: 'good',
      games: 40,
      finished: 40,
      crashed: 0,
      stuck: 0,
      failures: [],
    });
    expect(report.won + report.lost).toBe(40);
    expect(report.results).toEqual({ won: report.won, lost: report.lost });
    expect(report.winRate.rate).toBeCloseTo(report.won / 40);
    expect(report.perGame.rounds).toEqual(report.perGame.decisions);
    expect(report.longest?.decisions).toBe(report.perGame.decisions?.max);
    expect(report.counted.ended).toMatchObject({ high: expect.any(Number) });
    expect(Object.keys(report.bySetup)).toEqual(['alone', 'pair']);
    expect(report.bySetup.alone?.games).toBe(20);
  });

  test('names what was used and what never was', async () => {
    const { used } = await run('good', { sampleEvery: 4 });
    expect(used.sampled).toBe(10);
    expect(used.content).toMatchObject({ up: 10 });
    expect(used.rules).toEqual({ 'RACE-1': 10, 'RACE-2': 10, 'RACE-3': 10 });
    // What another module's game may use is not known.
    expect(used.neverContent).toEqual([]);
    expect(used.neverSteps).toEqual(['race.main@never']);
    expect(used.neverRules).toEqual(['RACE-4']);
  });

  test('gives the same again, and something else for another seed', async () => {
    expect(timeless(await run('good'))).toEqual(timeless(await run('good')));
    expect(timeless(await run('good'))).not.toEqual(timeless(await run('good', { seed: 'other' })));
  });

  test('tells how far it is', async () => {
    const seen: Progress[] = [];
    await run('good', { games: 250 }, (progress) => seen.push(progress));
    expect(seen[0]?.done).toBe(3);
    expect(seen[seen.length - 1]).toMatchObject({ done: 250, games: 250, crashed: 0 });
  });

  test('tells what went wrong so far', async () => {
    const seen: Progress[] = [];
    const report = await run('stumbling', {}, (progress) => seen.push(progress));
    expect(report.crashed).toBeGreaterThan(0);
    expect(seen.at(-1)).toMatchObject({ done: 40, crashed: report.crashed, stuck: 0 });
  });

  test('greedy bots climb better', async () => {
    const [random, greedy] = [await run('good'), await run('good', { bot: 'greedy' })];
    expect(greedy.winRate.low).toBeGreaterThan(random.winRate.rate);
  });
});

describe('games that go wrong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sim-'));

  test('a crash is saved up to the last answer that worked, and the others go on', async () => {
    const report = await run('stumbling', { folder });
    expect(report.crashed).toBeGreaterThan(0);
    expect(report.finished).toBe(40 - report.crashed);
    const rules = await loadRules(toy('stumbling'));
    for (const { file, message } of report.failures) {
      expect(message).toContain('a rung broke\n  in race.main@ask > climb RACE-2');
      const data = readSave(readFileSync(file ?? '', 'utf8'));
      const save = openSave(rules, data);
      expect(hash(replay(rules, save).state)).toBe(hash(save.state));
      const crash = data.crash as unknown as { answer: Parameters<typeof rules.play>[1] };
      expect(() => rules.play(save.state, crash.answer)).toThrow('a rung broke');
    }
    expect(readdirSync(folder)).toHaveLength(report.crashed);
  });

  test('a game that never ends is saved too', async () => {
    const report = await run('endless', { limit: 200, games: 10, folder });
    expect(report.stuck).toBeGreaterThan(0);
    const [failure] = report.failures;
    expect(failure?.message).toBe('not over after 200 decisions');
    const save = openSave(
      await loadRules(toy('endless')),
      readSave(readFileSync(failure?.file ?? '', 'utf8')),
    );
    expect(save.answers).toHaveLength(200);
    expect(save.state.over).toBeNull();
  });

  test('without a folder they are only named', async () => {
    const report = await run('stumbling');
    expect(report.failures[0]).toMatchObject({ kind: 'crashed', file: null });
  });
});

describe('what cannot be simulated', () => {
  test.each<[string, Partial<SimOptions>, string]>([
    [
      'an unknown game',
      { source: { game: 'chess' } },
      `there is no game 'chess'; there are: ${gameCodes[0]}`,
    ],
    ['an unknown bot', { bot: 'genius' }, "there is no bot 'genius'; there are: random, greedy"],
    ['no games', { games: 0 }, '0 games cannot be played'],
    ['half a game', { games: 1.5 }, '1.5 games cannot be played'],
    ['fewer than no workers', { workers: -1 }, 'there cannot be -1 workers'],
    ['half a worker', { workers: 0.5 }, 'there cannot be 0.5 workers'],
    ['no set-up', { setups: [] }, 'at least one set-up'],
    ['a bad set-up', { setups: [{ name: 'x', setup: { seats: 9 } }] }, 'at most three can climb'],
  ])('%s', async (_, options, message) => {
    await expect(run('good', options)).rejects.toThrow(message);
  });
});

test('the report can be read', async () => {
  const report = { ...(await run('stumbling')), seconds: 2, decisionsPerSecond: 1234 };
  const text = textReport(report);
  expect(text).toContain('40 games of stumbling by random, seed sim');
  expect(text).toMatch(/won \d+, lost \d+: [\d.]+ % won \(95 %: [\d.]+ to [\d.]+\)/);
  expect(text).toMatch(/decisions in 2.0 s, 1,234 decisions\/s, no workers/);
  expect(text).toContain('steps never used: 1\n  race.main@never\nrules never used: 1\n  RACE-4');
  expect(text).toMatch(/went wrong:\n {2}crashed sim-\d+: a rung broke\n/);
});
