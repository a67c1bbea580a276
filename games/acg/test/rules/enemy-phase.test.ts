import { expect } from 'vitest';
import { activateEnemy, engage, retreat, runProgram } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { enemy, event } from '../cards.js';
import { type AcgTable, addTestCards, rule, table } from '../kit.js';

const burn = { lines: [{ do: { suffer: { enemy: 'this', count: 9 } } }] };
const rouse = (name: string) => ({ lines: [{ do: { activate: { enemy: { name } } } }] });
addTestCards(
  enemy('test-rouser', { bar: ['rouse', 'burn', 'inflict'], keywords: { rouse: rouse('test-brute'), burn } }),
  enemy('test-dying-rouser', {
    bar: ['burn', 'rouse', 'inflict'],
    keywords: { rouse: rouse('test-culler'), burn },
  }),
  enemy('test-culler', {
    bar: ['cull'],
    keywords: { cull: { lines: [{ do: { suffer: { enemy: { name: 'test-stalker' }, count: 9 } } }] } },
  }),
);

const phase = { turn: 0, order: [] };
const activated = (t: AcgTable): unknown[] =>
  t.events
    .filter(({ type, data }) => type === 'keyword' && data.keyword === 'inflict')
    .map(({ data }) => data.enemy);

rule('ACG-EPH-01', 'heroes take turns, one enemy each, until every readied enemy has activated', () => {
  const t = table()
    .enemy('a1', { in: 'ironbreaker' })
    .enemy('a2', { in: 'ironbreaker' })
    .enemy('a3', { in: 'ironbreaker' })
    .enemy('b1', { in: 'waywatcher' })
    .runs(enemyPhase, phase)
    .answers('p1', 'choose-enemy-to-activate', 'a1')
    .answers('p1', 'choose-enemy-to-activate', 'a2')
    .isQuiet();
  expect(activated(t)).toEqual(['a1', 'b1', 'a2', 'a3']);
});

rule('ACG-EPH-02', 'a hero must pick a readied enemy he is engaged with, if there is one', () => {
  const t = table().enemy('x', { in: 'ironbreaker' }).enemy('z').runs(enemyPhase, phase).isQuiet();
  // Nothing was asked: first the leader's own enemy, then the other hero takes the one in the shadows.
  expect(activated(t)).toEqual(['x', 'z']);
  table()
    .enemy('x', { in: 'ironbreaker' })
    .enemy('y', { in: 'ironbreaker' })
    .enemy('z')
    .runs(enemyPhase, phase)
    .asks('p1', 'choose-enemy-to-activate', 'x', 'y');
});

rule(
  'ACG-EPH-03',
  'with none of his own ready he picks from the shadows, faceup or facedown, without seeing the face',
  () => {
    const t = table()
      .enemy('e7', { in: 'ironbreaker', exhausted: true })
      .enemy('e8')
      .enemy('e9', { facedown: true, card: 'test-stalker' })
      .runs(enemyPhase, phase)
      .asks('p1', 'choose-enemy-to-activate', 'e8', 'e9');
    const seen = t.rules.view(t.state, 'p1').enemies.find(({ id }) => id === 'e9');
    expect(seen?.card).toBeNull();
  },
);

rule('ACG-EPH-04', 'a hero with nothing to activate skips his turn and the next goes on', () => {
  const t = table()
    .enemy('b1', { in: 'waywatcher' })
    .enemy('b2', { in: 'waywatcher' })
    .runs(enemyPhase, phase)
    .asks('p2', 'choose-enemy-to-activate', 'b1', 'b2')
    .picks('p2', 'b2')
    .isQuiet();
  expect(activated(t)).toEqual(['b2', 'b1']);
});

