import { gear } from '../cards.js';
import { ability, holding } from '../cards-actions.js';
import { type AcgTable, addTestCards, rule, table } from '../kit.js';

const WOUND_ONE = { do: { suffer: { enemy: { in: 'engaged-with-you' }, count: 1 } } };
addTestCards(
  gear('test-snare', {
    abilities: [{ window: 'modify-dice', cost: { exhaustSelf: true }, lines: [WOUND_ONE] }],
  }),
);

/** A melee attack of the Ironbreaker with two dice at one target. */
const strike = (): AcgTable => holding(table(), 'ironbreaker', 'attack', 'test-strike');
/** Three dice, up to two targets. */
const sweep = (): AcgTable => holding(table(), 'ironbreaker', 'attack', 'test-sweep');

rule('ACG-ATK-01', 'an attack is aimed at an enemy of the hero’s own zone', () => {
  strike()
    .enemy('x', { in: 'ironbreaker', exhausted: true })
    .enemy('x2', { in: 'ironbreaker', exhausted: true })
    .enemy('y', { in: 'waywatcher' })
    .enemy('z')
    .rolls({ hero: ['success', 'defence'] })
    .acts('ironbreaker', 'attack')
    .asks('p1', 'choose-targets', 'x', 'x2')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'x')
    .enemyIs('x', { wounds: 1 })
    .enemyIs('x2', { wounds: 0 })
    .isQuiet();
  strike()
    .enemy('x', { in: 'ironbreaker', exhausted: true })
    .enemy('y', { in: 'waywatcher' })
    .enemy('z')
    .rolls({ hero: ['success', 'defence'] })
    .acts('ironbreaker', 'attack')
    .emits('action-targets', { targets: ['x'] })
    .isQuiet();
});

