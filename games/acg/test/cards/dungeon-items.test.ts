import { expect } from 'vitest';
import { holding } from '../cards-actions.js';
import { card } from './card.js';
import { delvers, finds, holdingItem, isUsedUp, use } from './dungeon-table.js';

card('linen-bandages', 'discarded before an action to recover 3 wounds', () => {
  const t = holdingItem('linen-bandages', { treasures: 0 })
    .hero('waywatcher', { wounds: 7 })
    .hero('ironbreaker', { wounds: 7 })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'rest')
    .asks('p1', 'use-ability', use('linen-bandages'), 'decline')
    .picks('p1', use('linen-bandages'))
    .heroHas('waywatcher', { wounds: 4 })
    .heroHas('ironbreaker', { wounds: 7 })
    .isQuiet();
  isUsedUp(t, 'linen-bandages');
});

card('bottled-courage', 'discarded in the modify step for 2 more successes', () => {
  const t = holdingItem('bottled-courage', { treasures: 0 })
    .hero('waywatcher', { wounds: 9 })
    .rolls({ hero: ['success', 'defence'] })
    .acts('waywatcher', 'rest')
    .answers('p1', 'use-ability', use('bottled-courage'))
    .emits('successes', { count: 3 })
    .heroHas('waywatcher', { wounds: 6 })
    .isQuiet();
  isUsedUp(t, 'bottled-courage');
});

card('smoke-pot', 'lets 2 engaged enemies retreat, but no nemesis', () => {
  const t = holdingItem('smoke-pot', { treasures: 1 })
    .enemy('a', { in: 'waywatcher' })
    .enemy('b', { in: 'waywatcher' })
    .enemy('c', { in: 'waywatcher' })
    .rolls({ hero: ['defence'], enemy: ['blank'] })
    .acts('waywatcher', 'attack')
    .answers('p1', 'use-ability', use('smoke-pot'))
    .asks('p1', 'choose-enemy-to-retreat', 'a', 'b', 'c')
    .wants('p1', { min: 2, max: 2 })
    .picks('p1', 'a', 'c')
    .zone('shadows', ['a', 'c'])
    .zone('waywatcher', ['b'])
    .answers('p1', 'choose-targets', 'b')
    .isQuiet();
  isUsedUp(t, 'smoke-pot');

  holdingItem('smoke-pot', { treasures: 1 })
    .enemy('a', { in: 'waywatcher' })
    .enemy('king', { card: 'test-nemesis', in: 'waywatcher' })
    .enemy('far', { in: 'ironbreaker' })
    .acts('waywatcher', 'attack')
    .answers('p1', 'choose-enemy-to-engage')
    .answers('p1', 'use-ability', use('smoke-pot'))
    .zone('shadows', ['a'])
    .zone('waywatcher', ['king'])
    .zone('ironbreaker', ['far']);
});

card('iron-caltrops', 'exhausts one readied engaged enemy before the activation, but no nemesis', () => {
  const t = holdingItem('iron-caltrops', { treasures: 0 })
    .enemy('a', { in: 'waywatcher' })
    .enemy('b', { in: 'waywatcher' })
    .enemy('king', { card: 'test-nemesis', in: 'waywatcher' })
    .enemy('far', { in: 'ironbreaker' })
    .enemy('lurker')
    .acts('waywatcher', 'attack')
    .asks('p1', 'use-ability', use('iron-caltrops'), 'decline')
    .picks('p1', use('iron-caltrops'))
    .asks('p1', 'choose-enemy-to-exhaust', 'a', 'b')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'b')
    .enemyIs('a', { exhausted: false })
    .enemyIs('b', { exhausted: true })
    .asks('p1', 'choose-action', 'deadly-shot', 'shadow-watch', 'watchful-spites');
  isUsedUp(t, 'iron-caltrops');

  holdingItem('iron-caltrops', { treasures: 0 })
    .enemy('a', { in: 'waywatcher', exhausted: true })
    .enemy('b', { in: 'waywatcher' })
    .acts('waywatcher', 'attack')
    .picks('p1', use('iron-caltrops'))
    .enemyIs('b', { exhausted: true });
});

