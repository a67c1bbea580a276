import { expect } from 'vitest';
import type { AcgBoard } from '../../src/board.js';
import { runProgram, spawn, spawnNamed } from '../../src/procs.js';
import { revealLocation } from '../../src/rules/locations.js';
import { enemy, event } from '../cards.js';
import { addTestCards, addTestQuest, rule, table } from '../kit.js';

const THREE = ['ironbreaker', 'waywatcher', 'warrior-priest'] as const;
const faceup = { place: 'engaged', facedown: false, done: 0 } as const;
/** Distinct cards, so that a test can tell who got which. */
const FOUR = ['test-brute#1', 'test-brute#2', 'test-brute#3', 'test-brute#4'];

rule('ACG-SPAWN-01', 'one at a time, first for the leader, then clockwise', () => {
  table({ heroes: [...THREE] })
    .leader('waywatcher')
    .deck('enemy', FOUR)
    .runs(spawn, { count: 4, ...faceup })
    .check(({ enemies }) => {
      const zones = enemies.map(({ card, zone }) => `${card} ${zone}`);
      const expected = [
        'test-brute#1 waywatcher',
        'test-brute#2 warrior-priest',
        'test-brute#3 ironbreaker',
        'test-brute#4 waywatcher',
      ];
      if (zones.join() !== expected.join()) throw new Error(zones.join('\n'));
    })
    .isQuiet();
});

rule(
  'ACG-SPAWN-02',
  'the top card of the enemy deck comes faceup into the zone of the hero whose turn it is',
  () => {
    table()
      .deck('enemy', ['test-stalker', 'test-brute#1'])
      .runs(spawn, { count: 1, ...faceup })
      .enemyIs('e1', { card: 'test-stalker', zone: 'ironbreaker', faceup: true })
      .check(({ decks }) => {
        if (decks.enemy.draw.join() !== 'test-brute#1') throw new Error('the second card stays on the deck');
      })
      .isQuiet();
  },
);

rule('ACG-SPAWN-03', 'spawned into the shadows an enemy is faceup and engaged with nobody', () => {
  table()
    .deck('enemy', ['test-brute#1'])
    .runs(spawn, { count: 1, place: 'shadows', facedown: false, done: 0 })
    .enemyIs('e1', { zone: 'shadows', faceup: true })
    .zone('ironbreaker', [])
    .isQuiet();
});

rule('ACG-SPAWN-04', 'during an activation an enemy goes to the active hero, not to the leader', () => {
  table()
    .phase('hero', 'waywatcher')
    .deck('enemy', ['test-brute#1'])
    .runs(spawn, { count: 1, ...faceup })
    .enemyIs('e1', { zone: 'waywatcher' })
    .isQuiet();
});

rule('ACG-SPAWN-05', 'several in one activation start at the active hero and go on clockwise', () => {
  const ambush = () =>
    table({ heroes: [...THREE] })
      .phase('hero', 'waywatcher')
      .deck('enemy', FOUR);
  const vars = { you: 'waywatcher', self: 'test-ambush', target: null, hero: null, enemy: null } as const;
  ambush()
    .runs(runProgram, { ...vars, program: 'test-ambush/lines', line: 0 })
    .zone('waywatcher', ['e1'])
    .zone('warrior-priest', ['e2'])
    .isQuiet();
  ambush()
    .switched('spawn-in-activation', 'active-hero')
    .runs(runProgram, { ...vars, program: 'test-ambush/lines', line: 0 })
    .zone('waywatcher', ['e1', 'e2'])
    .isQuiet();
});

rule('ACG-SPAWN-06', 'an enemy that cannot be engaged is placed in the shadows, faceup', () => {
  table()
    .deck('enemy', ['jezzail-team#1'])
    .runs(spawn, { count: 1, ...faceup })
    .enemyIs('e1', { zone: 'shadows', faceup: true })
    .isQuiet();
});

