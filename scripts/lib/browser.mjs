import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/**
 * The browser that is there: the one that is asked for, or the first one on the path.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked !== undefined && asked !== '') return asked;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  );
}

/** Where nothing is there, Debian's browser is installed; says whether there is one now. */
export function installBrowser() {
  if (findBrowser() !== undefined) return true;
  console.log('Installing a browser for the tests (apt-get install chromium) …');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (findBrowser() !== undefined) return true;
  console.error('There is no Chromium here: install one, or say where it is with CHROMIUM_PATH.');
  return false;
}
