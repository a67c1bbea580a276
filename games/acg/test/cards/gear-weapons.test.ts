import { activateEnemy } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { heroPhase } from '../../src/rules/round.js';
import type { CardId } from '../../src/terms.js';
import { table } from '../kit.js';
import { card } from './card.js';
import { ability, depleted, exhausted, readied } from './gear-table.js';

/** The Warrior Priest (p1) wears it: his attack is two dice and nothing before them. */
const wielding = (gear: CardId) =>
  table({ heroes: ['warrior-priest', 'ironbreaker'] }).hero('warrior-priest', { gear: [gear] });

/** The Ironbreaker fells an elite of his own: nothing that concerns a weapon of the Warrior Priest. */
const anotherStrikes = (gear: CardId) =>
  wielding(gear)
    .hero('warrior-priest', { tokens: { aid: 1 } })
    .enemy('theirs', { card: 'pit-troll-elite', in: 'ironbreaker', health: 1 })
    .rolls({ hero: ['success', 'success'], enemy: ['blank'] })
    .acts('ironbreaker', 'attack')
    .enemyIsGone('theirs')
    .heroHas('warrior-priest', { tokens: { attack: 0, aid: 1, explore: 0, rest: 0 }, gear: [readied(gear)] })
    .isQuiet();

card('barbed-javelins', 'wound two enemies in the shadows twice each at the end of the enemy phase', () => {
  const laid = () =>
    wielding('barbed-javelins')
      .enemy('a', { exhausted: true })
      .enemy('b', { exhausted: true })
      .enemy('c', { exhausted: true })
      .enemy('d', { in: 'ironbreaker', exhausted: true })
      .runs(enemyPhase, { turn: 0, order: [] })
      .asks('p1', 'use-ability', ability('barbed-javelins'), 'decline');
  laid()
    .picks('p1', ability('barbed-javelins'))
    .asks('p1', 'choose-enemy-to-suffer', 'a', 'b', 'c')
    .wants('p1', { min: 2, max: 2 })
    .picks('p1', 'a', 'c')
    .enemyIs('a', { wounds: 2 })
    .enemyIs('b', { wounds: 0 })
    .enemyIs('c', { wounds: 2 })
    .enemyIs('d', { wounds: 0 })
    .heroHas('warrior-priest', { gear: [depleted('barbed-javelins')] })
    .isQuiet();
  laid()
    .picks('p1', 'decline')
    .enemyIs('a', { wounds: 0 })
    .heroHas('warrior-priest', { gear: [readied('barbed-javelins')] })
    .isQuiet();
});

card('headsmans-axe', 'brings two tokens when its bearer fells an elite or a nemesis, and only then', () => {
  const felled = (enemy: CardId) =>
    wielding('headsmans-axe')
      .hero('warrior-priest', { tokens: { attack: 1, aid: 2, explore: 2 } })
      .hero('ironbreaker', { wounds: 2 })
      .enemy('a', { card: enemy, in: 'warrior-priest', health: 2 })
      .rolls({ hero: ['success', 'success'], enemy: ['blank'] })
      .acts('warrior-priest', 'attack')
      .answers('p1', 'spend-tokens', '0')
      .enemyIsGone('a');
  felled('pit-troll-elite')
    .answers('p1', 'place-tokens', '0')
    .heroHas('warrior-priest', { tokens: { attack: 1, aid: 2, explore: 2, rest: 2 } })
    .isQuiet();
  felled('test-nemesis')
    .answers('p1', 'place-tokens', '1')
    .heroHas('warrior-priest', { tokens: { attack: 2, aid: 2, explore: 2, rest: 1 } })
    .isQuiet();
  anotherStrikes('headsmans-axe');
  felled('test-brute')
    .heroHas('warrior-priest', { tokens: { attack: 1, rest: 0 } })
    .isQuiet();
});

card('hooked-bill', 'pulls one enemy out of the shadows before an attack', () => {
  const laid = () =>
    wielding('hooked-bill').enemy('a').enemy('b').enemy('c', { in: 'ironbreaker', exhausted: true });
  laid()
    .rolls({ hero: ['success', 'success'], enemy: ['blank'] })
    .acts('warrior-priest', 'attack')
    .answers('p1', 'use-ability', ability('hooked-bill'))
    .asks('p1', 'choose-enemy-to-engage', 'a', 'b')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'b')
    .zone('warrior-priest', ['b'])
    .zone('shadows', ['a'])
    .enemyIs('b', { wounds: 2 })
    .heroHas('warrior-priest', { gear: [exhausted('hooked-bill')] })
    .isQuiet();
  laid()
    .rolls({ hero: ['success', 'success'] })
    .acts('warrior-priest', 'attack')
    .answers('p1', 'use-ability', 'decline')
    .zone('shadows', ['a', 'b'])
    .isQuiet();
  laid()
    .rolls({ hero: ['defence', 'defence'] })
    .acts('warrior-priest', 'explore')
    .isQuiet();
  anotherStrikes('hooked-bill');
});

