import { reasonsFor, type Text } from '@questhall/engine';
import { walk } from '@questhall/test-kit';
import { describe, expect, test } from 'vitest';
import { acg, acgIn, acgShow } from '../src/index.js';
import { say } from './speaking.js';

/** Where an ask is put, and the rule that a player is given for it. */
const REASONS: readonly [step: string, rule: string][] = [
  ['acg.activation@choose', 'ACG-HERO-07'],
  ['acg.perform-action@target', 'ACG-ATK-01'],
  ['acg.perform-action@aid', 'ACG-AER-01'],
  ['acg.perform-action@spend', 'ACG-ACT-06'],
  ['acg.resolve-attack@divide', 'ACG-ATK-04'],
  ['acg.claim-tokens@place', 'ACG-AER-03'],
  ['acg.discard-tokens@choose', 'ACG-TOK-03'],
  ['acg.enemy-attacks@choose', 'ACG-EATK-08'],
  ['acg.enemy-phase@turn', 'ACG-EPH-01'],
  ['acg.nemesis-effects@order', 'ACG-TIME-05'],
  ['acg.distribute-wounds@split', 'ACG-GOLD-14'],
  ['acg.effect.engage@choose', 'ACG-ZONE-08'],
  ['acg.effect.engage@chosen', 'ACG-GOLD-06'],
  ['acg.location-phase@travel', 'ACG-LOC-03'],
  ['acg.take-treasure@choose', 'ACG-DUN-07'],
  ['acg.claim-gear@choose', 'ACG-GEAR-03'],
  ['acg.settlement@next', 'ACG-SETL-02'],
  ['acg.visit-smith@look', 'ACG-SETL-06'],
];

/** They only serve the rules around them, or go by the name of a card. */
const UNNAMED = ['acg.program', 'acg.run-ability'];

const known = (catalogue: typeof acgShow.catalogue) => (text: Text) =>
  Object.hasOwn(catalogue, text.key) ? say(text) : '';

describe('the reason for a question', () => {
  test.each(REASONS)('at %s is %s', (place, rule) => {
    const [id = '', step = ''] = place.split('@');
    const procedure = acg.procedures.find((one) => one.id === id);
    expect(procedure?.steps.find(({ name }) => name === step)?.rules[0]).toBe(rule);
  });

  test('is there whenever somebody is asked, and says what it is part of in words of the game', () => {
    const names = new Set<string>();
    const look = (state: Parameters<typeof acg.explain>[0]) => {
      for (const decision of state.open) {
        const { rule, partOf } = reasonsFor(acg.explain(state, decision).trail, known(acgShow.catalogue));
        expect(rule, decision.ask).toMatch(/^ACG-/);
        for (const { name } of partOf) names.add(name);
      }
    };
    const play = {
      setup: acg.setup({ players: 2, campaign: 'an-uneasy-alliance' }),
      seed: 'why',
      limit: 400,
    };
    walk(acg, play, { before: look });
    expect([...names].filter((name) => /acg|core|\bstep\b|[{}@]/.test(name))).toEqual([]);
    expect([...names]).toEqual(
      expect.arrayContaining(['The hero phase', 'A round', 'Cinder Burst', 'Odious Grump']),
    );
  });
});

test('every rule in progress has a name, but for those that only serve others', () => {
  const own = acg.procedures.map(({ id }) => id).filter((id) => /^acg\.[a-z-]+$/.test(id));
  expect(own.filter((id) => acgShow.catalogue[`trail.${id}`] === undefined).toSorted()).toEqual(UNNAMED);
});

test('a card goes by its name, in the language of whoever asks', async () => {
  const { rules } = await acgIn('de');
  const setup = rules.setup({ players: 1, heroes: ['ironbreaker', 'waywatcher'], quest: 'a-foul-stench' });
  const named = (game: typeof acg) => {
    const { state } = game.start(setup, 'a');
    for (let n = 0; n < 40; n++) {
      const [decision] = state.open;
      if (decision === undefined) break;
      const cards = game.explain(state, decision).trail.filter(({ text }) => text.key === 'trail.card');
      if (cards.length > 0) return cards[0]?.text.args.card;
      const pick = decision.options.includes('shield-wall') ? 'shield-wall' : decision.options[0];
      game.play(state, { decision: decision.id, picks: [pick ?? ''] });
    }
    return undefined;
  };
  expect(named(acg)).toBe('Shield Wall');
  expect(named(rules)).toBe('Schildwall');
});
