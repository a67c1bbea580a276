import { expect, it } from 'vitest';
import { heroPhase } from '../../src/rules/round.js';
import { addTestCards } from '../kit.js';
import { asked, chance, expectParts, oddsAt, oddsOfCard, part, withCard } from './odds-table.js';

addTestCards(
  {
    kind: 'action',
    id: 'odds-cleave',
    name: 'odds-cleave',
    origin: 'ours',
    hero: 'ironbreaker',
    type: 'attack',
    level: 'advanced',
    lines: [{ do: { action: { dice: 2, targets: 2 } } }],
  },
  {
    kind: 'action',
    id: 'odds-brood',
    name: 'odds-brood',
    origin: 'ours',
    hero: 'ironbreaker',
    type: 'rest',
    level: 'advanced',
    lines: [{ do: { action: { dice: 1 } } }],
  },
);

it('successes are divided so that both targets fall where both can', () => {
  const t = withCard('odds-cleave', 'attack')
    .enemy('one', { in: 'ironbreaker', wounds: 2, exhausted: true })
    .enemy('two', { in: 'ironbreaker', wounds: 2, exhausted: true })
    .runs(heroPhase, { order: [], next: 0 });
  t.answers(asked(t, 'choose-action').by, 'choose-action', 'odds-cleave');
  const odds = oddsAt(t, 'choose-targets', 'one', 'two');
  // One health left each. Of 1,296 ways two dice show no success in 36 and one in 228: only one enemy falls then.
  const falls = [chance(odds, 'defeat', 'one'), chance(odds, 'defeat', 'two')].toSorted();
  expectParts(falls, 1296, [1296 - 36 - 228, 1296 - 36]);
  expect(odds).toMatchObject({ exact: true, hasChosen: true, passed: [] });
});

it('wounds that a nemesis has distributed go to whoever bears them best', () => {
  const t = withCard('odds-brood', 'rest')
    .hero('waywatcher', { remaining: 2 })
    .enemy('grump', { card: 'odious-grump', in: 'lair' })
    .enemy('brute', { in: 'ironbreaker', attack: 0 })
    .runs(heroPhase, { order: [], next: 0 });
  const odds = oddsOfCard(t, 'ironbreaker', 'odds-brood');
  // A sixth of the faces of the one enemy die. The Ironbreaker is unhurt, the Waywatcher would fall.
  expectParts(part(odds, 'suffered', 'ironbreaker'), 6, [5, 0, 1]);
  expect(odds.parts.filter(({ what }) => what === 'suffered')).toHaveLength(1);
  expect(odds).toMatchObject({ hasChosen: true, passed: [] });
});
