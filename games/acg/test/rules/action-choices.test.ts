import { expect } from 'vitest';
import { actionsToPerform, cardsToSpendFrom, heroesToAid } from '../../src/rules/action-choices.js';
import type { ActionType } from '../../src/terms.js';
import { holding } from '../cards-actions.js';
import { type AcgTable, rule, table } from '../kit.js';
import { verdicts } from '../verdicts.js';

const perform = (t: AcgTable) => verdicts(t, actionsToPerform, { hero: 'ironbreaker' });
const travelling = (t: AcgTable) => perform(t).find(([id]) => id === 'travel')?.[1];

rule(
  ['ACG-HERO-07', 'ACG-ACT-04', 'ACG-EXH-01'],
  'the four actions, of which exhausted ones are out; nobody passes',
  () => {
    const tired = table()
      .hero('ironbreaker', { exhausted: ['attack', 'rest'] })
      .deck('location', ['test-gate']);
    expect(perform(tired)).toEqual([
      ['inexorable-advance', 'exhausted-action'],
      ['shield-wall', true],
      ['into-the-dark', true],
      ['stubborn-resolve', 'exhausted-action'],
      ['pass', 'must-act'],
      ['travel', 'not-explored'],
    ]);
  },
);

rule(
  ['ACG-LOC-03', 'ACG-LOC-05', 'ACG-LOC-11'],
  'nobody travels instead of an action: too early, not explored, no location left, or no location at all',
  () => {
    const hall = (progress: number, deck: string[]) =>
      travelling(table().location('test-hall', progress).deck('location', deck));
    expect(hall(6, ['test-gate'])).toBe('location-phase-only');
    expect(hall(5, ['test-gate'])).toBe('not-explored');
    expect(hall(6, [])).toBe('no-location-left');
    const nowhere = table().given((b) => {
      b.location = null;
    });
    expect(perform(nowhere).map(([id]) => id)).toEqual([
      'inexorable-advance',
      'shield-wall',
      'into-the-dark',
      'stubborn-resolve',
      'pass',
    ]);
  },
);

const FOUR = ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'] as const;
/** The Ironbreaker in the middle of an action, asked for tokens to spend. */
const amid = (type: ActionType, card: string, tokens: Partial<Record<ActionType, number>>) =>
  holding(table({ heroes: [...FOUR] }).hero('ironbreaker', { tokens }), 'ironbreaker', type, card)
    .hero('waywatcher', { status: 'defeated' })
    .acts('ironbreaker', type);

rule(['ACG-AER-04', 'ACG-AER-05'], 'who aids chooses another hero who stands', () => {
  const aiding = amid('aid', 'test-comfort', { aid: 1 });
  expect(verdicts(aiding, heroesToAid, {})).toEqual([
    ['ironbreaker', 'own-aid'],
    ['waywatcher', 'defeated-to-aid'],
    ['warrior-priest', true],
    ['bright-wizard', true],
  ]);
  expect(verdicts(amid('rest', 'test-nap', { rest: 1 }), heroesToAid, {})).toEqual([]);
});

rule('ACG-ACT-06', 'tokens are spent from the card that acts; those on other cards stay there', () => {
  const resting = amid('rest', 'test-nap', { rest: 1, attack: 2, explore: 1 });
  expect(verdicts(resting, cardsToSpendFrom, {})).toEqual([
    ['inexorable-advance', 'tokens-elsewhere'],
    ['into-the-dark', 'tokens-elsewhere'],
    ['test-nap', true],
  ]);
});
