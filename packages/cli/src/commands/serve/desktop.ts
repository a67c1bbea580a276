import { spawn } from 'node:child_process';
import type { Io } from '../../io.js';

type Env = Io['env'];
const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

/** Whether somebody sits in front of this machine who could see a browser open. */
export function hasDesktop(env: Env, platform: NodeJS.Platform = process.platform): boolean {
  const elsewhere = [env.CI, env.SSH_CONNECTION, env.SSH_TTY].some(isSet);
  const windows = platform === 'darwin' || platform === 'win32';
  return !elsewhere && (windows || isSet(env.DISPLAY) || isSet(env.WAYLAND_DISPLAY));
}

const OPENERS: { readonly [platform: string]: readonly [string, ...string[]] } = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens a page in the person's own browser. If that fails, the address is on the screen all the same. */
export function openPage(address: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