card('mancatcher', 'for a token and itself holds one readied enemy down before any action', () => {
  const laid = () =>
    wielding('mancatcher')
      .hero('warrior-priest', { tokens: { aid: 1 } })
      .enemy('a', { in: 'warrior-priest' })
      .enemy('b', { in: 'warrior-priest' })
      .enemy('tired', { in: 'warrior-priest', exhausted: true })
      .enemy('king', { card: 'test-nemesis', in: 'warrior-priest' })
      .enemy('far')
      .enemy('farther', { in: 'ironbreaker' });
  laid()
    .rolls({ hero: ['defence', 'defence'], enemy: ['blank', 'blank'] })
    .acts('warrior-priest', 'explore')
    .answers('p1', 'use-ability', ability('mancatcher'))
    .heroHas('warrior-priest', { tokens: { aid: 0 }, gear: [exhausted('mancatcher')] })
    .asks('p1', 'choose-enemy-to-exhaust', 'a', 'b')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'a')
    .enemyIs('a', { exhausted: true })
    .enemyIs('b', { exhausted: false })
    .isQuiet();
  laid()
    .hero('warrior-priest', { tokens: { aid: 0 } })
    .rolls({ hero: ['defence', 'defence'], enemy: ['blank', 'blank', 'blank'] })
    .acts('warrior-priest', 'explore')
    .isQuiet();
  anotherStrikes('mancatcher');
});

card('notched-cleaver', 'rolls one hero die of an attack again', () => {
  wielding('notched-cleaver')
    .enemy('a', { in: 'warrior-priest', health: 9 })
    .rolls({ hero: ['success', 'defence', 'success+success'], enemy: ['blank'] })
    .acts('warrior-priest', 'attack')
    .answers('p1', 'use-ability', ability('notched-cleaver'))
    .asks('p1', 'choose-dice-to-reroll', 'die-0', 'die-1')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'die-1')
    .enemyIs('a', { wounds: 3 })
    .heroHas('warrior-priest', { gear: [exhausted('notched-cleaver')] })
    .isQuiet();
  wielding('notched-cleaver')
    .rolls({ hero: ['defence', 'defence'] })
    .acts('warrior-priest', 'explore')
    .isQuiet();
  anotherStrikes('notched-cleaver');
});

card('opportunists-sabre', 'turns two blank dice of an attack into successes, those of enemies too', () => {
  const laid = () =>
    wielding('opportunists-sabre')
      .enemy('a', { in: 'warrior-priest', health: 5 })
      .enemy('b', { in: 'warrior-priest' })
      .enemy('c', { in: 'warrior-priest' });
  laid()
    .rolls({ hero: ['success', 'defence'], enemy: ['blank', 'blank', 'blank'] })
    .acts('warrior-priest', 'attack')
    .answers('p1', 'choose-targets', 'a')
    .answers('p1', 'use-ability', ability('opportunists-sabre'))
    .enemyIs('a', { wounds: 3 })
    .heroHas('warrior-priest', { gear: [exhausted('opportunists-sabre')] })
    .isQuiet();
  laid()
    .rolls({ hero: ['defence', 'defence'], enemy: ['blank', 'blank', 'blank'] })
    .acts('warrior-priest', 'explore')
    .isQuiet();
  anotherStrikes('opportunists-sabre');
});

