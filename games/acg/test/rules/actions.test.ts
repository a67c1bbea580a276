import { expect } from 'vitest';
import { activation } from '../../src/rules/actions.js';
import { ability, holding } from '../cards-actions.js';
import { type AcgTable, rule, table } from '../kit.js';

/** The Ironbreaker with a plain card of each kind: three dice to attack, one to rest, one to explore. */
const plain = (): AcgTable => {
  const t = holding(table(), 'ironbreaker', 'attack', 'test-flurry');
  holding(t, 'ironbreaker', 'rest', 'test-nap');
  return holding(t, 'ironbreaker', 'explore', 'test-walk');
};

rule('ACG-ACT-02', 'only the action line of a card rolls dice', () => {
  holding(table(), 'ironbreaker', 'attack', 'test-charge')
    .hero('ironbreaker', { exhausted: ['rest', 'aid'] })
    .enemy('x')
    .rolls({ hero: ['success', 'success'], enemy: ['blank'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-enemy-to-engage', 'x')
    .emitsTimes(1, 'dice-rolled')
    .emitsInOrder('enemy-engaged', 'dice-rolled', 'enemy-wounded', 'action-readied')
    .heroHas('ironbreaker', { exhausted: [] })
    .isQuiet();
});

rule('ACG-ACT-03', 'what happens after the action happens before the next line of the card', () => {
  holding(table(), 'ironbreaker', 'attack', 'test-charge')
    .hero('ironbreaker', { gear: ['test-balm'], wounds: 3 })
    .enemy('x', { in: 'ironbreaker', exhausted: true })
    .rolls({ hero: ['success', 'success'] })
    .acts('ironbreaker', 'attack')
    .emitsInOrder('enemy-wounded', 'recovered', 'action-readied')
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

rule('ACG-ACT-03', 'what happens before the action happens after the lines above it', () => {
  holding(table(), 'ironbreaker', 'attack', 'test-charge')
    .hero('ironbreaker', { gear: ['test-toll-charm'], wounds: 3, tokens: { rest: 1 } })
    .enemy('x')
    .rolls({ hero: ['defence', 'defence'], enemy: ['blank'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-enemy-to-engage', 'x')
    .doesNotEmit('action-targets')
    .answers('p1', 'use-ability', ability('test-toll-charm'))
    .emitsInOrder('enemy-engaged', 'recovered', 'action-targets', 'dice-rolled')
    .isQuiet();
});

rule('ACG-ACT-03', 'an enemy that falls before the action was not defeated in it', () => {
  table()
    .hero('waywatcher', { items: ['lamp-oil'], wounds: 3 })
    .enemy('x', { in: 'waywatcher', health: 1 })
    .rolls({ hero: ['success'] })
    .acts('waywatcher', 'attack')
    .answers('p2', 'use-ability', ability('lamp-oil'))
    .enemyIsGone('x')
    .heroHas('waywatcher', { wounds: 3 })
    .isQuiet();
});

rule('ACG-ACT-03', 'an enemy that falls after the action was not defeated in it', () => {
  holding(table(), 'ironbreaker', 'attack', 'test-boast')
    .hero('ironbreaker', { gear: ['test-late-oil'], wounds: 3 })
    .enemy('x', { in: 'ironbreaker', exhausted: true })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'attack')
    .enemyIsGone('x')
    .heroHas('ironbreaker', { wounds: 3 })
    .isQuiet();
  holding(table(), 'ironbreaker', 'attack', 'test-boast')
    .hero('ironbreaker', { wounds: 3 })
    .enemy('x', { in: 'ironbreaker', exhausted: true })
    .rolls({ hero: ['success+success', 'success'] })
    .acts('ironbreaker', 'attack')
    .enemyIsGone('x')
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

rule('ACG-ACT-03', 'the kind of the action is known before it', () => {
  const before = (type: 'attack' | 'explore') =>
    table()
      .hero('ironbreaker', { gear: ['hooked-bill'] })
      .enemy('x')
      .rolls({ hero: ['defence', 'defence'], enemy: type === 'attack' ? ['blank'] : [] })
      .acts('ironbreaker', type);
  before('attack')
    .answers('p1', 'choose-enemy-to-engage')
    .answers('p1', 'use-ability', ability('hooked-bill'))
    .zone('ironbreaker', ['x']);
  before('explore').zone('shadows', ['x']).isQuiet();
});

rule('ACG-ACT-04', 'a readied card is chosen, and exhausted before its lines are carried out', () => {
  holding(table(), 'ironbreaker', 'attack', 'test-sweep')
    .hero('ironbreaker', { exhausted: ['rest', 'explore'] })
    .enemy('x', { in: 'ironbreaker', exhausted: true })
    .enemy('y', { in: 'ironbreaker', exhausted: true })
    .enemy('z', { in: 'ironbreaker', exhausted: true })
    .rolls({ hero: ['defence', 'defence', 'defence'] })
    .runs(activation, { hero: 'ironbreaker' })
    .asks('p1', 'choose-action', 'test-sweep', 'shield-wall')
    .picks('p1', 'test-sweep')
    .heroHas('ironbreaker', { exhausted: ['attack', 'explore', 'rest'] })
    .answers('p1', 'choose-targets', 'x')
    .isQuiet();
});

rule('ACG-ACT-05', 'lines above the action come first: enemies engaged by them roll their dice', () => {
  table()
    .enemy('x')
    .enemy('y', { in: 'waywatcher' })
    .rolls({ hero: ['defence', 'defence'], enemy: ['blank', 'blank'] })
    .acts('ironbreaker', 'attack')
    .asks('p1', 'choose-enemy-to-engage', 'x', 'y')
    .wants('p1', { min: 0, max: 2 })
    .picks('p1', 'x', 'y')
    .answers('p1', 'choose-targets', 'x')
    .zone('ironbreaker', ['x', 'y'])
    .emitsInOrder('enemy-engaged', 'enemy-engaged', 'dice-rolled')
    .isQuiet();
});

rule('ACG-ACT-06', 'tokens of the chosen card only may be spent before the roll, a success each', () => {
  plain()
    .hero('ironbreaker', { tokens: { explore: 2, rest: 1 } })
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'explore')
    .asks('p1', 'spend-tokens', '0', '1', '2')
    .doesNotEmit('dice-rolled')
    .picks('p1', '2')
    .heroHas('ironbreaker', { tokens: { explore: 0, rest: 1 } })
    .check((b) => expect(b.location?.progress).toBe(2))
    .isQuiet();
  plain()
    .hero('ironbreaker', { tokens: { explore: 2 } })
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'explore')
    .picks('p1', '0')
    .heroHas('ironbreaker', { tokens: { explore: 2 } })
    .check((b) => expect(b.location?.progress).toBe(0))
    .isQuiet();
});

rule(
  'ACG-ACT-07',
  'a hero die for each icon and an enemy die for each readied engaged enemy, at once',
  () => {
    holding(table(), 'ironbreaker', 'attack', 'test-strike')
      .enemy('x', { in: 'ironbreaker' })
      .enemy('y', { in: 'ironbreaker' })
      .enemy('z', { in: 'ironbreaker', exhausted: true })
      .enemy('far', { in: 'waywatcher' })
      .enemy('dark')
      .rolls({ hero: ['defence', 'defence'], enemy: ['blank', 'blank'] })
      .acts('ironbreaker', 'attack')
      .answers('p1', 'choose-targets', 'x')
      .emitsTimes(1, 'dice-rolled')
      .emits('dice-rolled', {
        dice: [{ kind: 'hero' }, { kind: 'hero' }, { kind: 'enemy' }, { kind: 'enemy' }],
      })
      .isQuiet();
  },
);

rule('ACG-ACT-08', 'a reroll is offered in the reroll step and no later', () => {
  plain()
    .hero('ironbreaker', { gear: ['test-second-look', 'test-lucky-coin'] })
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'explore')
    .asks('p1', 'use-ability', ability('test-second-look'), 'decline')
    .picks('p1', 'decline')
    .asks('p1', 'use-ability', ability('test-lucky-coin'), 'decline')
    .picks('p1', ability('test-lucky-coin'))
    .check((b) => expect(b.location?.progress).toBe(1))
    .isQuiet();
});

rule('ACG-ACT-09', 'modifiers add and remove icons, and no count falls below none', () => {
  table()
    .enemy('x', { in: 'ironbreaker', attack: 5 })
    .rolls({ hero: ['defence', 'success'], enemy: ['claw'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'choose-enemy-to-exhaust')
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
  plain()
    .hero('ironbreaker', { gear: ['test-lucky-coin'] })
    .enemy('x', { card: 'test-leech', exhausted: true })
    .rolls({ hero: ['success'] })
    .acts('ironbreaker', 'explore')
    .emits('roll-modified', { icon: 'success', add: -1 })
    .picks('p1', ability('test-lucky-coin'))
    .emits('successes', { count: 1 })
    .check((b) => expect(b.location?.progress).toBe(1))
    .isQuiet();
});

rule('ACG-ACT-10', 'successes first, then enemy attacks, then nemesis effects', () => {
  plain()
    .hero('ironbreaker', { remaining: 1 })
    .enemy('x', { in: 'ironbreaker', attack: 1 })
    .rolls({ hero: ['success'], enemy: ['claw'] })
    .acts('ironbreaker', 'rest')
    .heroHas('ironbreaker', { status: 'standing', wounds: 25 })
    .doesNotEmit('hero-defeated')
    .isQuiet();
  plain()
    .hero('ironbreaker', { wounds: 5 })
    .enemy('x', { in: 'ironbreaker', attack: 1 })
    .enemy('n', { card: 'test-nemesis-2', in: 'ironbreaker', exhausted: false })
    .rolls({ hero: ['success'], enemy: ['claw', 'nemesis'] })
    .acts('ironbreaker', 'rest')
    .emitsInOrder('recovered', 'enemies-attack', 'wounds', 'nemesis-effect', 'wounds')
    .heroHas('ironbreaker', { wounds: 9 })
    .isQuiet();
});

rule(
  'ACG-ACT-11',
  'two successes: two wounds dealt, two progress, two wounds recovered or two tokens',
  () => {
    plain()
      .enemy('x', { in: 'ironbreaker', exhausted: true })
      .rolls({ hero: ['success', 'success', 'defence'] })
      .acts('ironbreaker', 'attack')
      .enemyIs('x', { wounds: 2 })
      .isQuiet();
    plain()
      .rolls({ hero: ['success+success'] })
      .acts('ironbreaker', 'explore')
      .check((b) => expect(b.location?.progress).toBe(2))
      .isQuiet();
    plain()
      .hero('ironbreaker', { wounds: 5 })
      .rolls({ hero: ['success+success'] })
      .acts('ironbreaker', 'rest')
      .heroHas('ironbreaker', { wounds: 3 })
      .isQuiet();
    holding(table(), 'ironbreaker', 'aid', 'test-comfort')
      .hero('waywatcher', { tokens: { attack: 2, aid: 2, explore: 2 } })
      .rolls({ hero: ['success', 'success'] })
      .acts('ironbreaker', 'aid')
      .heroHas('waywatcher', { tokens: { rest: 2 } })
      .heroHas('ironbreaker', { tokens: { rest: 0 } })
      .isQuiet();
  },
);

rule('ACG-ACT-12', 'after a prepare action all four of the hero’s cards are readied', () => {
  table()
    .hero('ironbreaker', { exhausted: ['attack', 'explore', 'rest'] })
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'aid')
    .heroHas('ironbreaker', { exhausted: [] })
    .isQuiet();
});

rule('ACG-ACT-13', 'icon and last line of a prepare card ready the cards once, after the results', () => {
  table()
    .hero('waywatcher', { exhausted: ['explore'] })
    .enemy('x', { in: 'waywatcher', exhausted: true })
    .rolls({ hero: ['success'] })
    .acts('waywatcher', 'attack')
    .emitsInOrder('enemy-wounded', 'action-readied')
    .emitsTimes(2, 'action-readied')
    .emitsTimes(1, 'action-readied', { card: 'orions-hunt' })
    .emitsTimes(1, 'action-readied', { card: 'deadly-shot' })
    .isQuiet();
});

rule(
  'ACG-ACT-14',
  'an action without a target is legal, its successes do nothing, its other lines do',
  () => {
    holding(table(), 'ironbreaker', 'attack', 'test-charge')
      .hero('ironbreaker', { exhausted: ['rest'] })
      .enemy('x', { in: 'waywatcher' })
      .rolls({ hero: ['success', 'success+success'] })
      .acts('ironbreaker', 'attack')
      .answers('p1', 'choose-enemy-to-engage')
      .enemyIs('x', { wounds: 0 })
      .heroHas('ironbreaker', { exhausted: [] })
      .isQuiet();
    table()
      .hero('waywatcher', { status: 'defeated' })
      .hero('ironbreaker', { exhausted: ['rest'] })
      .rolls({ hero: ['success'] })
      .acts('ironbreaker', 'aid')
      .doesNotEmit('tokens-claimed')
      .heroHas('ironbreaker', { exhausted: [] })
      .isQuiet();
  },
);

rule('ACG-ACT-15', 'targets are chosen before tokens are spent, and there is no choosing none', () => {
  plain()
    .hero('ironbreaker', { tokens: { attack: 1 } })
    .enemy('x', { in: 'ironbreaker', exhausted: true })
    .enemy('y', { in: 'ironbreaker', exhausted: true })
    .rolls({ hero: ['defence', 'defence', 'defence'] })
    .acts('ironbreaker', 'attack')
    .asks('p1', 'choose-targets', 'x', 'y')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'x')
    .answers('p1', 'spend-tokens', '0')
    .isQuiet();
  plain()
    .hero('ironbreaker', { tokens: { attack: 1 } })
    .enemy('x', { in: 'ironbreaker', exhausted: true })
    .rolls({ hero: ['defence', 'defence', 'defence'] })
    .acts('ironbreaker', 'attack')
    .emits('action-targets', { targets: ['x'] })
    .answers('p1', 'spend-tokens', '1')
    .enemyIs('x', { wounds: 1 })
    .isQuiet();
});

rule('ACG-ACT-16', 'spent tokens and markers are gone when the action ends', () => {
  plain()
    .hero('ironbreaker', { tokens: { rest: 2 }, wounds: 1 })
    .rolls({ hero: ['critical', 'defence'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'spend-tokens', '2')
    .heroHas('ironbreaker', { wounds: 0, tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
    .check((b) => expect(b.action).toBeNull())
    .isQuiet()
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'explore')
    .check((b) => expect(b.location?.progress).toBe(0))
    .isQuiet();
});

rule('ACG-ACT-17', 'neither the chosen card nor the prepare card can be exhausted as a cost', () => {
  table()
    .deck('dungeon', ['test-bruise'])
    .hero('ironbreaker', { exhausted: ['attack', 'rest'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .heroHas('ironbreaker', { wounds: 1, exhausted: ['attack', 'explore', 'rest'] })
    .isQuiet();
  table()
    .deck('dungeon', ['test-bruise', 'test-hoard'])
    .hero('ironbreaker', { exhausted: ['attack'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .asks('p1', 'resolve-or-bottom', 'resolve', 'bottom')
    .picks('p1', 'bottom')
    .heroHas('ironbreaker', { wounds: 0, exhausted: ['attack', 'explore', 'rest'] })
    .isQuiet();
});
