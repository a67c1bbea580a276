import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, playing, run } from './run.js';

const START = ['play', '--seed', 'mouse'];

describe('undo and redo', () => {
  test('go back and forth over decisions', async () => {
    const { out } = await playing(['stairs', 'attack big', 'undo', 'undo 2', 'undo', 'redo 9', 'redo']);
    expect(out).toContain('> undo\nUndone: 1 decision.\n\nWhich rat?');
    expect(out).toContain('> undo 2\nUndone: 2 decisions.\n\nHow do you get in?');
    expect(out).toContain('> undo\nNothing to undo.');
    expect(out).toContain('> redo 9\nRedone: 3 decisions.\n\nHow many coins');
    expect(out).toContain('> redo\nNothing to redo.');
  });

  test('another decision begins another future', async () => {
    const { out } = await playing(['stairs', 'undo', 'drain', 'redo']);
    expect(out).toContain('Nothing to redo.');
  });

  test('the same decision after an undo leads to the same', async () => {
    const { out } = await playing(['stairs', 'attack big', '0', 'undo', '0']);
    const [, first, , second] = out.split(/How many coins.*\n> /).flatMap((part) => part.split('> undo'));
    expect(second?.split('\n> ')[0]).toContain(first?.match(/Ann strikes.*/)?.[0] ?? 'missing');
  });

  test('with a bot, undo goes back to a decision of a person', async () => {
    const lines = ['stairs', 'rest', 'no', 'no', 'undo', 'no'];
    const { out } = await playing(lines, '--players', '2', '--bots', 'bob');
    expect(out).toContain('> undo\nUndone: 1 decision.');
    const answers = out.split('Sing a song?').slice(1);
    expect(answers).toHaveLength(2);
    expect(answers[1]?.match(/Bob .*/)?.[0]).toBe(answers[0]?.match(/Bob .*/)?.[0]);
  });

  test('reach from the end of a long game to its first decision in a blink', async () => {
    const cwd = folder();
    const rounds = Array.from({ length: 11 }, () => ['rest', 'no', 'no']).flat();
    const lines = ['stairs', ...rounds, 'save long.json'];
    await run(START, { lines, cwd });
    const started = performance.now();
    const { out } = await run(['play', 'long.json'], { lines: ['undo 9999'], cwd });
    expect(out).toMatch(/Undone: \d+ decisions\.[\s\S]*How do you get in\?/);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('a saved game', () => {
  test('goes on where it was, with its past', async () => {
    const cwd = folder();
    const saved = await run(START, { lines: ['stairs', 'attack big', 'save evening.json', 'quit'], cwd });
    expect(saved.out).toContain('Saved. Continue with: npx questhall play evening.json');
    expect(saved.out).toContain('Goodbye.');
    const { out } = await run(['play', 'evening.json'], { lines: ['undo 3', 'redo 3', '0'], cwd });
    expect(out).toContain('Continued after 3 decisions, seed “mouse”.');
    expect(out).toContain('How do you get in?');
    const direct = await playing(['stairs', 'attack big', '0']);
    expect(out).toContain(direct.out.match(/Ann strikes.*/)?.[0]);
  });

  test('goes on with the same bots', async () => {
    const cwd = folder();
    const bots = ['--players', '2', '--bots', 'bob', '--bot', 'random'];
    const { out } = await run([...START, ...bots], { lines: ['stairs', 'save a.json', 'quit'], cwd });
    expect(out.split('npx questhall play a.json --bots bob --bot random\n')).toHaveLength(3);
  });

  test('is not the one that an undo and another answer lead to', async () => {
    const lines = ['stairs', 'save a.json', 'undo', 'drain', 'quit'];
    expect((await run(START, { lines })).out).toContain('This game is not saved');
    const back = ['stairs', 'save a.json', 'undo', 'redo', 'quit'];
    expect((await run(START, { lines: back })).out).not.toContain('This game is not saved');
  });

  test('is made when a terminal is closed, but not of a pipe', async () => {
    const cwd = folder();
    await run(START, { lines: ['stairs'], cwd });
    await run(START, { lines: [], cwd, typed: true });
    expect(readdirSync(cwd)).toEqual([]);
    const { out } = await run(START, { lines: ['stairs'], cwd, typed: true });
    expect(readdirSync(cwd)).toEqual(['questhall-kept-mouse-1.json']);
    expect(out).toContain('npx questhall play questhall-kept-mouse-1.json');
    const again = await run(['play', 'questhall-kept-mouse-1.json'], { cwd });
    expect(again.out).toContain('Continued after 1 decision');
  });

  test('may be written over, other files may not', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'notes.txt'), 'dear diary');
    mkdirSync(join(cwd, 'dir'));
    const lines = [
      'save a.json',
      'stairs',
      'save a.json',
      'save notes.txt',
      'save dir',
      'save no/where.json',
      'quit',
    ];
    const { code, out } = await run(START, { lines, cwd });
    expect(code).toBe(0);
    expect(out.match(/^Saved\./gm)).toHaveLength(2);
    expect(out).toContain("Not saved. 'notes.txt' already exists and is not a save.");
    expect(out).toContain("Not saved. 'dir' is a folder, not a save.");
    expect(out).toContain("Not saved. 'no/where.json' cannot be written: the folder does not exist.");
    expect(readFileSync(join(cwd, 'notes.txt'), 'utf8')).toBe('dear diary');
    expect(readdirSync(cwd).sort()).toEqual(['a.json', 'dir', 'notes.txt']);
  });

  test('knows its own party and seed', async () => {
    const cwd = folder();
    await run(START, { lines: ['save a.json'], cwd });
    for (const flag of [
      ['--seed', 'x'],
      ['--players', '2'],
      ['--heroes', 'ann'],
      ['--switch', 'lever=loose'],
      ['--game', 'cellar'],
    ]) {
      const { code, err } = await run(['play', 'a.json', ...flag], { cwd });
      expect(code).toBe(2);
      expect(err.replaceAll('\n', ' ')).toContain(`Leave ${flag[0]} out.`);
    }
  });
});

describe('a fault of the rules', () => {
  test('is said in words, kept for the report, and can be looked at again', async () => {
    const cwd = folder();
    const loose = [...START, '--switch', 'lever=loose'];
    const { code, out, err } = await run(loose, { lines: ['stairs', 'lever'], cwd });
    expect(code).toBe(1);
    expect(err).toContain('questhall: this is a bug in Questhall: the lever came off');
    expect(err).toContain('in cellar.main@turn > cellar.turn@act > cellar.lever@start > pull ACG-GOLD-01');
    expect(out + err).not.toMatch(/\n\s+at /);
    const file = 'questhall-bug-mouse-1.json';
    expect(err).toContain(file);
    expect(existsSync(join(cwd, file))).toBe(true);
    const again = await run(['play', file], { lines: ['rest'], cwd });
    expect(again.out).toContain('This game was saved because of a bug: the lever came off');
    expect(again.out).toContain('Something to eat?');
    const replayed = await run(['replay', file], { cwd });
    expect(replayed.code).toBe(1);
    expect(replayed.out).toContain('The bug is still there.');
  });
});
