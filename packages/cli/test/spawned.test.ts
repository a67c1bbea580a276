import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAME_CODES } from '@questhall/rulebook';
import { describe, expect, test } from 'vitest';
import { folder } from './run.js';

const BIN = fileURLToPath(new URL('../bin/questhall.js', import.meta.url));

/** The built command as a person runs it; the first run builds it if nobody has. */
function questhall(
  argv: readonly string[],
  input = '',
): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], {
    input,
    encoding: 'utf8',
    cwd: folder(),
  });
  return { status, stdout, stderr };
}

describe('the installed command', () => {
  test('says its version', () => {
    expect(questhall(['--version'])).toEqual({ status: 0, stdout: '0.1.0\n', stderr: '' });
  }, 120_000);
  test('looks a rule up without colours in a pipe', () => {
    const { status, stdout } = questhall(['rules', 'ACG-ZONE-04']);
    expect(status).toBe(0);
    expect(stdout).toContain('ACG-ZONE-04');
    expect(stdout).not.toContain('\u001b');
  });
  test('leaves with 2 and a sentence', () => {
    const { status, stderr } = questhall(['replay', 'nothing.json']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "questhall: There is no file 'nothing.json'.\n",
    });
  });
  test('finds the tests of the repository from anywhere', () => {
    const { games } = JSON.parse(questhall(['rules', '--coverage', '--json']).stdout);
    expect(games[GAME_CODES[0]].tested).toBeGreaterThan(0);
  });
});
