import type { Odds } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import type { Playable } from '../src/games/playable.js';
import { barsOf, shareOf } from '../src/play/bars.js';
import { run } from './run.js';
import { cellar } from './toy/index.js';

describe('bars', () => {
  test('tell each number that is possible, with its share', () => {
    expect(barsOf([0.25, 0.5, 0.25])).toBe('0 ▃25%  1 ▅50%  2 ▃25%');
    expect(barsOf([0, 0, 0.5, 0.5])).toBe('2 ▅50%  3 ▅50%');
    expect(barsOf([1])).toBe('0 █100%');
  });

  test('tell what hardly ever happens together with what comes before it', () => {
    expect(barsOf([0.17, 0.53, 0.25, 0.045, 0.004, 0.001])).toBe('0 ▂17%  1 ▅53%  2 ▃25%  3+ ▁5%');
  });

  test('never call impossible what may happen, nor certain what may fail', () => {
    expect([0, 0.0001, 0.5, 0.9999, 1].map(shareOf)).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
  });
});

/** The toy, with odds for the first options of every question. */
function knowing(...known: Odds[]): Playable {
  const odds: NonNullable<Playable['rules']['odds']> = (_, { options }, first) =>
    known[options.indexOf(first ?? '')];
  return { ...cellar, rules: { ...cellar.rules, odds } };
}

const certain: Odds = {
  exact: true,
  notes: [],
  parts: [{ what: 'hits', on: null, distribution: [0.25, 0.75] }],
  chances: [{ what: 'rats-flee', on: null, chance: 0.5 }],
};
const doubtful: Odds = { ...certain, exact: false, notes: [{ key: 'note.fog', args: {} }] };

async function asked(...known: Odds[]): Promise<string> {
  const lines = ['stairs', 'odds'];
  const { out } = await run(['play', '--seed', 'mouse'], { games: [knowing(...known)], lines });
  return out.split('> odds\n')[1]?.split('> ')[0] ?? '';
}

describe('odds of a game that can work them out', () => {
  test('are exact first; only the rest is sampled', async () => {
    const told = await asked(certain, doubtful);
    expect(told).toMatch(
      /^Exact, worked out .*:\n {2}1 {2}Attack\n {5}Hits {2}0 ▃25% {2}1 ▇75%\n {5}Rats flee: 50%\.\n {2}2 {2}/,
    );
    const [exact = '', sampled = ''] = told.split('Sampled, not exact');
    expect(exact).toContain('Not all is known. Fog');
    expect(sampled).not.toContain('1  Attack');
    expect(sampled).toMatch(/\n {2}2 {2}.*\n {5}worth \d+/);
  });

  test('need no sampling where everything is known', async () => {
    const told = await asked(certain, certain, certain, certain, certain);
    expect(told).toMatch(/^Exact/);
    expect(told).not.toContain('Sampled');
  });
});
