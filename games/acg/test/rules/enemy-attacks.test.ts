import { ability, holding } from '../cards-actions.js';
import { type AcgTable, rule, table } from '../kit.js';

/** The Ironbreaker rests with one die: any action lets enemies attack, and this one does little else. */
const napping = (): AcgTable => holding(table(), 'ironbreaker', 'rest', 'test-nap');
const NO_DEFENCE = ['success'];

rule('ACG-EATK-01', 'enemies attack in every kind of action, if any are engaged with the hero', () => {
  napping()
    .enemy('x', { in: 'ironbreaker' })
    .rolls({ hero: NO_DEFENCE, enemy: ['claw'] })
    .acts('ironbreaker', 'rest')
    .emits('enemies-attack', { attackers: ['x'], attack: 1 })
    .heroHas('ironbreaker', { wounds: 1 })
    .isQuiet();
  for (const type of ['attack', 'aid', 'explore'] as const) {
    const cards = { attack: 'test-strike', aid: 'test-comfort', explore: 'into-the-dark' };
    holding(table(), 'ironbreaker', type, cards[type])
      .enemy('x', { in: 'ironbreaker', health: 9 })
      .hero('waywatcher', { tokens: { attack: 2, aid: 2, explore: 2, rest: 2 } })
      .rolls({ hero: ['success', 'success'], enemy: ['claw'] })
      .acts('ironbreaker', type)
      .heroHas('ironbreaker', { wounds: 1 })
      .isQuiet();
  }
  napping()
    .enemy('x', { in: 'waywatcher' })
    .enemy('z')
    .rolls({ hero: NO_DEFENCE })
    .acts('ironbreaker', 'rest')
    .doesNotEmit('enemies-attack')
    .isQuiet();
});

rule('ACG-EATK-02', 'one enemy attacks for each claw', () => {
  napping()
    .enemy('x', { card: 'test-tier-1', in: 'ironbreaker' })
    .enemy('y', { card: 'test-tier-2', in: 'ironbreaker' })
    .enemy('z', { card: 'test-tier-3', in: 'ironbreaker' })
    .rolls({ hero: NO_DEFENCE, enemy: ['claw', 'blank', 'claw'] })
    .acts('ironbreaker', 'rest')
    .emits('enemies-attack', { attackers: ['z', 'y'], attack: 2 })
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

rule(
  'ACG-EATK-03',
  'no enemy attacks twice in an action, and a claw without an attacker does nothing',
  () => {
    napping()
      .hero('ironbreaker', { gear: ['test-two-claws'] })
      .enemy('x', { in: 'ironbreaker', attack: 2 })
      .rolls({ hero: NO_DEFENCE, enemy: ['claw'] })
      .acts('ironbreaker', 'rest')
      .picks('p1', ability('test-two-claws'))
      .heroHas('ironbreaker', { wounds: 2 })
      .isQuiet();
    napping()
      .hero('ironbreaker', { gear: ['test-claw'] })
      .enemy('y', { in: 'waywatcher', attack: 2 })
      .rolls({ hero: NO_DEFENCE })
      .acts('ironbreaker', 'rest')
      .picks('p1', ability('test-claw'))
      .doesNotEmit('enemies-attack')
      .heroHas('ironbreaker', { wounds: 0 })
      .heroHas('waywatcher', { wounds: 0 })
      .isQuiet();
  },
);

rule('ACG-EATK-04', 'the highest attack values come first', () => {
  napping()
    .enemy('one', { in: 'ironbreaker', attack: 1 })
    .enemy('three', { in: 'ironbreaker', attack: 3 })
    .enemy('two', { in: 'ironbreaker', attack: 2 })
    .rolls({ hero: NO_DEFENCE, enemy: ['claw', 'claw', 'blank'] })
    .acts('ironbreaker', 'rest')
    .emits('enemies-attack', { attackers: ['three', 'two'], attack: 5 })
    .heroHas('ironbreaker', { wounds: 5 })
    .isQuiet();
});

rule('ACG-EATK-04', 'attack comes before rank: a low-tier enemy that hits harder attacks', () => {
  napping()
    .enemy('low', { card: 'test-tier-1', in: 'ironbreaker', attack: 2 })
    .enemy('high', { card: 'test-tier-3', in: 'ironbreaker', attack: 1 })
    .rolls({ hero: NO_DEFENCE, enemy: ['claw', 'blank'] })
    .acts('ironbreaker', 'rest')
    .emits('enemies-attack', { attackers: ['low'], attack: 2 })
    .isQuiet();
});

rule('ACG-EATK-05', 'defence is taken once off the sum, and only the active hero suffers the rest', () => {
  const attacked = (gear: string[]) =>
    napping()
      .hero('ironbreaker', { gear })
      .enemy('x', { in: 'ironbreaker', attack: 2 })
      .enemy('y', { in: 'ironbreaker', attack: 3 })
      .rolls({ hero: ['defence'], enemy: ['claw', 'claw'] })
      .acts('ironbreaker', 'rest');
  attacked(['test-bulwark'])
    .picks('p1', ability('test-bulwark'))
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 0 })
    .isQuiet();
  attacked(['test-bulwark', 'test-rampart'])
    .picks('p1', ability('test-bulwark'))
    .picks('p1', ability('test-rampart'))
    .heroHas('ironbreaker', { wounds: 0 })
    .heroHas('waywatcher', { wounds: 0 })
    .isQuiet();
});