rule('ACG-ATK-02', 'surplus successes are lost and never reach an enemy that was not the target', () => {
  strike()
    .enemy('x', { in: 'ironbreaker', exhausted: true, wounds: 1 })
    .enemy('y', { in: 'ironbreaker', exhausted: true })
    .rolls({ hero: ['success+success', 'success+success'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-targets', 'x')
    .emits('successes', { count: 4 })
    .enemyIsGone('x')
    .enemyIs('y', { wounds: 0 })
    .isQuiet();
});

rule('ACG-ATK-03', 'several targets are chosen at once, before the roll, and stay', () => {
  sweep()
    .enemy('x', { in: 'ironbreaker', exhausted: true })
    .enemy('y', { in: 'ironbreaker', exhausted: true })
    .enemy('z', { in: 'ironbreaker', exhausted: true })
    .rolls({ hero: ['success', 'success', 'defence'] })
    .acts('ironbreaker', 'attack')
    .asks('p1', 'choose-targets', 'x', 'y', 'z')
    .wants('p1', { min: 1, max: 2 })
    .doesNotEmit('dice-rolled')
    .picks('p1', 'x', 'z')
    .emits('dice-rolled')
    .answers('p1', 'divide-successes', '1')
    .enemyIs('x', { wounds: 1 })
    .enemyIs('y', { wounds: 0 })
    .enemyIs('z', { wounds: 1 })
    .isQuiet();
});

rule('ACG-ATK-04', 'the attacker divides the successes among the targets after the roll', () => {
  for (const first of [0, 1, 2, 3]) {
    sweep()
      .enemy('x', { in: 'ironbreaker', exhausted: true, health: 9 })
      .enemy('y', { in: 'ironbreaker', exhausted: true, health: 9 })
      .enemy('z', { in: 'ironbreaker', exhausted: true })
      .rolls({ hero: ['success', 'success', 'success'] })
      .acts('ironbreaker', 'attack')
      .answers('p1', 'choose-targets', 'x', 'y')
      .asks('p1', 'divide-successes', '0', '1', '2', '3')
      .picks('p1', `${first}`)
      .enemyIs('x', { wounds: first })
      .enemyIs('y', { wounds: 3 - first })
      .isQuiet();
  }
});

rule('ACG-ATK-04', 'where the switch says so, every target suffers every success', () => {
  sweep()
    .switched('several-targets', 'each')
    .enemy('x', { in: 'ironbreaker', exhausted: true, health: 9 })
    .enemy('y', { in: 'ironbreaker', exhausted: true, health: 9 })
    .enemy('z', { in: 'ironbreaker', exhausted: true })
    .rolls({ hero: ['success', 'success', 'success'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-targets', 'x', 'y')
    .enemyIs('x', { wounds: 3 })
    .enemyIs('y', { wounds: 3 })
    .isQuiet();
});

rule('ACG-ATK-05', 'a ranged attack reaches the shadows and the zones of other heroes, not the lair', () => {
  table()
    .enemy('x')
    .enemy('y', { in: 'ironbreaker' })
    .enemy('n', { card: 'test-nemesis', in: 'lair' })
    .rolls({ hero: ['success'] })
    .acts('waywatcher', 'attack')
    .answers('p2', 'choose-enemy-to-engage')
    .asks('p2', 'choose-targets', 'x', 'y')
    .picks('p2', 'y')
    .enemyIs('y', { wounds: 1, zone: 'ironbreaker' })
    .isQuiet();
});

rule('ACG-ATK-06', 'a ranged attack may be aimed at the hero’s own zone too', () => {
  table()
    .enemy('x', { in: 'waywatcher', exhausted: true })
    .enemy('y')
    .rolls({ hero: ['success'] })
    .acts('waywatcher', 'attack')
    .answers('p2', 'choose-enemy-to-engage')
    .asks('p2', 'choose-targets', 'x', 'y')
    .picks('p2', 'x')
    .enemyIs('x', { wounds: 1 })
    .isQuiet();
});

rule('ACG-ATK-07', 'the targets of one ranged attack may be in different zones', () => {
  table({ heroes: ['ironbreaker', 'bright-wizard'] })
    .enemy('x')
    .enemy('y', { in: 'ironbreaker' })
    .enemy('z')
    .rolls({ hero: ['success', 'success'] })
    .acts('bright-wizard', 'attack')
    .answers('p2', 'choose-targets', 'x', 'y')
    .answers('p2', 'divide-successes', '1')
    .enemyIs('x', { wounds: 1, zone: 'shadows' })
    .enemyIs('y', { wounds: 1, zone: 'ironbreaker' })
    .isQuiet();
});

rule('ACG-ATK-08', 'without a ranged attack nobody in the shadows can be hit', () => {
  strike()
    .enemy('x')
    .rolls({ hero: ['success', 'success'] })
    .acts('ironbreaker', 'attack')
    .emits('action-targets', { targets: [] })
    .enemyIs('x', { wounds: 0 })
    .isQuiet();
});

rule('ACG-ATK-09', 'an engaged enemy that the attack defeats still attacks', () => {
  strike()
    .enemy('x', { in: 'ironbreaker', attack: 2, health: 1 })
    .rolls({ hero: ['success', 'success'], enemy: ['claw'] })
    .acts('ironbreaker', 'attack')
    .enemyIsGone('x')
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
  table()
    .enemy('x', { in: 'ironbreaker', attack: 2, health: 1 })
    .enemy('y', { in: 'waywatcher', attack: 1 })
    .rolls({ hero: ['success'], enemy: ['claw'] })
    .acts('waywatcher', 'attack')
    .answers('p2', 'choose-enemy-to-engage')
    .answers('p2', 'choose-targets', 'x')
    .enemyIsGone('x')
    .heroHas('waywatcher', { wounds: 1 })
    .isQuiet();
});

rule('ACG-ATK-10', 'a nemesis that the attack defeats still resolves its effect', () => {
  strike()
    .enemy('n', { card: 'test-nemesis', in: 'ironbreaker', wounds: 5 })
    .rolls({ hero: ['success', 'success'], enemy: ['nemesis'] })
    .acts('ironbreaker', 'attack')
    .enemyIsGone('n')
    .asks('party', 'distribute-wounds', '0', '1', '2')
    .picks('party', '1')
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 1 })
    .isQuiet();
});

rule('ACG-ATK-09', 'an enemy that falls before the action does not attack in it', () => {
  strike()
    .hero('ironbreaker', { items: ['lamp-oil'], gear: ['test-claw'] })
    .enemy('x', { in: 'ironbreaker', attack: 2, health: 1 })
    .enemy('y', { in: 'ironbreaker', attack: 1 })
    .rolls({ hero: ['defence', 'success'], enemy: ['claw'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'use-ability', ability('lamp-oil'))
    .enemyIsGone('x')
    .answers('p1', 'use-ability', ability('test-claw'))
    .emits('enemies-attack', { attackers: ['y'], attack: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule('ACG-ATK-10', 'a nemesis that falls before the action does not resolve its effect in it', () => {
  strike()
    .hero('ironbreaker', { items: ['lamp-oil'] })
    .enemy('n', { card: 'test-nemesis', in: 'ironbreaker', wounds: 5 })
    .enemy('y', { in: 'ironbreaker' })
    .rolls({ hero: ['defence', 'defence'], enemy: ['nemesis'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'use-ability', ability('lamp-oil'))
    .enemyIsGone('n')
    .doesNotEmit('nemesis-effect')
    .isQuiet();
});

rule('ACG-ATK-11', 'resilience takes its value off the wounds of an attack', () => {
  holding(table(), 'ironbreaker', 'attack', 'test-flurry')
    .enemy('x', { in: 'ironbreaker', exhausted: true, health: 9, resilience: 1 })
    .rolls({ hero: ['success', 'success', 'success'] })
    .acts('ironbreaker', 'attack')
    .enemyIs('x', { wounds: 2 })
    .isQuiet();
});

rule('ACG-ATK-12', 'resilience does not help against wounds that no attack deals', () => {
  table()
    .enemy('x', { in: 'ironbreaker', resilience: 2 })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'aid')
    .answers('p2', 'choose-enemy-to-suffer', 'x')
    .enemyIs('x', { wounds: 1 })
    .isQuiet();
});

rule('ACG-ATK-13', 'resilience counts once for each target, against the sum it is assigned', () => {
  sweep()
    .enemy('x', { in: 'ironbreaker', exhausted: true, health: 9, resilience: 1 })
    .enemy('y', { in: 'ironbreaker', exhausted: true, health: 9, resilience: 1 })
    .enemy('z', { in: 'ironbreaker', exhausted: true })
    .rolls({ hero: ['success', 'success', 'success'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-targets', 'x', 'y')
    .answers('p1', 'divide-successes', '2')
    .enemyIs('x', { wounds: 1 })
    .enemyIs('y', { wounds: 0 })
    .isQuiet();
  strike()
    .enemy('x', { in: 'ironbreaker', exhausted: true, resilience: 5, wounds: 1 })
    .rolls({ hero: ['success', 'success'] })
    .acts('ironbreaker', 'attack')
    .emits('attack-hits', { enemy: 'x', successes: 2, wounds: 0 })
    .enemyIs('x', { wounds: 1 })
    .isQuiet();
});

rule('ACG-ATK-14', 'a facedown enemy that is hit is revealed, and its resilience and immunity count', () => {
  const shot = (card: string, resilience: number, face: string) =>
    table()
      .enemy('f', { card, facedown: true, resilience })
      .rolls({ hero: [face] })
      .acts('waywatcher', 'attack')
      .answers('p2', 'choose-enemy-to-engage');
  shot('test-brute', 1, 'success').enemyIs('f', { faceup: true, wounds: 0 }).isQuiet();
  shot('test-brute', 1, 'success+success').enemyIs('f', { faceup: true, wounds: 1 }).isQuiet();
  shot('test-ghost', 0, 'success').enemyIs('f', { faceup: true, wounds: 0 }).isQuiet();
  shot('test-brute', 0, 'defence').enemyIs('f', { faceup: false, wounds: 0 }).isQuiet();
});

rule('ACG-ATK-14', 'among several targets only those that are given a success are revealed', () => {
  table({ heroes: ['ironbreaker', 'bright-wizard'] })
    .enemy('f', { facedown: true })
    .enemy('h', { facedown: true })
    .enemy('z')
    .rolls({ hero: ['success', 'success'] })
    .acts('bright-wizard', 'attack')
    .answers('p2', 'choose-targets', 'f', 'h')
    .answers('p2', 'divide-successes', '0')
    .enemyIs('f', { faceup: false, wounds: 0 })
    .enemyIs('h', { faceup: true, wounds: 2 })
    .isQuiet();
});

rule('ACG-ATK-04', 'successes are divided among the targets that are still there', () => {
  sweep()
    .hero('ironbreaker', { gear: ['test-snare'] })
    .enemy('x', { in: 'ironbreaker', exhausted: true, health: 1 })
    .enemy('y', { in: 'ironbreaker', exhausted: true, health: 9 })
    .enemy('z', { in: 'ironbreaker', exhausted: true, health: 9 })
    .rolls({ hero: ['success', 'success', 'success'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-targets', 'x', 'y')
    .answers('p1', 'use-ability', ability('test-snare'))
    .answers('p1', 'choose-enemy-to-suffer', 'x')
    .enemyIsGone('x')
    .enemyIs('y', { wounds: 3 })
    .enemyIs('z', { wounds: 0 })
    .isQuiet();
});
