import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games/all.js';
import { ROOT } from '../src/root.js';
import { run } from './run.js';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const commands = [...README.matchAll(/^npx questhall (.+)$/gm)].map(([, line = '']) => line);

/** Nobody waits for the many games of a simulation here: one shows that the command can be typed like this. */
function shortened(line: string): string {
  if (!line.startsWith('sim')) return line;
  return `${line.replace(/--games(-each)? \d+/, '--games 1')} --bot random --workers 0`;
}

test('the readme begins games that can be played', async () => {
  expect(commands.length).toBeGreaterThan(2);
  for (const line of commands) {
    const { code, err } = await run(shortened(line).split(' '), { games: GAMES });
    expect({ line, code, err }).toEqual({ line, code: 0, err: '' });
  }
});

test('the readme names every order of the terminal', async () => {
  const { out } = await run(['play', '--seed', 'a'], { games: GAMES, lines: ['help'] });
  const orders = [...(out.split('> help')[1] ?? '').matchAll(/^ {2}([a-z]+)/gm)].map(([, word]) => word);
  expect(orders.length).toBeGreaterThan(9);
  for (const order of orders) expect(README).toContain(`\`${order}`);
});
