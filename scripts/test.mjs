import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './lib/app.mjs';
import { installBrowser } from './lib/browser.mjs';
import { buildPackages } from './lib/build.mjs';
import { countBrowserTests } from './lib/playwright-report.mjs';
import { runQuiet, TOOLS } from './lib/run.mjs';
import { countTests } from './lib/vitest-report.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ code: number, output: string }} Ran
 */

/** @type {Count[]} */
const counts = [];

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
 * Every check but the tests themselves counts as one.
 * @param {string} name
 * @param {() => Promise<Ran>} run
 */
async function check(name, run) {
  const started = performance.now();
  const { code, output } = await run();
  report(name, started, { ok: code === 0, output });
  counts.push(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return code === 0;
}

/**
 * @template Report
 * @param {string} name
 * @param {(file: string) => Promise<Ran>} run writes its report as JSON into the file
 * @param {(report: Report | undefined, code: number) => Count} countOf
 */
async function tests(name, run, countOf) {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'questhall-'));
  const file = join(folder, 'report.json');
  const { code, output } = await run(file);
  const count = countOf(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, code);
  rmSync(folder, { recursive: true });
  report(name, started, { ok: count.failed === 0, output, note: ` (${count.passed + count.failed})` });
  counts.push(count);
}

/** `npm run check`: everything but the app and the browser, and one game where laws play several. */
const isInnerLoop = process.argv.includes('--no-browser');

const script =
  (/** @type {string} */ path, /** @type {string[]} */ ...args) =>
  () =>
    runQuiet(path, args);

async function built() {
  const isBuilt = await check('build', buildPackages);
  // Scripts take their types from what was built.
  await check('types of the tests', script(TOOLS.tsc, '-p', 'tsconfig.tests.json'));
  if (isBuilt) await check('figures', script('scripts/check-figures.mjs'));
  return isBuilt;
}

/** Knip reads the configuration of the app, which imports what has been built. */
async function looked(/** @type {Promise<unknown>} */ building) {
  await check('format and lint', script(TOOLS.biome, 'check', '--error-on-warnings', '.'));
  await building;
  await check('dead code', script(TOOLS.knip, '--no-progress', '--no-config-hints'));
  await check('layers', script('scripts/check-layers.mjs'));
  await check('names of games', script('scripts/check-names.mjs'));
  await check('voice', script('scripts/check-voice.mjs'));
}

const unit = (/** @type {string} */ file) =>
  runQuiet(
    TOOLS.vitest,
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    isInnerLoop ? { QUESTHALL_INNER_LOOP: 'yes' } : {},
  );

const inBrowser = (/** @type {string} */ file) =>
  runQuiet(TOOLS.playwright, ['test', '-c', 'e2e', '--project=tests', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });

await check('generated files', script('scripts/generate.mjs'));
if (isInnerLoop) {
  const building = built();
  await Promise.all([building, looked(building)]);
  await tests('tests', unit, countTests);
} else {
  const building = built();
  const [isBuilt, , hasBrowser] = await Promise.all([
    building,
    looked(building),
    check('browser', installBrowser),
  ]);
  const hasApp = isBuilt && (await check('app', buildApp));
  await tests('tests', unit, countTests);
  if (hasApp && hasBrowser) await tests('tests in a browser', inBrowser, countBrowserTests);
}
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
