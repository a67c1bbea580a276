// Makes a clone ready to run. Started by `npm start` and `npm test` before anything is installed,
// so it imports nothing from node_modules.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './lib/app.mjs';
import { installBrowser } from './lib/browser.mjs';
import { buildPackages } from './lib/build.mjs';
import { ROOT } from './lib/files.mjs';
import { runLoud } from './lib/run.mjs';

const NEEDED = [20, 19];

function nodeIsOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED;
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

/** npm writes its own record of what it installed last, after the lockfile. */
function isInstalled() {
  const record = join(ROOT, 'node_modules/.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs;
}

function install() {
  console.log('Installing the dependencies (npm ci) …');
  const npm = process.env.npm_execpath;
  // Under `npm start` the running npm is known; by hand the one on the path has to do.
  const [program, args] = npm === undefined ? ['npm', ['ci']] : [process.execPath, [npm, 'ci']];
  const shell = npm === undefined && process.platform === 'win32';
  return spawnSync(program, args, { cwd: ROOT, shell, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
}

/** The first time takes half a minute; afterwards there is little to do, and nothing to say. */
async function build() {
  if (!existsSync(join(ROOT, 'packages/cli/dist/main.js'))) console.log('Building (this is done once) …');
  const generated = runLoud('scripts/generate.mjs');
  if (generated !== 0) return generated;
  for (const part of process.argv.includes('--app') ? [buildPackages, buildApp] : [buildPackages]) {
    const { code, output } = await part();
    if (code === 0) continue;
    console.error(output.trimEnd());
    return code;
  }
  return 0;
}

async function browserIsMissing() {
  const { code, output } = await installBrowser();
  if (code !== 0) console.error(output);
  return code !== 0;
}

async function setup() {
  if (nodeIsOld()) {
    console.error(
      `Questhall needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.`,
    );
    return 2;
  }
  const installed = isInstalled() ? 0 : install();
  if (installed === 0 && process.argv.includes('--browser') && (await browserIsMissing())) return 2;
  // The test run builds by itself, so that a build that fails is counted like any other failure.
  return installed !== 0 || process.argv.includes('--no-build') ? installed : build();
}

process.exitCode = await setup();