card('lamp-oil', 'wounds each engaged enemy once, a nemesis too, before the action', () => {
  const t = holdingItem('lamp-oil', { treasures: 1 })
    .enemy('a', { in: 'waywatcher' })
    .enemy('king', { card: 'test-nemesis', in: 'waywatcher' })
    .enemy('far', { in: 'ironbreaker' })
    .enemy('lurker')
    .acts('waywatcher', 'attack')
    .answers('p1', 'choose-enemy-to-engage')
    .answers('p1', 'use-ability', use('lamp-oil'))
    .enemyIs('a', { wounds: 1 })
    .enemyIs('king', { wounds: 1 })
    .enemyIs('far', { wounds: 0 })
    .enemyIs('lurker', { wounds: 0 });
  isUsedUp(t, 'lamp-oil');
});

card('surveyors-chalk', 'adds 2 progress after the successes of any action', () => {
  const t = holdingItem('surveyors-chalk', { treasures: 0 })
    .location('test-hall', 1)
    .hero('waywatcher', { wounds: 3 })
    .rolls({ hero: ['success', 'defence'] })
    .acts('waywatcher', 'rest')
    .asks('p1', 'use-ability', use('surveyors-chalk'), 'decline')
    .heroHas('waywatcher', { wounds: 2 })
    .picks('p1', use('surveyors-chalk'))
    .check(({ location }) => expect(location?.progress).toBe(3))
    .isQuiet();
  isUsedUp(t, 'surveyors-chalk');
});

card('whetted-charm', 'rerolls 2 of the hero dice, and no enemy die', () => {
  const t = holding(holdingItem('whetted-charm', { treasures: 1 }), 'waywatcher', 'rest', 'test-sleep')
    .hero('waywatcher', { wounds: 5 })
    .enemy('a', { in: 'waywatcher' })
    .rolls({ hero: ['defence', 'success', 'defence', 'success', 'success+success'], enemy: ['blank'] })
    .acts('waywatcher', 'rest')
    .answers('p1', 'use-ability', use('whetted-charm'))
    .asks('p1', 'choose-dice-to-reroll', 'die-0', 'die-1', 'die-2')
    .wants('p1', { min: 2, max: 2 })
    .picks('p1', 'die-0', 'die-2')
    .emits('successes', { count: 4 })
    .heroHas('waywatcher', { wounds: 1 })
    .isQuiet();
  isUsedUp(t, 'whetted-charm');
});

card('cracked-buckler', 'adds 3 defence to the roll', () => {
  const t = holdingItem('cracked-buckler', { treasures: 0 })
    .enemy('a', { in: 'waywatcher', attack: 5 })
    .rolls({ hero: ['success'], enemy: ['claw'] })
    .acts('waywatcher', 'attack')
    .answers('p1', 'use-ability', use('cracked-buckler'))
    .enemyIs('a', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 2 })
    .isQuiet();
  isUsedUp(t, 'cracked-buckler');
});

card('ash-antidote', 'takes away Sickened and Bleeding and 1 wound before the action', () => {
  const t = holdingItem('ash-antidote', { treasures: 0 })
    .hero('waywatcher', { wounds: 4, conditions: ['sickened', 'bleeding'] })
    .hero('ironbreaker', { wounds: 4, conditions: ['sickened', 'bleeding'] })
    .enemy('a', { in: 'waywatcher' })
    .rolls({ hero: ['success'], enemy: ['blank'] })
    .acts('waywatcher', 'attack')
    .answers('p1', 'use-ability', use('ash-antidote'))
    .heroHas('waywatcher', { wounds: 3, conditions: [] })
    .emits('successes', { count: 1 })
    .heroHas('ironbreaker', { wounds: 4, conditions: ['sickened', 'bleeding'] })
    .isQuiet();
  isUsedUp(t, 'ash-antidote');
});

card('sharp-vinegar', 'readies 2 actions after the activation, even that in which it was found', () => {
  const tired = delvers()
    .hero('waywatcher', { exhausted: ['aid', 'rest'] })
    .hero('ironbreaker', { exhausted: ['rest'] });
  const t = finds(tired, 'sharp-vinegar')
    .asks('p1', 'use-ability', use('sharp-vinegar'), 'decline')
    .picks('p1', use('sharp-vinegar'))
    .asks('p1', 'choose-action-to-ready', 'orions-hunt', 'shadow-watch', 'watchful-spites')
    .wants('p1', { min: 2, max: 2 })
    .picks('p1', 'orions-hunt', 'watchful-spites')
    .heroHas('waywatcher', { exhausted: ['aid'] })
    .heroHas('ironbreaker', { exhausted: ['rest'] })
    .isQuiet();
  isUsedUp(t, 'sharp-vinegar');
});

