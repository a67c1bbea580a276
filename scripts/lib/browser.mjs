import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
/** Nobody is there who could answer a question, and a lock that another program holds is waited for. */
const UNATTENDED = { DEBIAN_FRONTEND: 'noninteractive' };
const WAITING = ['-q', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3'];
const INSTALL = [
  [...WAITING, 'update'],
  [...WAITING, 'install', '-y', '--no-install-recommends', 'chromium'],
];

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

/**
 * Where no browser is there, Debian's is installed.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function installBrowser() {
  const asked = process.env.CHROMIUM_PATH ?? '';
  if (asked !== '' && !existsSync(asked))
    return { code: 1, output: `CHROMIUM_PATH names '${asked}', and there is no such file.` };
  if (findBrowser() !== undefined) return { code: 0, output: '' };
  if (!canInstall()) return { code: 1, output: `${MISSING} apt-get cannot be used here.` };
  let output = '';
  for (const args of INSTALL) output += (await runProgram('apt-get', args, UNATTENDED)).output;
  const found = findBrowser() !== undefined;
  return found ? { code: 0, output } : { code: 1, output: `${output.trimEnd()}\n${MISSING} apt-get failed.` };
}

const MISSING =
  'The tests in a browser need Chromium, and there is none here: install one, or say where it is with CHROMIUM_PATH.';

/** Only the administrator of a machine that has apt-get may install with it. */
function canInstall() {
  const { status } = spawnSync('apt-get', ['--version'], { stdio: 'ignore' });
  return status === 0 && (process.getuid?.() ?? 1) === 0;
}
