import { activateEnemy } from '../../src/procs.js';
import { perilPhase } from '../../src/rules/peril.js';
import { table } from '../kit.js';
import { card } from './card.js';
import { ability, depleted, exhausted, readied } from './gear-table.js';

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

card('dawnhammer', 'heals its bearer if he is the worst wounded, and nobody if another fells it', () => {
  chapel()
    .hero('warrior-priest', { gear: ['dawnhammer'], wounds: 9 })
    .hero('ironbreaker', { wounds: 3 })
    .enemy('a', { in: 'warrior-priest', health: 1 })
    .rolls({ hero: ['success', 'defence'], enemy: ['blank'] })
    .acts('warrior-priest', 'attack')
    .heroHas('warrior-priest', { wounds: 6 })
    .heroHas('ironbreaker', { wounds: 3 })
    .isQuiet();
  chapel()
    .hero('warrior-priest', { gear: ['dawnhammer'], wounds: 9, tokens: { aid: 1 } })
    .enemy('a', { in: 'ironbreaker', health: 1 })
    .rolls({ hero: ['success', 'defence'], enemy: ['blank'] })
    .acts('ironbreaker', 'attack')
    .enemyIsGone('a')
    .heroHas('warrior-priest', { wounds: 9, tokens: { aid: 1 } })
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
    table({ heroes: ['warrior-priest', 'ironbreaker', 'waywatcher'] })
      .hero('warrior-priest', { gear: ['vestments-of-the-unbroken'] })
      .hero('waywatcher', { tokens: { attack: 2, aid: 2, explore: 2 } })
      .hero('ironbreaker', { tokens: { attack: 2, aid: 2, explore: 2 } })
      .enemy('a', { in: hero })
      .phase('enemy', hero)
      .runs(activateEnemy, { enemy: 'a', hero });
  struck('ironbreaker')
    .answers('p1', 'use-ability', ability('vestments-of-the-unbroken', 1))
    .heroHas('ironbreaker', { wounds: 1, tokens: { rest: 1 } })
    .heroHas('waywatcher', { tokens: { rest: 0 } })
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
