import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineGame, hash } from '@questhall/engine';
import { GAME_CODES } from '@questhall/rulebook';
import { beforeAll, describe, expect, test } from 'vitest';
import { playable } from '../src/games/playable.js';
import { folder, run } from './run.js';
import { cellarGame } from './toy/index.js';
import { cellarDefinition } from './toy/rules.js';

/** Only its rules are written down, as far as these tests are concerned. */
const TO_COME = GAME_CODES.at(-1);

const cwd = folder();
let save: { [field: string]: unknown };

beforeAll(async () => {
  const lines = ['stairs', 'attack big', '0', 'search', '1 2', 'save game.json'];
  await run(['play', '--seed', 'mouse'], { lines, cwd });
  save = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8'));
});

function write(file: string, changed: object): string {
  writeFileSync(join(cwd, file), JSON.stringify({ ...save, ...changed }));
  return file;
}

describe('replay', () => {
  test('tells the story and checks the table', async () => {
    const { code, out } = await run(['replay', 'game.json'], { cwd });
    expect(code).toBe(0);
    expect(out).toContain('Seed “mouse”, 6 recorded answers, 6 replayed.');
    expect(out).toMatch(/^0 {2}The cellar is dark; 3 rats can be heard\.\n1 {2}You go by the stairs\.$/m);
    expect(out).toContain(`Final hash: ${hash(save.state)}`);
    expect(out).toContain('The recorded table and the replayed one are the same.');
    expect(out).toContain('The game is not over.');
  });

  test('stops where it is told to', async () => {
    const { code, out } = await run(['replay', 'game.json', '--to', '1'], { cwd });
    expect(code).toBe(0);
    expect(out).toContain('6 recorded answers, 1 replayed.');
    expect(out).not.toContain('Ann strikes');
    expect(out).toContain('not compared: the replay stopped before it');
    const far = await run(['replay', 'game.json', '--to', '99'], { cwd });
    expect(far.out).toContain('6 replayed');
  });

  test('as JSON', async () => {
    const { code, out } = await run(['replay', 'game.json', '--json'], { cwd });
    expect(code).toBe(0);
    const data = JSON.parse(out);
    expect(data).toMatchObject({
      game: 'cellar',
      seed: 'mouse',
      setup: { players: 1 },
      answers: 6,
      answered: 6,
      hash: hash(save.state),
      recorded: 'same',
      over: null,
    });
    expect(data.chronicle[0]).toEqual({
      answer: 0,
      type: 'began',
      text: 'The cellar is dark; 3 rats can be heard.',
      rules: ['ACG-SETUP-01'],
    });
  });

  test('on newer rules says when the table comes out differently', async () => {
    const newer = { ...cellarDefinition, version: '2', content: 'cellar-2' };
    const games = [playable({ ...cellarGame, rules: defineGame(newer) })];
    const { code, out } = await run(['replay', 'game.json'], { cwd, games });
    expect(code).toBe(0);
    expect(out).toContain('recorded with other rules or cards');
    const { out: played } = await run(['play', 'game.json'], { cwd, games, lines: ['rest'] });
    expect(played).toContain('Continued after 6 decisions');
  });
});

/** Every way a file can be wrong, with what is said about it. */
const DAMAGED: readonly [name: string, text: () => string, said: string][] = [
  ['empty', () => '', 'This file is not JSON'],
  ['cut off', () => JSON.stringify(save).slice(0, 300), 'it was cut off, or it is something else'],
  ['something else', () => '{"format":"recipe"}', 'This file is not a save of Questhall.'],
  ['a list', () => '[]', 'This file is not a save of Questhall.'],
  ['without a version', () => JSON.stringify({ ...save, version: 'x' }), 'does not say which version it has'],
  ['of a later version', () => JSON.stringify({ ...save, version: 99 }), 'update Questhall'],
  ['of no game', () => JSON.stringify({ ...save, game: 7 }), 'does not say which game it is of'],
  [
    'of a game nobody knows',
    () => JSON.stringify({ ...save, game: 'ludo' }),
    "There is no game called 'ludo'.",
  ],
  [
    'of a game to come',
    () => JSON.stringify({ ...save, game: TO_COME }),
    `'${TO_COME}' cannot be played yet. You can already read its rules.`,
  ],
  ['without answers', () => JSON.stringify({ ...save, answers: null }), 'no list of answers'],
  ['without a seed', () => JSON.stringify({ ...save, seed: 3 }), 'This save has no seed.'],
  [
    'with another set-up',
    () => JSON.stringify({ ...save, setup: { players: 77 } }),
    'its set-up cannot be played',
  ],
  ['with an edited seed', () => JSON.stringify({ ...save, seed: 'rat' }), 'changed or damaged'],
  ['with an edited table', () => JSON.stringify({ ...save, state: { rich: true } }), 'changed or damaged'],
  ['without a table', () => JSON.stringify({ ...save, state: undefined }), 'changed or damaged'],
];

describe.each(['replay', 'play'])('%s of a save that is', (command) => {
  test.each(DAMAGED)('%s', async (_, text, said) => {
    writeFileSync(join(cwd, 'bad.json'), text());
    const { code, out, err } = await run([command, 'bad.json'], { cwd });
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.replaceAll('\n', ' ')).toContain(said);
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('edited with care: its answers do not lead to its table', async () => {
    const state = { ...(save.state as object), nextId: 99 };
    const { setup, seed, answers } = save;
    const file = write('forged.json', { state, hash: hash({ setup, seed, answers, state }) });
    const { code, out, err } = await run([command, file], { cwd });
    expect(code).toBe(command === 'play' ? 2 : 1);
    expect(out + err).toMatch(/differs from the replayed one|not the one that its answers lead to/);
  });

  test('of older rules that would not allow its answers', async () => {
    const answers = [{ decision: 1, picks: ['window'] }];
    const file = write('old.json', { rules: '0', answers });
    const { code, err } = await run([command, file], { cwd });
    expect(code).toBe(2);
    expect(err.replaceAll('\n', ' ')).toContain('does not fit these rules from answer 1 on');
  });
});