rule(
  'ACG-SPAWN-07',
  'a location spawns its red number faceup on heroes and its black number facedown in the shadows',
  () => {
    table()
      .deck('enemy', ['test-brute#1', 'test-brute#2', 'test-brute#3', 'test-brute#4', 'test-brute#5'])
      .deck('location', ['test-den'])
      .runs(revealLocation, {})
      .zone('ironbreaker', ['e1', 'e3'])
      .zone('waywatcher', ['e2'])
      .zone('shadows', ['e4', 'e5'])
      .enemyIs('e3', { faceup: true })
      .enemyIs('e4', { faceup: false })
      .enemyIs('e5', { faceup: false })
      .isQuiet();
  },
);

rule('ACG-SPAWN-08', 'faceup spawns come before facedown ones', () => {
  table()
    .deck('enemy', ['test-brute#7', 'test-brute#8', 'test-brute#9'])
    .deck('location', ['test-warren'])
    .runs(revealLocation, {})
    .enemyIs('e1', { card: 'test-brute#7', zone: 'ironbreaker' })
    .enemyIs('e2', { card: 'test-brute#8', zone: 'waywatcher' })
    .enemyIs('e3', { card: 'test-brute#9', zone: 'shadows', faceup: false })
    .isQuiet();
});

rule('ACG-SPAWN-09', 'the defeated are skipped, and each instruction starts again at the leader', () => {
  table({ heroes: [...THREE] })
    .hero('waywatcher', { status: 'defeated' })
    .deck('enemy', FOUR)
    .runs(spawn, { count: 3, ...faceup })
    .zone('ironbreaker', ['e1', 'e3'])
    .zone('warrior-priest', ['e2'])
    .runs(spawn, { count: 1, ...faceup })
    .zone('ironbreaker', ['e1', 'e3', 'e4'])
    .isQuiet();
});

rule('ACG-SPAWN-10', 'enemies enter play readied and unhurt', () => {
  table()
    .deck('enemy', ['test-brute#1'])
    .runs(spawn, { count: 1, ...faceup })
    .enemyIs('e1', { exhausted: false, wounds: 0 })
    .hero('ironbreaker', { exhausted: ['attack'] })
    .rolls({ hero: ['defence'], enemy: ['blank'] })
    .acts('ironbreaker', 'aid')
    .emits('dice-rolled', { dice: [{ kind: 'hero' }, { kind: 'enemy' }] })
    .isQuiet();
});

rule('ACG-SPAWN-11', 'a named enemy comes from where the quest keeps it, and the deck stays as it is', () => {
  table()
    .phase('peril')
    .enemy('grump', { card: 'odious-grump', in: 'lair' })
    .deck('enemy', ['test-brute#1'])
    .runs(spawnNamed, { card: 'odious-grump' })
    .enemyIs('grump', { zone: 'ironbreaker', faceup: true })
    .check(({ decks }) => {
      if (decks.enemy.draw.length !== 1) throw new Error('the enemy deck was touched');
    })
    .isQuiet();
});

rule(
  ['ACG-GOLD-03', 'ACG-SPAWN-04'],
  'a sheet that sends spawned enemies to the leader replaces whom they engage',
  () => {
    addTestQuest('test-leader-besieged', { overrides: { spawn: 'leader' } });
    const besieged = () =>
      table({ heroes: [...THREE], quest: 'test-leader-besieged' })
        .leader('warrior-priest')
        .phase('hero', 'waywatcher');
    // Whomever an elite Orc Boy engages suffers 1 wound: nobody but the leader does.
    besieged()
      .deck('enemy', ['orc-boy-elite', 'test-brute#1'])
      .runs(spawn, { count: 2, ...faceup })
      .emitsTimes(2, 'enemy-engaged')
      .zone('warrior-priest', ['e1', 'e2'])
      .heroHas('warrior-priest', { wounds: 1 })
      .heroHas('waywatcher', { wounds: 0 })
      .isQuiet();
    besieged()
      .enemy('grump', { card: 'odious-grump', in: 'lair' })
      .runs(spawnNamed, { card: 'odious-grump' })
      .zone('warrior-priest', ['grump'])
      .isQuiet();
    besieged()
      .deck('enemy', ['test-brute#1'])
      .runs(spawn, { count: 1, place: 'shadows', facedown: true, done: 0 })
      .zone('shadows', ['e1'])
      .isQuiet();
  },
);

