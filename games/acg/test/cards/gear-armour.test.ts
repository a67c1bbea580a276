import { activateEnemy } from '../../src/procs.js';
import type { CardId, HeroId } from '../../src/terms.js';
import { table } from '../kit.js';
import { card } from './card.js';
import { ability, depleted, exhausted, readied } from './gear-table.js';

type Struck = { attack: number; hero?: HeroId };

/** The Ironbreaker wears it; an enemy engaged with him, or with whoever is said, inflicts so many wounds. */
const struck = (gear: CardId, { attack, hero = 'ironbreaker' }: Struck) =>
  table()
    .hero('ironbreaker', { gear: [gear] })
    .enemy('a', { in: hero, attack })
    .phase('enemy', hero)
    .runs(activateEnemy, { enemy: 'a', hero });

card('boiled-leathers', 'take one of the wounds its wearer would suffer', () => {
  struck('boiled-leathers', { attack: 3 })
    .asks('p1', 'use-ability', ability('boiled-leathers'), 'decline')
    .picks('p1', ability('boiled-leathers'))
    .heroHas('ironbreaker', { wounds: 2, gear: [exhausted('boiled-leathers')] })
    .isQuiet();
  struck('boiled-leathers', { attack: 3 })
    .picks('p1', 'decline')
    .heroHas('ironbreaker', { wounds: 3, gear: [readied('boiled-leathers')] })
    .isQuiet();
  struck('boiled-leathers', { attack: 3, hero: 'waywatcher' }).heroHas('waywatcher', { wounds: 3 }).isQuiet();
});

card('patchwork-mail', 'takes five of them, once', () => {
  struck('patchwork-mail', { attack: 7 })
    .answers('p1', 'use-ability', ability('patchwork-mail'))
    .heroHas('ironbreaker', { wounds: 2, gear: [depleted('patchwork-mail')] })
    .isQuiet();
  struck('patchwork-mail', { attack: 7 })
    .picks('p1', 'decline')
    .heroHas('ironbreaker', { wounds: 7, gear: [readied('patchwork-mail')] })
    .isQuiet();
  struck('patchwork-mail', { attack: 7, hero: 'waywatcher' }).heroHas('waywatcher', { wounds: 7 }).isQuiet();
});

