import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chunksOf } from '../src/chunk.js';
import { loadRules, type Report, readRows, reportOfStored, type SimOptions, simulate } from '../src/index.js';

const source = { game: 'good', module: new URL('toys.mjs', import.meta.url).href };
const alone = { name: 'alone', setup: { seats: 1 } };
const pair = { name: 'pair', setup: { seats: 2 }, others: [{ seats: 3 }], labels: { friends: 'several' } };

const fileIn = () => join(mkdtempSync(join(tmpdir(), 'rows-')), 'games.jsonl');
const options = (more: Partial<SimOptions> = {}): SimOptions => ({
  source,
  setups: [alone, pair],
  bot: 'random',
  games: 20,
  seed: 'r',
  workers: 0,
  ...more,
});
const storedIn = (file: string) => readRows(readFileSync(file, 'utf8'), file);
const timeless = ({ seconds: _, decisionsPerSecond: __, workers: ___, ...report }: Report) => report;

describe('rows that are kept', () => {
  test('give the same report again without playing', async () => {
    const file = fileIn();
    const report = await simulate(options({ rows: file }));
    const again = reportOfStored(await loadRules(source), [storedIn(file)]);
    expect(timeless(again)).toEqual(timeless(report));
  });

  test('say what they are rows of', async () => {
    const file = fileIn();
    await simulate(options({ rows: file, command: 'again' }));
    expect(storedIn(file).head).toMatchObject({
      game: 'good',
      bot: 'random',
      seed: 'r',
      command: 'again',
      content: 'none',
      setups: { alone: { party: 'alone' }, pair: { friends: 'several' } },
    });
  });

  test('a run that was broken off goes on, and can be made longer', async () => {
    const [whole, broken] = [fileIn(), fileIn()];
    await simulate(options({ rows: whole, sampleEvery: 1 }));
    const lines = readFileSync(whole, 'utf8').split('\n');
    writeFileSync(broken, `${lines.slice(0, 9).join('\n')}\n${lines[9]?.slice(0, 30)}`);
    const seen: number[] = [];
    await simulate(options({ rows: broken, sampleEvery: 1 }), ({ done, games }) => seen.push(done, games));
    expect(seen.slice(-2)).toEqual([12, 12]);
    expect(readFileSync(broken, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    const longer = await simulate(options({ rows: broken, games: 24 }));
    expect(longer.games).toBe(24);
    expect(storedIn(broken).rows).toHaveLength(24);
  });

  test('a run that goes on can be made shorter: only the first games count', async () => {
    const file = fileIn();
    await simulate(options({ rows: file }));
    const shorter = await simulate(options({ rows: file, games: 8 }));
    expect(timeless(shorter)).toEqual(timeless(await simulate(options({ games: 8 }))));
    expect(shorter.games).toBe(8);
    expect(storedIn(file).rows).toHaveLength(20);
  });

  test('count the same in whatever order they were kept', async () => {
    const [file, backwards] = [fileIn(), fileIn()];
    const report = await simulate(options({ rows: file, sampleEvery: 1 }));
    const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    writeFileSync(backwards, `${[head, ...lines.reverse()].join('\n')}\n`);
    const again = await simulate(options({ rows: backwards, sampleEvery: 1 }));
    expect(timeless(again)).toEqual(timeless(report));
    expect(Object.keys(again.bySetup)).toEqual(['alone', 'pair']);
  });

  test('a last line that was cut off is named, one that only lost its end counts', async () => {
    const file = fileIn();
    await simulate(options({ rows: file, games: 3 }));
    const text = readFileSync(file, 'utf8');
    expect(readRows(text.trimEnd(), 'x').rows).toHaveLength(3);
    expect(readRows(text.trimEnd(), 'x').cut).toBeUndefined();
    const cut = readRows(text.slice(0, -20), 'x');
    expect([cut.rows.length, cut.cut]).toEqual([2, 4]);
  });

  test('a game that went wrong is named again, and its save is not kept with the rows', async () => {
    const file = fileIn();
    const stumbling = { ...source, game: 'stumbling' };
    const report = await simulate(options({ source: stumbling, rows: file, games: 40 }));
    expect(report.crashed).toBeGreaterThan(0);
    const failures = storedIn(file).rows.flatMap(({ failure }) => failure ?? []);
    expect(failures).toHaveLength(report.crashed);
    expect(failures.map(({ save }) => save)).toEqual(failures.map(() => null));
    const again = reportOfStored(await loadRules(stumbling), [storedIn(file)]);
    expect(again.failures).toEqual(report.failures);
    expect(again).toMatchObject({ seconds: 0, workers: 0, decisionsPerSecond: 0 });
  });

  test('of several files are put together, each game once', async () => {
    const [one, two] = [fileIn(), fileIn()];
    await simulate(options({ rows: one }));
    await simulate(options({ rows: two, seed: 'other' }));
    const rules = await loadRules(source);
    const report = reportOfStored(rules, [storedIn(one), storedIn(two), storedIn(one)]);
    expect(report).toMatchObject({ games: 40, seed: 'r, other', bot: 'random' });
  });

  test('of other games are refused', async () => {
    const file = fileIn();
    await simulate(options({ rows: file, command: 'the first' }));
    await expect(simulate(options({ rows: file, seed: 'x' }))).rejects.toThrow(
      `'${file}' holds the games of another run: the first. Name another file.`,
    );
    const { head } = storedIn(file);
    const other = { head: { ...head, game: 'chess' }, rows: [] };
    const rules = await loadRules(source);
    expect(() => reportOfStored(rules, [storedIn(file), other])).toThrow(
      'rows of different games: good, chess',
    );
  });

  test('that are none are refused', async () => {
    const file = fileIn();
    for (const text of ['', 'hello\n', '{}\n', '[1]\n', 'null\n']) {
      expect(() => readRows(text, 'x')).toThrow("'x' is no file of rows that --rows has written.");
    }
    await simulate(options({ rows: file }));
    appendFileSync(file, '{"index":1}\n');
    expect(() => storedIn(file)).toThrow(`Line 22 of '${file}' is not the row of a game.`);
  });

  test.each(['seed', 'setup', 'result', 'decisions', 'index', 'figures', 'chapters'])(
    'without %s are refused',
    async (field) => {
      const file = fileIn();
      await simulate(options({ rows: file, games: 1 }));
      const [head, line = ''] = readFileSync(file, 'utf8').split('\n');
      const { [field]: _, ...rest } = JSON.parse(line);
      for (const row of [rest, null, 7]) {
        expect(() => readRows(`${head}\n${JSON.stringify(row)}\n`, 'x')).toThrow('Line 2 of');
      }
    },
  );
});

test('set-ups of one name take turns', async () => {
  const file = fileIn();
  await simulate(
    options({ rows: file, games: 6, setups: [{ ...pair, others: [{ seats: 9 }].slice(1) }, pair] }),
  );
  expect(storedIn(file).rows).toHaveLength(6);
  await expect(simulate(options({ setups: [{ ...pair, others: [{ seats: 9 }] }] }))).rejects.toThrow(
    'at most three can climb',
  );
});

test('chunks leave out what is done', () => {
  const chunk = {
    source,
    setups: [alone],
    bot: 'random',
    seed: 's',
    limit: 9,
    sampleEvery: 1,
    booksEvery: 1,
  };
  const spans = (games: number, done: number[]) =>
    chunksOf(games, chunk, new Set(done)).map(({ first, count }) => [first, count]);
  expect(spans(5, [])).toEqual([0, 1, 2, 3, 4].map((first) => [first, 1]));
  expect(spans(300, [])).toHaveLength(100);
  expect(spans(101, [])[0]).toEqual([0, 2]);
  expect(spans(9000, [])[0]).toEqual([0, 20]);
  expect(spans(200, [3])[1]).toEqual([2, 1]);
  expect(spans(200, [3])[2]).toEqual([4, 2]);
  expect(spans(2, [0, 1])).toEqual([]);
});