card('verse-of-the-masons', 'makes any one hero Empowered before the activation', () => {
  const t = holdingItem('verse-of-the-masons', { treasures: 1 })
    .acts('waywatcher', 'rest')
    .picks('p1', use('verse-of-the-masons'))
    .asks('party', 'choose-hero-for-condition', 'waywatcher', 'ironbreaker')
    .picks('party', 'ironbreaker')
    .heroHas('ironbreaker', { conditions: ['empowered'] })
    .heroHas('waywatcher', { conditions: [] })
    .asks('p1', 'choose-action', 'deadly-shot', 'shadow-watch', 'watchful-spites');
  isUsedUp(t, 'verse-of-the-masons');
});

card('padded-jack', 'takes 3 off wounds about to be suffered, and never less than all of them', () => {
  const struck = (attack: number) =>
    holdingItem('padded-jack', { treasures: 0 })
      .enemy('a', { in: 'waywatcher', attack })
      .rolls({ hero: ['success'], enemy: ['claw'] })
      .acts('waywatcher', 'attack')
      .answers('p1', 'use-ability', use('padded-jack'));
  isUsedUp(struck(5).heroHas('waywatcher', { wounds: 2 }).isQuiet(), 'padded-jack');
  isUsedUp(struck(2).heroHas('waywatcher', { wounds: 0 }).isQuiet(), 'padded-jack');
});

card('stopped-watch', 'moves peril back by 1 before the activation', () => {
  const t = holdingItem('stopped-watch', { treasures: 1 })
    .given((b) => {
      b.peril = 3;
    })
    .acts('waywatcher', 'rest')
    .picks('p1', use('stopped-watch'))
    .asks('p1', 'choose-action', 'deadly-shot', 'shadow-watch', 'watchful-spites')
    .check(({ peril }) => expect(peril).toBe(2));
  isUsedUp(t, 'stopped-watch');
});

card('blightglass', 'adds 4 successes and makes Sickened, which counts for this very roll', () => {
  const t = holdingItem('blightglass', { treasures: 1 })
    .enemy('a', { in: 'waywatcher', health: 9 })
    .rolls({ hero: ['success'], enemy: ['blank'] })
    .acts('waywatcher', 'attack')
    .answers('p1', 'use-ability', use('blightglass'))
    .emits('roll-modified', { icon: 'success', add: 4 })
    .emits('roll-modified', { icon: 'success', add: -1 })
    .enemyIs('a', { wounds: 4 })
    .heroHas('waywatcher', { conditions: ['sickened'] })
    .heroHas('ironbreaker', { conditions: [] })
    .isQuiet();
  isUsedUp(t, 'blightglass');
});

card(
  'the-tallymans-ledger',
  'exhausts every enemy in every zone before the activation, but no nemesis',
  () => {
    const t = holdingItem('the-tallymans-ledger', { treasures: 1 })
      .enemy('near', { in: 'waywatcher' })
      .enemy('far', { in: 'ironbreaker' })
      .enemy('hidden', { facedown: true })
      .enemy('king', { card: 'test-nemesis' })
      .acts('waywatcher', 'rest')
      .picks('p1', use('the-tallymans-ledger'))
      .enemyIs('near', { exhausted: true })
      .enemyIs('far', { exhausted: true })
      .enemyIs('hidden', { exhausted: true, faceup: false })
      .enemyIs('king', { exhausted: false });
    isUsedUp(t, 'the-tallymans-ledger');
  },
);

card('the-abbots-clapper', 'turns 3 nemesis icons into successes, so that no nemesis effect follows', () => {
  const t = holdingItem('the-abbots-clapper', { treasures: 1 })
    .enemy('a', { in: 'waywatcher', health: 9 })
    .enemy('b', { in: 'waywatcher' })
    .enemy('king', { card: 'test-nemesis', in: 'waywatcher' })
    .rolls({ hero: ['success'], enemy: ['nemesis', 'nemesis', 'nemesis'] })
    .acts('waywatcher', 'attack')
    .answers('p1', 'choose-targets', 'a')
    .answers('p1', 'use-ability', use('the-abbots-clapper'))
    .emits('icon-converted', { from: 'nemesis', to: 'success', count: 3 })
    .doesNotEmit('nemesis-effect')
    .enemyIs('a', { wounds: 4 })
    .heroHas('waywatcher', { wounds: 0 })
    .isQuiet();
  isUsedUp(t, 'the-abbots-clapper');
});
