import { defineGame, type Figure, type OddsOf } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { type Playable, playable } from '../src/games/playable.js';
import { barsOf, shareOf } from '../src/play/bars.js';
import { run } from './run.js';
import { nameOf } from './toy/explain.js';
import { cellarGame } from './toy/index.js';
import { type CellarSetup, type CellarTypes, type CellarView, cellarDefinition } from './toy/rules.js';

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

/** The toy, with figures that odds may tell. */
function knowing(figures: OddsOf<CellarTypes>['figures']): Playable {
  const odds = { moves: ['cellar.turn'], figures };
  const rules = defineGame<CellarTypes, CellarView, CellarSetup>({ ...cellarDefinition, odds });
  const show = {
    ...cellarGame.show,
    catalogue: {
      ...cellarGame.show.catalogue,
      'odds.wounds': 'Wounds on {on}',
      'odds.slain': '{on} is slain',
    },
    odds: ({ what, on }: Pick<Figure, 'what' | 'on'>) => ({
      key: `odds.${what}`,
      args: { on: nameOf(on ?? '') },
    }),
  };
  return playable({ ...cellarGame, rules, show });
}

const wounds: OddsOf<CellarTypes>['figures'] = (_, __, events) =>
  events.flatMap(({ type, data }): Figure[] => {
    const on = String(data.rat);
    if (type === 'hit') return [{ what: 'wounds', on, tells: 'how many', value: Number(data.wounds) }];
    return type === 'slain' ? [{ what: 'slain', on, tells: 'whether', value: 1 }] : [];
  });

async function asked(game: Playable, ...before: string[]): Promise<string> {
  const lines = ['stairs', ...before, 'odds'];
  const { out } = await run(['play', '--seed', 'mouse'], { games: [game], lines });
  return out.split('> odds\n')[1]?.split('> ')[0] ?? '';
}

describe('odds', () => {
  test('are told by number and chance; what they do not tell is sampled', async () => {
    const told = await asked(knowing(wounds));
    const [exact = '', sampled = ''] = told.split(/From \d+ simulated games/);
    expect(exact).toMatch(/^Exact odds from the dice, no optional abilities used:\n {2}1 {2}Attack\n/);
    expect(exact).toMatch(/Wounds on \w.* {2}0 ▃33% {2}1 ▃33% {2}2 ▃33%\n/);
    expect(exact).toContain('Later choices take the best immediate result.');
    expect(exact).not.toContain('Rest');
    expect(sampled).not.toContain('1  Attack');
    expect(sampled).toMatch(/\n {2}2 {2}.*\n {5}worth \d+/);
  });

  test('say how likely something is', async () => {
    const told = await asked(knowing(wounds), 'attack', '1');
    expect(told).toContain('Rat 1 is slain: 33%.');
    expect(told).toContain('Rat 1 is slain: 67%.');
    expect(told).not.toContain('Choices on the way');
  });

  test('need no sampling where everything is known', async () => {
    const told = await asked(knowing(wounds), 'attack');
    expect(told).toMatch(/^Exact odds/);
    expect(told).not.toContain('Sampled');
  });
});
