import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/files.mjs';
import { batches, readCommand } from '../lib/mutants/command.mjs';
import { report } from '../lib/mutants/report.mjs';
import { table } from '../lib/mutants/table.mjs';
import { testsFor } from '../lib/mutants/tests-for.mjs';

const FIXTURE = 'scripts/test/mutants/limit.ts';
const command = (...words: string[]) =>
  promisify(execFile)('node', ['scripts/mutants.mjs', ...words], { cwd: ROOT });

describe('npm run mutants', () => {
  it('tells what no test notices, ends what never ends, and leaves the source as it is', async () => {
    const before = readFileSync(join(ROOT, FIXTURE), 'utf8');
    const { stdout } = await command(FIXTURE, '--tests', 'scripts/test/mutants/', '--json');
    expect(readFileSync(join(ROOT, FIXTURE), 'utf8')).toBe(before);
    const [summary] = JSON.parse(stdout);
    expect(summary).toMatchObject({ mutants: 14, killed: 7, timedOut: 3, survived: 4, ruled: 2, cited: 1 });
    expect(report(summary).split('\n')).toEqual([
      `${FIXTURE}: 71.4 % of 14 mutants noticed: 7 killed, 3 timed out, 4 survived`,
      '  2 are in steps that cite rules; a test that cites the same rule notices 1 of them',
      '',
      '  Nothing notices:',
      `  ${FIXTURE}:2`,
      '    - const LIMIT = 3;',
      '    + const LIMIT = 4;',
      `  ${FIXTURE}:2`,
      '    - const LIMIT = 3;',
      '    + const LIMIT = 2;',
      `  ${FIXTURE}:5  TOY-FIT-01`,
      "    - export const fits = carries('TOY-FIT-01', 'limit.fits', (count: number) => count < LIMIT);",
      "    + export const fits = carries('TOY-FIT-01', 'limit.fits', (count: number) => count <= LIMIT);",
      `  ${FIXTURE}:18    (no test comes here)`,
      '    - return list.sort();',
      '    + return list;',
      '',
    ]);
  });

  it('ends with 2 and a sentence when it is asked for something that cannot be', async () => {
    await expect(command('nowhere.ts')).rejects.toMatchObject({
      code: 2,
      stderr: "There is no file 'nowhere.ts' here.\n",
    });
  });

  it.each([
    [['README.md'], "'README.md' is no source file."],
    [['scripts/golden.mjs'], "Which tests look at 'scripts/golden.mjs'? Say it with --tests."],
    [[FIXTURE, '--tests', 'nowhere'], `No tests were found for '${FIXTURE}'.`],
    [['packages/engine/src/rng.ts', '--only', '1'], "Line 1 of 'packages/engine/src/rng.ts' has no mutants."],
    [['packages/engine/src/rng.ts', '--max', 'few'], "--max wants a whole number from 1 on, not 'few'."],
    [['packages/engine/src/rng.ts', '--max', '5', '--keep'], '--keep wants all mutants on the usual tests'],
    [['a.ts', 'b.ts', '--only', '5'], '--only wants one file.'],
    [['--quickly'], "Unknown option '--quickly'"],
    [[], 'Name a source file.'],
  ])('refuses %j', (words, sentence) => {
    expect(() => batches(ROOT, readCommand(words))).toThrow(sentence);
  });

  it('draws as many mutants as it is told to, and those of one line', () => {
    const rng = 'packages/engine/src/rng.ts';
    const mutants = (...words: string[]) =>
      batches(ROOT, readCommand([rng, ...words]))[0]?.targets[0]?.mutants;
    expect(mutants('--max', '7')).toHaveLength(7);
    expect(mutants('--only', '5')?.map(({ line }) => line)).toEqual([5, 5, 5, 5, 5]);
  });

  it('knows the tests that can notice, those of the same name first', () => {
    expect(testsFor(ROOT, 'packages/engine/src/rng.ts')?.tests[0]).toBe('packages/engine/test/rng.test.ts');
    expect(testsFor(ROOT, 'scripts/golden.mjs')).toBeUndefined();
  });

  it('has written the table in docs', () => {
    const scores = JSON.parse(readFileSync(join(ROOT, 'docs/mutants.json'), 'utf8'));
    expect(readFileSync(join(ROOT, 'docs/mutants.md'), 'utf8')).toBe(table(scores));
  });
});