card('door-shield', 'adds two defence to any action of its bearer', () => {
  const laid = () =>
    table()
      .hero('ironbreaker', { gear: ['door-shield'] })
      .enemy('a', { in: 'ironbreaker', attack: 5 })
      .rolls({ hero: ['success', 'defence'], enemy: ['claw'] })
      .acts('ironbreaker', 'explore');
  laid()
    .answers('p1', 'use-ability', ability('door-shield'))
    .heroHas('ironbreaker', { wounds: 2, gear: [exhausted('door-shield')] })
    .isQuiet();
  laid()
    .answers('p1', 'use-ability', 'decline')
    .heroHas('ironbreaker', { wounds: 4, gear: [readied('door-shield')] })
    .isQuiet();
  table()
    .hero('ironbreaker', { gear: ['door-shield'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'explore')
    .isQuiet();
});

card('night-cloak', 'keeps every condition off its wearer, good ones too', () => {
  const blessed = (hero: HeroId) =>
    table({ heroes: ['warrior-priest', 'ironbreaker'] })
      .hero('ironbreaker', { gear: ['night-cloak'] })
      .rolls({ hero: ['defence'] })
      .acts('warrior-priest', 'rest')
      .answers('party', 'choose-hero-for-condition', hero);
  blessed('ironbreaker').heroHas('ironbreaker', { conditions: [] }).isQuiet();
  blessed('warrior-priest')
    .heroHas('warrior-priest', { conditions: ['empowered'] })
    .isQuiet();
});

card('quilted-coat', 'is one health, and one wound more recovered', () => {
  const laid = () =>
    table()
      .hero('ironbreaker', { health: 10, gear: ['quilted-coat'], wounds: 10 })
      .hero('waywatcher', { wounds: 5 })
      .rolls({ hero: ['success+success', 'defence'] })
      .acts('ironbreaker', 'rest')
      .heroHas('ironbreaker', { wounds: 8 });
  laid()
    .answers('p1', 'use-ability', ability('quilted-coat'))
    .heroHas('ironbreaker', { wounds: 7, gear: [exhausted('quilted-coat')] })
    .heroHas('waywatcher', { wounds: 5 })
    .isQuiet();
  laid().answers('p1', 'use-ability', 'decline').heroHas('ironbreaker', { wounds: 8 }).isQuiet();
  table()
    .hero('ironbreaker', { gear: ['quilted-coat'], wounds: 5 })
    .hero('waywatcher', { wounds: 5 })
    .rolls({ hero: ['success', 'defence'] })
    .acts('waywatcher', 'rest')
    .heroHas('waywatcher', { wounds: 4 })
    .isQuiet();
});

card('quilted-coat', 'its one health is worth one wound, not two', () => {
  const hurt = (attack: number) =>
    table()
      .hero('ironbreaker', { health: 10, gear: ['quilted-coat'], wounds: 8 })
      .enemy('a', { in: 'ironbreaker', attack })
      .phase('enemy', 'ironbreaker')
      .runs(activateEnemy, { enemy: 'a', hero: 'ironbreaker' })
      .isQuiet();
  hurt(2).heroHas('ironbreaker', { wounds: 10, status: 'standing' });
  hurt(3).heroHas('ironbreaker', { wounds: 11, status: 'defeated' });
});

card('riveted-plate', 'is four health', () => {
  const hurt = (attack: number) =>
    table()
      .hero('ironbreaker', { health: 10, gear: ['riveted-plate'], wounds: 9 })
      .enemy('a', { in: 'ironbreaker', attack })
      .phase('enemy', 'ironbreaker')
      .runs(activateEnemy, { enemy: 'a', hero: 'ironbreaker' })
      .isQuiet();
  hurt(4).heroHas('ironbreaker', { wounds: 13, status: 'standing' });
  hurt(5).heroHas('ironbreaker', { wounds: 14, status: 'defeated' });
});

card('sworn-guards-harness', 'takes a wound itself to spare another hero three', () => {
  struck('sworn-guards-harness', { attack: 5, hero: 'waywatcher' })
    .asks('p1', 'use-ability', ability('sworn-guards-harness'), 'decline')
    .picks('p1', ability('sworn-guards-harness'))
    .heroHas('ironbreaker', { wounds: 1, gear: [exhausted('sworn-guards-harness')] })
    .heroHas('waywatcher', { wounds: 2 })
    .isQuiet();
  struck('sworn-guards-harness', { attack: 5, hero: 'waywatcher' })
    .picks('p1', 'decline')
    .heroHas('ironbreaker', { wounds: 0, gear: [readied('sworn-guards-harness')] })
    .heroHas('waywatcher', { wounds: 5 })
    .isQuiet();
  struck('sworn-guards-harness', { attack: 5 })
    .heroHas('ironbreaker', { wounds: 5, gear: [readied('sworn-guards-harness')] })
    .isQuiet();
});

card('thorned-pauldrons', 'wound one engaged enemy once after its wearer suffered', () => {
  const laid = () =>
    table()
      .hero('ironbreaker', { gear: ['thorned-pauldrons'] })
      .enemy('a', { in: 'ironbreaker' })
      .enemy('b', { in: 'ironbreaker' })
      .enemy('c', { in: 'waywatcher' })
      .phase('enemy', 'ironbreaker');
  laid()
    .runs(activateEnemy, { enemy: 'a', hero: 'ironbreaker' })
    .heroHas('ironbreaker', { wounds: 1 })
    .answers('p1', 'use-ability', ability('thorned-pauldrons'))
    .asks('p1', 'choose-enemy-to-suffer', 'a', 'b')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'b')
    .enemyIs('a', { wounds: 0 })
    .enemyIs('b', { wounds: 1 })
    .heroHas('ironbreaker', { gear: [exhausted('thorned-pauldrons')] })
    .isQuiet();
  laid()
    .runs(activateEnemy, { enemy: 'c', hero: 'waywatcher' })
    .heroHas('waywatcher', { wounds: 1 })
    .isQuiet();
});