rule(
  ['ACG-GOLD-03', 'ACG-ROUND-06'],
  'a sheet sends spawned enemies to the next hero once the leader is defeated',
  () => {
    addTestQuest('test-next-besieged', { overrides: { spawn: 'leader' } });
    table({ heroes: [...THREE], quest: 'test-next-besieged' })
      .phase('location')
      .hero('ironbreaker', { remaining: 1 })
      .deck('enemy', ['orc-boy-elite', 'test-brute#1'])
      .runs(spawn, { count: 2, ...faceup })
      .heroHas('ironbreaker', { status: 'defeated' })
      .zone('shadows', ['e1'])
      .zone('waywatcher', ['e2'])
      .isQuiet();
  },
);

rule('ACG-SPAWN-09', 'a hero who falls while enemies spawn is passed over from then on', () => {
  table({ heroes: [...THREE] })
    .phase('location')
    .hero('ironbreaker', { remaining: 1 })
    .deck('enemy', ['orc-boy-elite', 'test-brute#1', 'test-brute#2', 'test-brute#3'])
    .runs(spawn, { count: 4, ...faceup })
    .heroHas('ironbreaker', { status: 'defeated' })
    .zone('ironbreaker', [])
    .zone('waywatcher', ['e2', 'e4'])
    .zone('warrior-priest', ['e3'])
    .zone('shadows', ['e1'])
    .isQuiet();
});

rule('ACG-SPAWN-11', 'a named enemy follows the spawn order where the active hero is defeated', () => {
  table({ heroes: [...THREE] })
    .phase('hero', 'ironbreaker')
    .hero('ironbreaker', { status: 'falling' })
    .enemy('grump', { card: 'odious-grump', in: 'lair' })
    .runs(spawnNamed, { card: 'odious-grump' })
    .enemyIs('grump', { zone: 'waywatcher' })
    .isQuiet();
});

const program = (id: string) =>
  ({
    you: 'waywatcher',
    self: id,
    target: null,
    hero: null,
    enemy: null,
    program: `${id}/lines`,
    line: 0,
  }) as const;

rule(['ACG-SPAWN-03', 'ACG-GOLD-02'], 'an effect may say whom spawned enemies engage', () => {
  addTestCards(
    event('test-manhunt', [{ do: { spawn: { count: 2, hero: { most: 'wounds' } } } }]),
    event('test-grump-hunts', [{ do: { spawn: { named: 'odious-grump', hero: 'leader' } } }]),
  );
  const hunted = () =>
    table({ heroes: [...THREE] })
      .phase('hero', 'waywatcher')
      .deck('enemy', FOUR);
  hunted()
    .hero('warrior-priest', { wounds: 2 })
    .runs(runProgram, program('test-manhunt'))
    .zone('warrior-priest', ['e1', 'e2'])
    .zone('waywatcher', [])
    .isQuiet();
  hunted()
    .enemy('grump', { card: 'odious-grump', in: 'lair' })
    .runs(runProgram, program('test-grump-hunts'))
    .zone('ironbreaker', ['grump'])
    .isQuiet();
});

rule(['ACG-GOLD-06', 'ACG-SPAWN-03'], 'the players choose where several heroes fit', () => {
  addTestCards(event('test-tied-manhunt', [{ do: { spawn: { hero: { most: 'wounds' } } } }]));
  table({ heroes: [...THREE] })
    .hero('waywatcher', { wounds: 2 })
    .hero('warrior-priest', { wounds: 2 })
    .deck('enemy', FOUR)
    .runs(runProgram, program('test-tied-manhunt'))
    .asks('party', 'choose-hero-to-be-engaged', 'waywatcher', 'warrior-priest')
    .picks('party', 'warrior-priest')
    .zone('warrior-priest', ['e1'])
    .isQuiet();
});

