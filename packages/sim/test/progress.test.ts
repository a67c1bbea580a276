import { expect, test } from 'vitest';
import { progressBar, progressLine } from '../src/progress.js';

const half = { done: 50, games: 100, crashed: 0, stuck: 0, seconds: 10 };

test('shows rate and time left', () => {
  expect(progressLine(half, 50)).toBe('[########........] 50/100 games  5.0/s  0:10 left');
  expect(progressLine({ ...half, crashed: 1, stuck: 2 }, 80)).toContain('1 crashed, 2 stuck');
  expect(progressLine({ ...half, done: 0, seconds: 0 }, 20)).toBe('[] 0/100 games  0.0/s  0:00 left');
});

test('writes to a terminal only', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  progressBar({ write })(half);
  expect(written).toEqual([]);
  progressBar({ write, isTTY: true, columns: 60 })({ ...half, done: 100 });
  expect(written[0]).toMatch(/^\r.*100\/100 games.*\n$/);
});
