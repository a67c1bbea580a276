import { activateEnemy } from '../../src/procs.js';
import { table } from '../kit.js';
import { card } from './card.js';
import { ability, depleted, readied } from './gear-table.js';

const hearth = () => table({ heroes: ['bright-wizard', 'ironbreaker'] });

card('staff-of-the-red-comet', 'for a wound of its bearer wounds each target of the attack once more', () => {
  const shot = () =>
    hearth()
      .hero('bright-wizard', { gear: ['staff-of-the-red-comet'] })
      .enemy('a')
      .enemy('b', { in: 'ironbreaker' })
      .enemy('c')
      .rolls({ hero: ['success', 'success'] })
      .acts('bright-wizard', 'attack')
      .answers('p1', 'choose-targets', 'a', 'b')
      .answers('p1', 'divide-successes', '2');
  shot()
    .answers('p1', 'use-ability', ability('staff-of-the-red-comet'))
    .heroHas('bright-wizard', { wounds: 1, gear: [readied('staff-of-the-red-comet')] })
    .enemyIsGone('a')
    .enemyIs('b', { wounds: 1 })
    .enemyIs('c', { wounds: 0 })
    .isQuiet();
  shot()
    .answers('p1', 'use-ability', 'decline')
    .heroHas('bright-wizard', { wounds: 0 })
    .enemyIs('a', { wounds: 2 })
    .isQuiet();
  hearth()
    .hero('bright-wizard', { gear: ['staff-of-the-red-comet'] })
    .rolls({ hero: ['success', 'success'] })
    .acts('bright-wizard', 'aid')
    .answers('p2', 'place-tokens', '2')
    .answers('p2', 'choose-option', 'option-0')
    .isQuiet();
  hearth()
    .hero('bright-wizard', { gear: ['staff-of-the-red-comet'] })
    .enemy('a', { in: 'ironbreaker' })
    .rolls({ hero: ['success', 'success'], enemy: ['blank'] })
    .acts('ironbreaker', 'attack')
    .enemyIs('a', { wounds: 2 })
    .isQuiet();
});

card('mantle-of-cinders', 'is two health, and burns every enemy that attacks its wearer', () => {
  hearth()
    .hero('bright-wizard', { health: 10, gear: ['mantle-of-cinders'], wounds: 8 })
    .enemy('a', { in: 'bright-wizard', attack: 2 })
    .enemy('b', { in: 'bright-wizard', attack: 1 })
    .enemy('c', { in: 'bright-wizard', attack: 0 })
    .rolls({ hero: ['success'], enemy: ['claw', 'claw', 'blank'] })
    .acts('bright-wizard', 'explore')
    .answers('p1', 'pay-for-line', 'no')
    .enemyIs('a', { wounds: 1 })
    .enemyIs('b', { wounds: 1 })
    .enemyIs('c', { wounds: 0 })
    .heroHas('bright-wizard', { wounds: 11, status: 'standing' })
    .isQuiet();
});

card('mantle-of-cinders', 'its two health are not three, and enemies of others do not burn', () => {
  const inflicted = (hero: 'bright-wizard' | 'ironbreaker') =>
    hearth()
      .hero('bright-wizard', { health: 10, gear: ['mantle-of-cinders'], wounds: 9 })
      .enemy('a', { in: hero, attack: 3 });
  inflicted('bright-wizard')
    .phase('enemy', 'bright-wizard')
    .runs(activateEnemy, { enemy: 'a', hero: 'bright-wizard' })
    .heroHas('bright-wizard', { status: 'defeated' })
    .isQuiet();
  inflicted('ironbreaker')
    .rolls({ hero: ['success', 'success'], enemy: ['claw'] })
    .acts('ironbreaker', 'explore')
    .heroHas('ironbreaker', { wounds: 3 })
    .enemyIs('a', { wounds: 0 })
    .isQuiet();
});

card('heart-of-the-pyre', 'readies all and empowers its bearer before an activation, once', () => {
  const begun = () =>
    hearth()
      .hero('bright-wizard', { gear: ['heart-of-the-pyre'], exhausted: ['attack', 'aid', 'rest'] })
      .hero('ironbreaker', { exhausted: ['rest'] })
      .rolls({ hero: ['success', 'defence'] })
      .acts('bright-wizard', 'explore');
  begun()
    .answers('p1', 'use-ability', ability('heart-of-the-pyre'))
    .heroHas('bright-wizard', {
      exhausted: [],
      conditions: ['empowered'],
      gear: [depleted('heart-of-the-pyre')],
    })
    .heroHas('ironbreaker', { exhausted: ['rest'], conditions: [] })
    .offers('p1', 'cinder-burst', 'fan-the-flames', 'follow-the-sparks', 'banked-embers');
  begun()
    .answers('p1', 'use-ability', 'decline')
    .heroHas('bright-wizard', { conditions: [], gear: [readied('heart-of-the-pyre')] });
});

card('heart-of-the-pyre', 'neither begins nor draws with others', () => {
  hearth()
    .hero('bright-wizard', { gear: ['heart-of-the-pyre'], exhausted: ['attack'] })
    .hero('ironbreaker', { exhausted: ['attack', 'rest'] })
    .deck('dungeon', ['test-salve'])
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .heroHas('ironbreaker', { items: ['test-salve'] })
    .isQuiet();
});

card('heart-of-the-pyre', 'for a wound brings a token after a dungeon card is drawn', () => {
  const drawn = () =>
    hearth()
      .hero('bright-wizard', {
        gear: ['heart-of-the-pyre'],
        tokens: { attack: 2, aid: 2, rest: 2 },
        exhausted: ['attack', 'aid', 'rest'],
      })
      .deck('dungeon', ['test-salve'])
      .rolls({ hero: ['success'] })
      .acts('bright-wizard', 'explore')
      .answers('p1', 'use-ability', 'decline');
  drawn()
    .answers('p1', 'use-ability', ability('heart-of-the-pyre', 1))
    .heroHas('bright-wizard', { wounds: 1, tokens: { explore: 1 }, items: ['test-salve'] })
    .answers('p1', 'pay-for-line', 'no')
    .heroHas('bright-wizard', { gear: [readied('heart-of-the-pyre')] })
    .isQuiet();
  drawn()
    .answers('p1', 'use-ability', 'decline')
    .answers('p1', 'pay-for-line', 'no')
    .heroHas('bright-wizard', { wounds: 0, tokens: { explore: 0 } })
    .isQuiet();
});
