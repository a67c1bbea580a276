import type { Decision } from '@questhall/engine';
import { sayOption } from '@questhall/test-kit';
import { expect, test } from 'vitest';
import { cardText } from '../../src/effects/card-text.js';
import { acgBox } from '../../src/index.js';
import { english } from '../../src/text/en/index.js';
import { rules, table } from '../kit.js';
import { say } from '../speaking.js';

/** Sentences of hero cards that are easily made clumsy, ambiguous or wrong. */
test.each([
  [
    'notched-cleaver',
    'the kind of action belongs to the moment',
    'After your attack roll, you may exhaust this card: reroll 1 hero die.',
  ],
  [
    'weighted-flail',
    'so does that of a roll about to be modified',
    'When you modify your attack roll, you may discard 1 success token: add 2 success icons.',
  ],
  [
    'hooked-bill',
    'and that of an action about to begin',
    'Before your attack, you may exhaust this card: engage one enemy in the shadows.',
  ],
  [
    'keystone-maul',
    'other conditions stay conditions',
    'After the successes of your attack, you may exhaust this card: each enemy engaged with you suffers 1 wound.\n' +
      'After your attack, if you defeated at least 2 enemies in this action, ready this action.',
  ],
  [
    'parrying-dagger',
    'alternatives share their subject',
    'When you modify your roll, if the action is an explore action or a rest, add 1 defence icon.\n' +
      'After the enemy attacks of your action, you may discard 1 success token: ' +
      'one readied enemy engaged with you suffers 1 wound.',
  ],
  [
    'headsmans-axe',
    'and so do those about an enemy',
    'After you defeat an enemy, if that enemy is elite or a nemesis, you claim 2 success tokens.',
  ],
  [
    'barbed-javelins',
    'several enemies suffer so many wounds each',
    'At the end of the enemy phase, you may deplete this card: 2 enemies in the shadows suffer 2 wounds each.',
  ],
  [
    'guarding-arrow',
    'wounds are dealt, not allowed',
    'Aid (2 dice). The target hero may ready 1 action. ' +
      'You may deal 2 wounds to one enemy engaged with the target hero.',
  ],
  [
    'quartermasters-belt',
    'only your own gear is readied, and not by gear that is claimed and discarded',
    '+2 capacity.\nAfter you equip gear, ready all of your gear.',
  ],
  [
    'cinder-burst',
    'a hero is engaged with enemies',
    'Ranged attack (2 dice): you may target up to 2 enemies. If you are engaged with at least 1 enemy, ' +
      'you may suffer 1 wound: each enemy engaged with you suffers 1 wound.',
  ],
  [
    'fan-the-flames',
    'who chooses is named once, and choosing nothing is said plainly',
    'Aid (2 dice). The target hero may ready 1 action. The target hero chooses one: do nothing; ' +
      'or suffer 1 wound, then claim 1 success token, then ready 1 action.',
  ],
  [
    'read-the-stone',
    'the cards on the bottom are a choice',
    'You may look at the top 2 cards of the dungeon deck. You may put any of them on the bottom of the deck. ' +
      'Explore (3 dice). Draw 1 dungeon card. Resolve it, or exhaust 1 action to put it on the bottom of its deck.',
  ],
  [
    'vigil-until-dawn',
    'the others are those other than you, not other than the hero named before',
    'Rest (2 dice). One hero receives Empowered. Each hero other than you recovers 1 wound. ' +
      'Ready all of your actions.',
  ],
  [
    'smelling-salts',
    'a revived hero has the health, not a defeated one',
    'After another hero is defeated, you may deplete this card: revive one defeated hero, with 4 remaining health.',
  ],
])('%s: %s', (id, _, expected) => {
  const card = acgBox.records[id];
  expect(card && cardText(card, english(acgBox))).toBe(expected);
});

test('an alternative with a name of its own also says what it does', () => {
  const t = table({ heroes: ['bright-wizard', 'ironbreaker'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('bright-wizard', 'aid');
  const { options } = rules().explain(t.state, t.state.open[0] as Decision);
  const said = Object.values(options).map((option) => sayOption(say, option));
  expect(said).toEqual([
    'Stay out of the fire. Nothing happens.',
    'Step into the fire. The target hero suffers 1 wound. The target hero claims 1 success token. ' +
      'The target hero readies 1 action.',
  ]);
});
