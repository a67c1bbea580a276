import { activateEnemy } from '../../src/procs.js';
import { perilPhase } from '../../src/rules/peril.js';
import { table } from '../kit.js';
import { card } from './card.js';
import { ability, depleted, exhausted, readied } from './gear-table.js';

// --- Warrior Priest ----------------------------------------------------------------------------------

const chapel = () => table({ heroes: ['warrior-priest', 'ironbreaker'] });

card('dawnhammer', 'heals the worst wounded by one whenever its bearer fells an enemy', () => {
  chapel()
    .hero('warrior-priest', { gear: ['dawnhammer'], wounds: 3 })
    .hero('ironbreaker', { wounds: 9 })
    .enemy('a', { in: 'warrior-priest', health: 1 })
    .rolls({ hero: ['success', 'defence'], enemy: ['blank'] })
    .acts('warrior-priest', 'attack')
    // One by the hammer, two by Verdict of Iron.
    .heroHas('ironbreaker', { wounds: 6 })
    .heroHas('warrior-priest', { wounds: 3, gear: [readied('dawnhammer')] })
    .isQuiet();
});

card('dawnhammer', 'for a token turns one claw of an attack into a success', () => {
  const laid = (token: number) =>
    chapel()
      .hero('warrior-priest', { gear: ['dawnhammer'], tokens: { aid: token } })
      .enemy('a', { in: 'warrior-priest', health: 9, attack: 2 })
      .enemy('b', { in: 'warrior-priest', attack: 1 });
  const attack = (token: number) =>
    laid(token)
      .rolls({ hero: ['success', 'success'], enemy: ['claw', 'claw'] })
      .acts('warrior-priest', 'attack')
      .answers('p1', 'choose-targets', 'a');
  attack(1)
    .answers('p1', 'use-ability', ability('dawnhammer', 1))
    .enemyIs('a', { wounds: 3 })
    .heroHas('warrior-priest', { wounds: 2, tokens: { aid: 0 } })
    .isQuiet();
  attack(0).enemyIs('a', { wounds: 2 }).heroHas('warrior-priest', { wounds: 3 }).isQuiet();
  laid(1)
    .rolls({ hero: ['success', 'success'], enemy: ['claw', 'claw'] })
    .acts('warrior-priest', 'explore')
    .heroHas('warrior-priest', { tokens: { aid: 1 } })
    .isQuiet();
});

card('vestments-of-the-unbroken', 'for a token take two wounds off any hero', () => {
  const struck = (hero: 'warrior-priest' | 'ironbreaker', token: number) =>
    chapel()
      .hero('warrior-priest', { exhaustedGear: ['vestments-of-the-unbroken'], tokens: { aid: token } })
      .enemy('a', { in: hero, attack: 5 })
      .phase('enemy', hero)
      .runs(activateEnemy, { enemy: 'a', hero });
  struck('ironbreaker', 1)
    .answers('p1', 'use-ability', ability('vestments-of-the-unbroken'))
    .heroHas('ironbreaker', { wounds: 3 })
    .heroHas('warrior-priest', { wounds: 0, tokens: { aid: 0 } })
    .isQuiet();
  struck('warrior-priest', 1)
    .answers('p1', 'use-ability', ability('vestments-of-the-unbroken'))
    .heroHas('warrior-priest', { wounds: 3, tokens: { aid: 0 } })
    .isQuiet();
  struck('ironbreaker', 0).heroHas('ironbreaker', { wounds: 5 }).isQuiet();
});

card('vestments-of-the-unbroken', 'bring another hero a token after his wounds', () => {
  const struck = (hero: 'warrior-priest' | 'ironbreaker') =>
    chapel()
      .hero('warrior-priest', { gear: ['vestments-of-the-unbroken'] })
      .hero('ironbreaker', { tokens: { attack: 2, aid: 2, explore: 2 } })
      .enemy('a', { in: hero })
      .phase('enemy', hero)
      .runs(activateEnemy, { enemy: 'a', hero });
  struck('ironbreaker')
    .answers('p1', 'use-ability', ability('vestments-of-the-unbroken', 1))
    .heroHas('ironbreaker', { wounds: 1, tokens: { rest: 1 } })
    .heroHas('warrior-priest', { gear: [exhausted('vestments-of-the-unbroken')] })
    .isQuiet();
  struck('warrior-priest').heroHas('warrior-priest', { wounds: 1 }).isQuiet();
});

card('reliquary-of-last-breath', 'heals each badly wounded hero at the end of the round', () => {
  chapel()
    .hero('warrior-priest', { gear: ['reliquary-of-last-breath'], wounds: 7 })
    .hero('ironbreaker', { wounds: 8 })
    .given((b) => {
      b.peril = 2;
    })
    .runs(perilPhase, {})
    .heroHas('warrior-priest', { wounds: 7 })
    .heroHas('ironbreaker', { wounds: 7 })
    .isQuiet();
  chapel()
    .hero('warrior-priest', { gear: ['reliquary-of-last-breath'], wounds: 9 })
    .hero('ironbreaker', { wounds: 10 })
    .given((b) => {
      b.peril = 2;
    })
    .runs(perilPhase, {})
    .heroHas('warrior-priest', { wounds: 8 })
    .heroHas('ironbreaker', { wounds: 9 })
    .isQuiet();
});

card('reliquary-of-last-breath', 'brings a fallen companion back with eight health, once', () => {
  const fallen = () =>
    chapel()
      .hero('warrior-priest', { gear: ['reliquary-of-last-breath'] })
      .hero('ironbreaker', { health: 20, remaining: 1 })
      .enemy('a', { in: 'ironbreaker' })
      .phase('enemy', 'ironbreaker')
      .runs(activateEnemy, { enemy: 'a', hero: 'ironbreaker' });
  fallen()
    .answers('p1', 'use-ability', ability('reliquary-of-last-breath', 1))
    .heroHas('ironbreaker', { status: 'standing', wounds: 12 })
    .heroHas('warrior-priest', { gear: [depleted('reliquary-of-last-breath')] })
    .isQuiet();
  fallen()
    .answers('p1', 'use-ability', 'decline')
    .heroHas('ironbreaker', { status: 'defeated' })
    .heroHas('warrior-priest', { gear: [readied('reliquary-of-last-breath')] })
    .isQuiet();
});

// --- Bright Wizard -----------------------------------------------------------------------------------

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
      .rolls({ hero: ['success', 'defence'] })
      .acts('bright-wizard', 'explore');
  begun()
    .answers('p1', 'use-ability', ability('heart-of-the-pyre'))
    .heroHas('bright-wizard', {
      exhausted: [],
      conditions: ['empowered'],
      gear: [depleted('heart-of-the-pyre')],
    })
    .offers('p1', 'cinder-burst', 'fan-the-flames', 'follow-the-sparks', 'banked-embers');
  begun()
    .answers('p1', 'use-ability', 'decline')
    .heroHas('bright-wizard', { conditions: [], gear: [readied('heart-of-the-pyre')] });
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