card('parrying-dagger', 'adds a defence to explore and rest, and cuts back for a token', () => {
  const laid = (token: number) =>
    wielding('parrying-dagger')
      .hero('warrior-priest', { tokens: { aid: token } })
      .enemy('a', { in: 'warrior-priest', attack: 3 })
      .enemy('b', { in: 'warrior-priest', attack: 2 })
      .enemy('tired', { in: 'warrior-priest', exhausted: true })
      .enemy('far')
      .enemy('farther', { in: 'ironbreaker', attack: 2 });
  laid(1)
    .rolls({ hero: ['success', 'success'], enemy: ['claw', 'blank'] })
    .acts('warrior-priest', 'explore')
    .heroHas('warrior-priest', { wounds: 2 })
    .answers('p1', 'use-ability', ability('parrying-dagger', 1))
    .heroHas('warrior-priest', { tokens: { aid: 0 }, gear: [readied('parrying-dagger')] })
    .asks('p1', 'choose-enemy-to-suffer', 'a', 'b')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'b')
    .enemyIs('a', { wounds: 0 })
    .enemyIs('b', { wounds: 1 })
    .isQuiet();
  laid(0)
    .rolls({ hero: ['defence'], enemy: ['claw', 'blank'] })
    .acts('warrior-priest', 'rest')
    .heroHas('warrior-priest', { wounds: 1 })
    .answers('party', 'choose-hero-for-condition', 'ironbreaker')
    .isQuiet();
  laid(0)
    .rolls({ hero: ['success', 'success'], enemy: ['claw', 'blank'] })
    .acts('warrior-priest', 'attack')
    .answers('p1', 'choose-targets', 'tired')
    .heroHas('warrior-priest', { wounds: 3 })
    .isQuiet();
  anotherStrikes('parrying-dagger');
  laid(0)
    .rolls({ hero: ['success', 'success'], enemy: ['claw'] })
    .acts('ironbreaker', 'explore')
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

card('shepherds-sling', 'for a token wounds a faceup enemy in the shadows twice as the heroes begin', () => {
  const laid = (token: number) =>
    wielding('shepherds-sling')
      .hero('warrior-priest', { tokens: { aid: token } })
      .enemy('a')
      .enemy('b')
      .enemy('hidden', { facedown: true })
      .enemy('c', { in: 'ironbreaker' })
      .runs(heroPhase, { order: [], next: 0 });
  laid(1)
    .answers('p1', 'use-ability', ability('shepherds-sling'))
    .heroHas('warrior-priest', { tokens: { aid: 0 }, gear: [readied('shepherds-sling')] })
    .asks('p1', 'choose-enemy-to-suffer', 'a', 'b')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'a')
    .enemyIs('a', { wounds: 2 })
    .enemyIs('b', { wounds: 0 });
  laid(0).asks('p1', 'choose-action', 'verdict-of-iron', 'sigmars-light', 'pilgrims-lantern', 'quiet-litany');
});

card('watchmans-spear', 'wounds any enemy once that has just activated', () => {
  const laid = () =>
    wielding('watchmans-spear')
      .phase('enemy', 'ironbreaker')
      .enemy('a', { in: 'ironbreaker' })
      .enemy('b', { in: 'ironbreaker' })
      .runs(activateEnemy, { enemy: 'a', hero: 'ironbreaker' })
      .heroHas('ironbreaker', { wounds: 1 });
  laid()
    .answers('p1', 'use-ability', ability('watchmans-spear'))
    .enemyIs('a', { wounds: 1 })
    .enemyIs('b', { wounds: 0 })
    .heroHas('warrior-priest', { gear: [exhausted('watchmans-spear')] })
    .isQuiet();
  laid().answers('p1', 'use-ability', 'decline').enemyIs('a', { wounds: 0 }).isQuiet();
});

card('weighted-flail', 'adds two successes to an attack for a token, each time', () => {
  const laid = (token: number) =>
    wielding('weighted-flail')
      .hero('warrior-priest', { tokens: { aid: token } })
      .enemy('a', { in: 'warrior-priest', health: 9 });
  laid(1)
    .rolls({ hero: ['success', 'defence'], enemy: ['blank'] })
    .acts('warrior-priest', 'attack')
    .answers('p1', 'use-ability', ability('weighted-flail'))
    .enemyIs('a', { wounds: 3 })
    .heroHas('warrior-priest', { tokens: { aid: 0 }, gear: [readied('weighted-flail')] })
    .isQuiet();
  laid(1)
    .rolls({ hero: ['success', 'defence'], enemy: ['blank'] })
    .acts('warrior-priest', 'attack')
    .answers('p1', 'use-ability', 'decline')
    .enemyIs('a', { wounds: 1 })
    .heroHas('warrior-priest', { tokens: { aid: 1 } })
    .isQuiet();
  laid(1)
    .rolls({ hero: ['defence', 'defence'], enemy: ['blank'] })
    .acts('warrior-priest', 'explore')
    .isQuiet();
  anotherStrikes('weighted-flail');
});
