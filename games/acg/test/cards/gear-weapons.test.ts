import { activateEnemy } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { heroPhase } from '../../src/rules/round.js';
import type { CardId } from '../../src/terms.js';
import { card } from './card.js';
import { ability, anotherStrikes, depleted, exhausted, readied, wielding } from './gear-table.js';

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