rule(
  ['ACG-SPAWN-06', 'ACG-AER-07'],
  'where the hero that an effect names is missing, its enemies wait in the shadows',
  () => {
    addTestCards(event('test-hunt-for-nobody', [{ do: { spawn: { hero: 'target' } } }]));
    table()
      .phase('hero', 'waywatcher')
      .deck('enemy', FOUR)
      .runs(runProgram, program('test-hunt-for-nobody'))
      .enemyIs('e1', { zone: 'shadows', faceup: true })
      .isQuiet();
  },
);

rule('ACG-GOLD-03', 'the sheet overrides a card that names another hero for a spawned enemy', () => {
  addTestQuest('test-leader-still-besieged', { overrides: { spawn: 'leader' } });
  addTestCards(event('test-lost-manhunt', [{ do: { spawn: { hero: { most: 'wounds' } } } }]));
  const besieged = () =>
    table({ heroes: [...THREE], quest: 'test-leader-still-besieged' })
      .phase('hero', 'waywatcher')
      .hero('waywatcher', { wounds: 3 })
      .hero('warrior-priest', { wounds: 3 })
      .deck('enemy', FOUR);
  // Nobody is asked which of the two it would have been.
  besieged().runs(runProgram, program('test-lost-manhunt')).zone('ironbreaker', ['e1']).isQuiet();
  besieged()
    .runs(spawn, { count: 1, ...faceup, to: 'waywatcher' })
    .zone('ironbreaker', ['e1'])
    .isQuiet();
});

rule('ACG-SPAWN-11', 'wherever the quest keeps it: set aside, in the deck or on its pile', () => {
  const NEMESIS = 'test-nemesis';
  const brutes = ['test-brute#1', 'test-brute#2'];
  const spawned = (lay: (b: AcgBoard) => void) =>
    table()
      .phase('peril')
      .deck('enemy', brutes, ['test-brute#3'])
      .given(lay)
      .runs(spawnNamed, { card: NEMESIS })
      .gives(true)
      .enemyIs('e1', { card: NEMESIS, zone: 'ironbreaker', faceup: true, exhausted: false, wounds: 0 })
      .isQuiet()
      .check(({ aside, decks }) => {
        expect(aside).toEqual([]);
        expect(decks.enemy).toMatchObject({
          draw: ['test-brute#2', 'test-brute#1'],
          discard: ['test-brute#3'],
        });
      });
  spawned((b) => b.aside.push(NEMESIS));
  spawned((b) => b.decks.enemy.draw.splice(1, 0, NEMESIS));
  spawned((b) => b.decks.enemy.discard.unshift(NEMESIS));
});

rule(['ACG-SPAWN-11', 'ACG-CONT-28'], 'an enemy that is in a zone already is not spawned again', () => {
  table()
    .phase('peril')
    .enemy('grump', { card: 'odious-grump', in: 'waywatcher', wounds: 2, exhausted: true })
    .runs(spawnNamed, { card: 'odious-grump' })
    .gives(false)
    .doesNotEmit('enemy-spawned')
    .enemyIs('grump', { zone: 'waywatcher', wounds: 2, exhausted: true })
    .isQuiet();
});

rule(['ACG-SPAWN-11', 'ACG-NEM-10'], 'what leaves the lair is heard from then on', () => {
  addTestCards(
    enemy('test-herald', {
      rank: 'nemesis',
      abilities: [{ window: 'enemy-spawns', lines: [{ do: { suffer: { hero: 'leader', count: 1 } } }] }],
    }),
  );
  table()
    .phase('peril')
    .enemy('herald', { card: 'test-herald', in: 'lair' })
    .runs(spawnNamed, { card: 'test-herald' })
    .heroHas('ironbreaker', { wounds: 1 })
    .isQuiet();
});
