import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSave, readSave } from '@questhall/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadRules, type Report, type SimOptions, simulate } from '../src/index.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const toys = new URL('toys.mjs', import.meta.url).href;
const built = new URL('../dist/index.js', import.meta.url);

function options(game: string, workers: number, more: Partial<SimOptions> = {}): SimOptions {
  const setups = [{ name: 'alone', setup: { seats: 1 } }];
  return { source: { game, module: toys }, setups, bot: 'random', games: 30, seed: 'w', workers, ...more };
}

/** Worker threads load compiled files, so the simulation runs in a process that does the same. */
function simulateApart(given: SimOptions): Report {
  const script = [
    `import { simulate } from ${JSON.stringify(built.href)};`,
    `const report = await simulate(${JSON.stringify(given)});`,
    'console.log(JSON.stringify(report));',
  ].join('\n');
  const env = { ...process.env, NODE_OPTIONS: '' };
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })) as Report;
}

function isFresh(pack: string): boolean {
  const dist = join(root, 'packages', pack, 'dist/index.js');
  const source = join(root, 'packages', pack, 'src');
  if (!existsSync(dist)) return false;
  const newest = Math.max(...readdirSync(source).map((name) => statSync(join(source, name)).mtimeMs));
  return newest <= statSync(join(root, 'packages', pack, 'dist/.tsbuildinfo')).mtimeMs;
}

beforeAll(() => {
  if (['engine', 'bots', 'sim'].every(isFresh)) return;
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  // Errors of types do not keep the files from being written, and are found elsewhere.
  spawnSync(process.execPath, [tsc, '-b', 'packages/sim'], { cwd: root, stdio: 'ignore' });
}, 120_000);

describe('on worker threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sim-'));
  const timeless = ({ seconds: _, decisionsPerSecond: __, workers: ___, ...report }: Report) => report;

  test('the number of workers changes nothing', async () => {
    const here = await simulate(options('stumbling', 0));
    const one = simulateApart(options('stumbling', 1));
    const three = simulateApart(options('stumbling', 3));
    expect(three.workers).toBe(3);
    expect(timeless(one)).toEqual(timeless(here));
    expect(timeless(three)).toEqual(timeless(here));
  });

  test('a game that does not come back is called stuck, and the others are counted', async () => {
    const report = simulateApart(options('hanging', 2, { games: 6, patience: 1, folder }));
    expect(report.stuck).toBeGreaterThan(0);
    expect(report.finished + report.stuck).toBe(6);
    expect(report.failures[0]?.message).toBe('not over after 1 seconds');
    const save = readSave(readFileSync(report.failures[0]?.file ?? '', 'utf8'));
    expect(save.answers).toHaveLength(6);
    expect(save.crash).toMatchObject({ answer: { decision: 7 } });
    expect(openSave(await loadRules({ game: 'hanging', module: toys }), save).state.over).toBeNull();
  });

  test('a game that ends its worker is called crashed, and the others are counted', () => {
    const report = simulateApart(options('deadly', 2, { games: 6 }));
    expect(report.crashed).toBeGreaterThan(0);
    expect(report.finished + report.crashed).toBe(6);
    expect(report.failures[0]?.message).toContain('the worker ended');
  });
});
