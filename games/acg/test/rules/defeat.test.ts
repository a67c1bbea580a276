import { expect } from 'vitest';
import { activateEnemy, claimTokens, recoverWounds, runProgram, sufferWounds } from '../../src/procs.js';
import { event } from '../cards.js';
import { addTestCards, rule, table } from '../kit.js';
import { carriedOut } from '../programs.js';

addTestCards(
  event('test-feast', [{ do: { recover: { hero: 'each', count: 2 } } }]),
  event('test-bandage', [{ do: { recover: { hero: 'you', count: 2 } } }]),
);

rule(
  ['ACG-WND-07', 'ACG-COND-05'],
  'a defeated hero is flipped, loses conditions, and his enemies go to the shadows',
  () => {
    table()
      .hero('ironbreaker', { remaining: 1, conditions: ['bleeding', 'sickened'] })
      .enemy('x', { in: 'ironbreaker' })
      .enemy('y', { in: 'ironbreaker' })
      .enemy('z', { in: 'waywatcher' })
      .phase('enemy', 'waywatcher')
      .runs(sufferWounds, { hero: 'ironbreaker', count: 7, from: [] })
      .heroHas('ironbreaker', { status: 'defeated', conditions: [], wounds: 26 })
      .zone('shadows', ['x', 'y'])
      .zone('waywatcher', ['z'])
      .check(({ supply }) => expect(supply).toEqual({ bleeding: 4, empowered: 4, sickened: 4 }))
      .isQuiet();
  },
);

rule('ACG-WND-08', 'everything else before a defeated hero stays as it is', () => {
  table()
    .hero('ironbreaker', {
      remaining: 1,
      exhausted: ['attack', 'rest'],
      gear: ['test-charm'],
      items: ['test-salve'],
      tokens: { explore: 2 },
    })
    .runs(sufferWounds, { hero: 'ironbreaker', count: 1, from: [] })
    .heroHas('ironbreaker', {
      status: 'defeated',
      exhausted: ['attack', 'rest'],
      gear: [{ card: 'test-charm', exhausted: false, depleted: false }],
      items: ['test-salve'],
      tokens: { explore: 2 },
    })
    .isQuiet();
});

rule(
  ['ACG-WND-11', 'ACG-WND-12'],
  'a hero felled in his own activation finishes it; then he is flipped and his enemies move',
  () => {
    const fight = () =>
      table()
        .hero('ironbreaker', { remaining: 1, exhausted: ['attack'], conditions: ['sickened'] })
        .enemy('x', { in: 'ironbreaker', attack: 2 })
        .enemy('n', { card: 'test-nemesis-2', in: 'ironbreaker', attack: 0 })
        .deck('dungeon', ['test-feast'])
        .rolls({ hero: ['success', 'success'], enemy: ['claw', 'nemesis'] });
    fight()
      .acts('ironbreaker', 'explore')
      .answers('p1', 'resolve-or-bottom', 'resolve')
      .emitsInOrder('hero-defeated', 'nemesis-effect', 'dungeon-drawn', 'hero-flipped')
      .heroHas('ironbreaker', { status: 'defeated', wounds: 26, conditions: [] })
      .zone('shadows', ['x', 'n']);
    fight()
      .switched('defeat-in-activation', 'at-once')
      .acts('ironbreaker', 'explore')
      .emitsInOrder('hero-defeated', 'hero-flipped', 'nemesis-effect', 'dungeon-drawn');
  },
);

rule('ACG-WND-12', 'he counts as defeated at once: no recovery, no tokens', () => {
  table()
    .hero('ironbreaker', { status: 'falling', wounds: 26 })
    .phase('hero', 'ironbreaker')
    .runs(runProgram, carriedOut('test-feast/lines'))
    .heroHas('ironbreaker', { wounds: 26, status: 'falling' })
    .isQuiet();
});

rule(
  'ACG-EPH-21',
  'a hero whose own enemy fells him falls in the enemy phase, not at the end of anything',
  () => {
    table()
      .phase('enemy', 'ironbreaker')
      .hero('ironbreaker', { remaining: 1 })
      .enemy('x', { in: 'ironbreaker' })
      .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
      .emitsInOrder('hero-defeated', 'hero-flipped')
      .zone('shadows', ['x']);
  },
);

rule('ACG-WND-12', 'a hero who is falling recovers nothing and gets no tokens, whoever gives them', () => {
  const falling = () =>
    table().hero('ironbreaker', { status: 'falling', wounds: 26 }).phase('hero', 'ironbreaker');
  falling()
    .runs(recoverWounds, { hero: 'ironbreaker', count: 3 })
    .gives(0)
    .heroHas('ironbreaker', { wounds: 26 });
  falling()
    .runs(runProgram, carriedOut('test-bandage/lines'))
    .heroHas('ironbreaker', { wounds: 26, status: 'falling' })
    .isQuiet();
  falling()
    .runs(claimTokens, { hero: 'ironbreaker', count: 2 })
    .heroHas('ironbreaker', { tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
    .isQuiet();
});

rule('ACG-WND-12', 'a hero felled by a claw does not recover by the lines that follow', () => {
  table()
    .hero('waywatcher', { remaining: 1 })
    .enemy('x', { in: 'waywatcher', attack: 1 })
    .rolls({ hero: ['defence', 'success'], enemy: ['claw'] })
    .acts('waywatcher', 'aid')
    .answers('p1', 'place-tokens', 'shield-wall')
    .isQuiet();
  table({ heroes: ['warrior-priest', 'waywatcher'] })
    .hero('warrior-priest', { remaining: 1, exhausted: [] })
    .hero('waywatcher', { wounds: 3 })
    .enemy('x', { in: 'warrior-priest', attack: 2 })
    .rolls({ hero: ['success', 'success'], enemy: ['claw'] })
    .acts('warrior-priest', 'aid')
    .answers('p2', 'place-tokens', '0')
    .answers('p2', 'place-tokens', '0')
    .answers('p2', 'place-tokens', '0')
    .emitsInOrder('hero-defeated', 'hero-flipped')
    .doesNotEmit('recovered', { hero: 'warrior-priest' })
    .heroHas('waywatcher', { wounds: 2 })
    .heroHas('warrior-priest', { status: 'defeated' });
});
