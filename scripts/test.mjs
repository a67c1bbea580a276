import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runQuiet, TOOLS } from './lib/run.mjs';
import { countTests } from './lib/vitest-report.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, script: string, args: string[] }} Check
 */

/** Every check but the tests themselves counts as one. */
const CHECKS = /** @type {Check[]} */ ([
  { name: 'generated files', script: 'scripts/generate.mjs', args: [] },
  { name: 'build', script: TOOLS.tsc, args: ['-b'] },
  { name: 'app', script: TOOLS.vite, args: ['build', 'packages/web', '--logLevel', 'warn'] },
  { name: 'types of the tests', script: TOOLS.tsc, args: ['-p', 'tsconfig.tests.json'] },
  { name: 'format and lint', script: TOOLS.biome, args: ['check', '--error-on-warnings', '.'] },
  { name: 'layers', script: 'scripts/check-layers.mjs', args: [] },
  { name: 'dead code', script: TOOLS.knip, args: ['--no-progress', '--no-config-hints'] },
]);

/**
 * @param {string} name
 * @param {number} started
 * @param {{ ok: boolean, output: string, note?: string }} result
 */
function report(name, started, { ok, output, note = '' }) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!ok) console.log(output.trimEnd());
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}${note}, ${seconds} s`);
}

/**
 * @param {Check} check
 * @returns {Promise<Count>}
 */
async function runCheck({ name, script, args }) {
  const started = performance.now();
  const { code, output } = await runQuiet(script, args);
  report(name, started, { ok: code === 0, output });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @returns {Promise<Count>} */
async function runTests() {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'questhall-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await runQuiet(TOOLS.vitest, ['run', ...reporters]);
  const count = countTests(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, code);
  rmSync(folder, { recursive: true });
  report('tests', started, { ok: count.failed === 0, output, note: ` (${count.passed + count.failed})` });
  return count;
}

const counts = [];
for (const check of CHECKS) counts.push(await runCheck(check));
counts.push(await runTests());
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
