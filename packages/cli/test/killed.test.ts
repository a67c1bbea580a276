import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/all.js';
import { folder, run } from './run.js';

const BIN = fileURLToPath(new URL('../bin/questhall.js', import.meta.url));
const ARGV = ['play', '--quest', 'a-foul-stench', '--heroes', 'ironbreaker,waywatcher', '--seed', 'killed'];

/** The built command, stopped by a signal as soon as it asks again after an answer. */
function killedBy(signal: NodeJS.Signals, home: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, QUESTHALL_HOME: home };
    const child = spawn(process.execPath, [BIN, ...ARGV], {
      env,
      cwd: folder(),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let [text, answered] = ['', 0];
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      if (!text.endsWith('> ')) return;
      text = '';
      if (answered++ < 2) child.stdin.write('1\n');
      else child.kill(signal);
    });
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
}

describe('a game whose process is stopped', () => {
  test.each(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s is there again',
    async (signal) => {
      const home = folder();
      await killedBy(signal, home);
      const { code, out, err } = await run(['play', '--continue'], {
        games: GAMES,
        env: { QUESTHALL_HOME: home },
      });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('Continued after 2 decisions');
    },
    120_000,
  );
});
