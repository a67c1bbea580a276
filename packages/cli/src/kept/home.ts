import { isAbsolute, join, resolve } from 'node:path';
import type { Io } from '../io.js';

/** Where games are kept by themselves: QUESTHALL_HOME, or the data folder of whoever plays. Nothing without a home. */
export function gamesFolder({ env, cwd }: Pick<Io, 'env' | 'cwd'>): string | undefined {
  const own = env.QUESTHALL_HOME ?? '';
  if (own !== '') return join(resolve(cwd, own), 'games');
  const data = dataFolder(env);
  return data === undefined ? undefined : join(data, 'questhall', 'games');
}

/** By the XDG base directory specification, in which a relative path does not count. */
function dataFolder({ XDG_DATA_HOME: data = '', HOME, USERPROFILE }: Io['env']): string | undefined {
  if (isAbsolute(data)) return data;
  const home = HOME || USERPROFILE;
  return home ? join(home, '.local', 'share') : undefined;
}