rule('ACG-EATK-06', 'exhausted enemies neither attack nor count among the attackers', () => {
  napping()
    .enemy('x', { in: 'ironbreaker', attack: 3, exhausted: true })
    .enemy('y', { in: 'ironbreaker', attack: 1 })
    .rolls({ hero: NO_DEFENCE, enemy: ['claw'] })
    .acts('ironbreaker', 'rest')
    .emits('enemies-attack', { attackers: ['y'], attack: 1 })
    .heroHas('ironbreaker', { wounds: 1 })
    .isQuiet();
  napping()
    .hero('ironbreaker', { gear: ['test-claw'] })
    .enemy('x', { in: 'ironbreaker', attack: 3, exhausted: true })
    .enemy('y', { in: 'ironbreaker', attack: 1, exhausted: true })
    .rolls({ hero: NO_DEFENCE })
    .acts('ironbreaker', 'rest')
    .picks('p1', ability('test-claw'))
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule('ACG-EATK-07', 'enemies that fell earlier in the action are among the attackers', () => {
  holding(table(), 'ironbreaker', 'attack', 'test-strike')
    .enemy('x', { in: 'ironbreaker', attack: 2, health: 1 })
    .enemy('y', { in: 'ironbreaker', attack: 1 })
    .rolls({ hero: ['success', 'success'], enemy: ['claw', 'claw'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-targets', 'x')
    .enemyIsGone('x')
    .emits('enemies-attack', { attack: 3 })
    .heroHas('ironbreaker', { wounds: 3 })
    .isQuiet();
  holding(table(), 'ironbreaker', 'attack', 'test-strike')
    .hero('ironbreaker', { gear: ['test-claw'] })
    .enemy('x', { in: 'ironbreaker', attack: 2, health: 1, exhausted: true })
    .rolls({ hero: ['success', 'success'] })
    .acts('ironbreaker', 'attack')
    .picks('p1', ability('test-claw'))
    .enemyIsGone('x')
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule('ACG-EATK-07', 'enemies that fell before the action are not among the attackers', () => {
  table()
    .hero('ironbreaker', { items: ['lamp-oil'], gear: ['test-claw'] })
    .enemy('x', { in: 'ironbreaker', attack: 2, health: 1 })
    .rolls({ hero: ['success', 'success'] })
    .acts('ironbreaker', 'explore')
    .answers('p1', 'use-ability', ability('lamp-oil'))
    .enemyIsGone('x')
    .answers('p1', 'use-ability', ability('test-claw'))
    .doesNotEmit('enemies-attack')
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule(
  'ACG-EATK-08',
  'of equal attack values the higher rank attacks, and of equal ranks the player’s choice',
  () => {
    napping()
      .enemy('y', { card: 'test-tier-1', in: 'ironbreaker', attack: 2 })
      .enemy('x', { card: 'test-tier-2', in: 'ironbreaker', attack: 2 })
      .rolls({ hero: NO_DEFENCE, enemy: ['claw', 'blank'] })
      .acts('ironbreaker', 'rest')
      .emits('enemies-attack', { attackers: ['x'], attack: 2 })
      .isQuiet();
    napping()
      .leader('waywatcher')
      .enemy('x', { in: 'ironbreaker', attack: 2 })
      .enemy('y', { in: 'ironbreaker', attack: 2 })
      .enemy('strong', { in: 'ironbreaker', attack: 3 })
      .rolls({ hero: NO_DEFENCE, enemy: ['claw', 'claw', 'blank'] })
      .acts('ironbreaker', 'rest')
      .asks('p1', 'choose-attackers', 'x', 'y')
      .picks('p1', 'y')
      .emits('enemies-attack', { attackers: ['strong', 'y'], attack: 5 })
      .isQuiet();
  },
);