rule('ACG-EPH-05', 'keywords resolve completely, from left to right', () => {
  table()
    .phase('enemy', 'ironbreaker')
    .enemy('x', { card: 'test-stalker', attack: 2 })
    .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
    .emitsInOrder('keyword', 'enemy-engaged', 'keyword', 'wounds')
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

rule('ACG-EPH-06', 'a facedown enemy is turned faceup before its keywords', () => {
  table()
    .phase('enemy', 'ironbreaker')
    .enemy('f', { card: 'test-stalker', facedown: true })
    .runs(activateEnemy, { enemy: 'f', hero: 'ironbreaker' })
    .emitsInOrder('enemy-revealed', 'keyword')
    .enemyIs('f', { zone: 'ironbreaker', faceup: true })
    .isQuiet();
});

rule(
  'ACG-EPH-07',
  'each activates once and is exhausted; when none is ready all enemies in play are readied',
  () => {
    const t = table()
      .enemy('a', { in: 'ironbreaker' })
      .enemy('b', { in: 'waywatcher' })
      .enemy('c')
      .enemy('d', { exhausted: true })
      .runs(enemyPhase, phase)
      .isQuiet();
    expect(activated(t)).toEqual(['a', 'b', 'c']);
    for (const id of ['a', 'b', 'c', 'd']) t.enemyIs(id, { exhausted: false });
    table()
      .phase('enemy', 'ironbreaker')
      .enemy('x', { in: 'ironbreaker' })
      .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
      .enemyIs('x', { exhausted: true });
  },
);

rule(
  ['ACG-EPH-08', 'ACG-EPH-09'],
  'outside the enemy phase it resolves alike, with the leader as active hero, and exhausts',
  () => {
    table()
      .phase('peril')
      .leader('waywatcher')
      .enemy('x', { card: 'test-stalker', attack: 2 })
      .runs(activateEnemy, { enemy: 'x', hero: null })
      .heroHas('waywatcher', { wounds: 2 })
      .enemyIs('x', { zone: 'waywatcher', exhausted: true })
      .isQuiet()
      .runs(enemyPhase, phase)
      .doesNotEmit('keyword')
      .heroHas('waywatcher', { wounds: 2 });
  },
);

rule('ACG-EPH-10', 'defeated heroes take no turn', () => {
  const t = table()
    .hero('ironbreaker', { status: 'defeated' })
    .enemy('x', { attack: 1 })
    .enemy('y', { attack: 1 })
    .runs(enemyPhase, phase)
    .picks('p2', 'y')
    .heroHas('waywatcher', { wounds: 2 })
    .isQuiet();
  expect(activated(t)).toEqual(['y', 'x']);
});

rule('ACG-EPH-11', 'a nemesis in the lair does not activate and does not keep the phase from ending', () => {
  table()
    .enemy('n', { card: 'test-nemesis', in: 'lair' })
    .runs(enemyPhase, phase)
    .doesNotEmit('keyword')
    .emits('enemies-readied')
    .isQuiet();
});

rule('ACG-EPH-12', 'an enemy that enters play in the phase activates in it too', () => {
  const t = table()
    .enemy('s', { card: 'test-summoner', in: 'ironbreaker' })
    .deck('enemy', ['test-brute#1'])
    .runs(enemyPhase, phase)
    .heroHas('ironbreaker', { wounds: 1 })
    .isQuiet();
  expect(activated(t)).toEqual(['e1']);
});

rule('ACG-EPH-14', 'Advance moves the enemy to the active hero', () => {
  table()
    .phase('enemy', 'waywatcher')
    .enemy('x', { card: 'test-stalker' })
    .runs(activateEnemy, { enemy: 'x', hero: 'waywatcher' })
    .enemyIs('x', { zone: 'waywatcher' })
    .isQuiet();
});

rule('ACG-EPH-15', 'Retreat moves it to the shadows, faceup', () => {
  table()
    .phase('enemy', 'ironbreaker')
    .enemy('x', { card: 'test-skulker', in: 'ironbreaker' })
    .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
    .enemyIs('x', { zone: 'shadows', faceup: true })
    .isQuiet();
});

rule('ACG-EPH-16', 'Inflict wounds the hero it is engaged with, not the one whose turn it is', () => {
  table()
    .phase('enemy', 'ironbreaker')
    .enemy('x', { in: 'waywatcher', attack: 2 })
    .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
    .heroHas('waywatcher', { wounds: 2 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule('ACG-EPH-17', 'Inflict by an enemy engaged with nobody wounds the active hero', () => {
  table()
    .phase('enemy', 'waywatcher')
    .enemy('x', { attack: 1 })
    .runs(activateEnemy, { enemy: 'x', hero: 'waywatcher' })
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule('ACG-EPH-18', 'no defence of an earlier roll helps against Inflict', () => {
  table()
    .hero('ironbreaker', { wounds: 0 })
    .rolls({ hero: ['success+defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .isQuiet()
    .phase('enemy', 'ironbreaker')
    .enemy('x', { in: 'ironbreaker', attack: 2 })
    .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

rule('ACG-EPH-19', "a hero's effect that makes an enemy retreat does what the keyword does", () => {
  table()
    .enemy('x', { in: 'waywatcher' })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'rest')
    .answers('p2', 'choose-enemy-to-exhaust')
    .enemyIs('x', { zone: 'shadows', faceup: true })
    .emits('dice-rolled', { dice: [{ kind: 'hero' }, { kind: 'hero' }] })
    .isQuiet();
  table().enemy('x', { in: 'ironbreaker' }).runs(retreat, { enemy: 'x' }).zone('shadows', ['x']);
});

rule('ACG-EPH-20', 'an enemy that falls in its own activation finishes it first', () => {
  table()
    .phase('enemy', 'ironbreaker')
    .enemy('x', { card: 'test-martyr', in: 'ironbreaker', attack: 1 })
    .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
    .emitsInOrder('enemy-wounded', 'wounds', 'enemy-defeated')
    .heroHas('ironbreaker', { wounds: 1 })
    .enemyIsGone('x')
    .isQuiet();
});

rule(
  'ACG-EPH-21',
  'a hero felled by the enemy he activates falls at once; the enemy finishes and is exhausted',
  () => {
    table()
      .phase('enemy', 'ironbreaker')
      .hero('ironbreaker', { remaining: 1 })
      .enemy('x', { card: 'test-skulker', in: 'ironbreaker', attack: 2 })
      .enemy('y', { in: 'ironbreaker' })
      .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
      .heroHas('ironbreaker', { status: 'defeated' })
      .zone('shadows', ['x', 'y'])
      .enemyIs('x', { exhausted: true })
      .isQuiet();
  },
);

rule(
  ['ACG-EPH-08', 'ACG-EPH-20'],
  'an enemy whose activation activates another is still activating when that one is done',
  () => {
    const t = table()
      .phase('enemy', 'ironbreaker')
      .enemy('x', { card: 'test-rouser', in: 'ironbreaker', attack: 2 })
      .enemy('y', { in: 'ironbreaker', attack: 1 })
      .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
      .emitsInOrder('wounds', 'enemy-wounded', 'wounds', 'enemy-defeated')
      .heroHas('ironbreaker', { wounds: 3 })
      .enemyIsGone('x')
      .enemyIs('y', { exhausted: true })
      .isQuiet();
    expect(t.board.activating).toEqual([]);
  },
);

rule(
  'ACG-EPH-20',
  'an enemy that has fallen in its activation finishes it, although another falls in one within it',
  () => {
    table()
      .phase('enemy', 'ironbreaker')
      .enemy('x', { card: 'test-dying-rouser', in: 'ironbreaker', attack: 2 })
      .enemy('y', { card: 'test-culler' })
      .enemy('z', { card: 'test-stalker' })
      .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
      .enemyIsGone('z')
      .heroHas('ironbreaker', { wounds: 2 })
      .enemyIsGone('x')
      .enemyIs('y', { exhausted: true })
      .isQuiet();
  },
);

rule(
  'ACG-EPH-21',
  'a hero felled in the middle of a spawn is engaged by none of the enemies that follow',
  () => {
    addTestCards(event('test-ambush-on-you', [{ do: { spawn: { count: 2, hero: 'you' } } }]));
    const vars = { you: 'ironbreaker', self: null, target: null, hero: null, enemy: null, line: 0 } as const;
    // Whomever an elite Orc Boy engages suffers 1 wound.
    table()
      .phase('enemy', 'ironbreaker')
      .hero('ironbreaker', { remaining: 1 })
      .enemy('x', { in: 'ironbreaker' })
      .deck('enemy', ['orc-boy-elite', 'test-brute#1'])
      .runs(runProgram, { ...vars, program: 'test-ambush-on-you/lines' })
      .heroHas('ironbreaker', { status: 'defeated' })
      .zone('ironbreaker', [])
      .zone('shadows', ['x', 'e1', 'e2'])
      .zone('waywatcher', [])
      .isQuiet();
  },
);

rule('ACG-EPH-21', 'no enemy advances to a hero who has just been felled, or engages him', () => {
  addTestCards(
    enemy('test-slayer', {
      bar: ['inflict', 'advance', 'return'],
      keywords: { return: { lines: [{ do: { engage: { enemy: 'this', hero: 'you' } } }] } },
    }),
  );
  table()
    .phase('enemy', 'ironbreaker')
    .hero('ironbreaker', { remaining: 1 })
    .enemy('x', { card: 'test-slayer', in: 'ironbreaker', attack: 2 })
    .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
    .heroHas('ironbreaker', { status: 'defeated' })
    .enemyIs('x', { zone: 'shadows', exhausted: true })
    .isQuiet();
  table()
    .hero('ironbreaker', { status: 'defeated' })
    .enemy('x')
    .runs(engage, { enemy: 'x', hero: 'ironbreaker' })
    .gives('stayed')
    .zone('shadows', ['x']);
});
