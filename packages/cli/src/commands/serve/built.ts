import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refused } from '../../errors.js';
import type { Io } from '../../io.js';
import { ROOT } from '../../root.js';

const APP = join(ROOT, 'packages/web/dist/app');

/** The folder of the built app. Where nobody has built it yet, it is built now; a folder that was named must be one. */
export function builtApp({ cwd }: Io, named: string | undefined): string {
  const folder = named === undefined ? APP : resolve(cwd, named);
  if (isBuilt(folder) || (named === undefined && build() && isBuilt(folder))) return folder;
  throw new Refused(
    named === undefined
      ? 'The app could not be built. The error is above.'
      : `There is no built app in '${named}': a file index.html is missing.`,
  );
}

const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'));

function build(): boolean {
  const setup = join(ROOT, 'scripts/setup.mjs');
  return spawnSync(process.execPath, [setup, '--app'], { stdio: ['ignore', 2, 2] }).status === 0;
}
