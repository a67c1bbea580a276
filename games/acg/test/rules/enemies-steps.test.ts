import { expect } from 'vitest';
import { enterPlay } from '../../src/in-play.js';
import {
  activateEnemy,
  engage,
  exhaustEnemy,
  gainCondition,
  inflict,
  loseCondition,
  retreat,
  reveal,
  spawn,
} from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { actionsToExhaust } from '../../src/rules/exhausting.js';
import { enemy, gear } from '../cards.js';
import { type AcgTable, addTestCards, addTestQuest, rule, table } from '../kit.js';
import { verdicts } from '../verdicts.js';

const PERIL = { do: { peril: { change: 1 } } };
addTestCards(
  gear('test-alarm', { abilities: [{ window: 'enemy-spawns', about: 'any', lines: [PERIL] }] }),
  enemy('test-herald', { abilities: [{ window: 'enemy-spawns', lines: [PERIL] }] }),
);
addTestCards(
  enemy('test-deserter', {
    bar: ['desert', 'inflict'],
    keywords: { desert: { lines: [{ do: { addToPool: { card: 'test-deserter' } } }] } },
  }),
);
addTestQuest('test-ends-with-an-enemy', {
  questRules: [{ window: 'enemy-activates', lines: [{ do: { endQuest: { result: 'lost' } } }] }],
});
const peril = ({ board }: AcgTable) => board.peril;
const zones = ({ board }: AcgTable) => board.enemies.map(({ zone }) => zone);

rule(['ACG-QUEST-05', 'ACG-ROUND-07'], 'after each enemy nobody is active, and who fell is past', () => {
  const t = table()
    .enemy('x', { card: 'test-martyr', in: 'ironbreaker' })
    .runs(enemyPhase, { turn: 0, order: [] })
    .enemyIsGone('x')
    .isQuiet();
  expect(t.board.active).toBeNull();
  expect(t.board.fallen).toEqual({});
});

rule(['ACG-EPH-01', 'ACG-QUEST-04'], 'no enemy activates once the quest is decided', () => {
  table({ quest: 'test-ends-with-an-enemy' })
    .given((_, now) => enterPlay(now, 'quest', 'test-ends-with-an-enemy'))
    .enemy('x', { in: 'ironbreaker' })
    .enemy('y', { in: 'waywatcher' })
    .runs(enemyPhase, { turn: 0, order: [] })
    .emitsTimes(1, 'keyword')
    .check(({ result }) => expect(result).toBe('lost'))
    .isQuiet();
});

rule('ACG-EPH-08', 'an enemy that is gone does not activate', () => {
  const t = table().runs(activateEnemy, { enemy: 'gone', hero: 'ironbreaker' }).isQuiet();
  expect(t.board.activating).toEqual([]);
  const deserted = table({ campaign: 'an-uneasy-alliance' })
    .phase('enemy', 'ironbreaker')
    .enemy('x', { card: 'test-deserter', in: 'ironbreaker' })
    .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
    .enemyIsGone('x')
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
  expect(deserted.board.activating).toEqual([]);
  expect(deserted.board.campaign?.pool).toEqual(['test-deserter']);
});

rule(['ACG-EPH-14', 'ACG-EPH-16'], 'with nobody left to advance to or to wound an enemy does nothing', () => {
  table()
    .hero('ironbreaker', { status: 'defeated', wounds: 26 })
    .hero('waywatcher', { status: 'defeated', wounds: 21 })
    .enemy('x', { card: 'test-stalker' })
    .runs(activateEnemy, { enemy: 'x', hero: null })
    .enemyIs('x', { zone: 'shadows', exhausted: true })
    .isQuiet();
});

rule(['ACG-EPH-17', 'ACG-EPH-18'], 'whom an enemy inflicts wounds on, wherever it is', () => {
  const inflicts = (zone: 'lair' | 'shadows' | 'waywatcher') =>
    table()
      .phase('enemy', 'ironbreaker')
      .enemy('x', { in: zone, attack: 2 })
      .runs(inflict, { enemy: 'x' })
      .board.heroes.map(({ wounds }) => wounds);
  expect(inflicts('lair')).toEqual([2, 0]);
  expect(inflicts('shadows')).toEqual([2, 0]);
  expect(inflicts('waywatcher')).toEqual([0, 2]);
});

rule(['ACG-SPAWN-02', 'ACG-SPAWN-07', 'ACG-ZONE-14'], 'a facedown enemy spawns unheard', () => {
  const spawns = (facedown: boolean) =>
    table()
      .hero('ironbreaker', { gear: ['test-alarm'] })
      .deck('enemy', ['test-herald'])
      .runs(spawn, { count: 1, place: 'shadows', facedown, done: 0 })
      .isQuiet();
  const heard = (t: AcgTable) => t.board.listening['enemy-spawns'];
  expect(peril(spawns(true))).toBe(0);
  expect(heard(spawns(true))).toEqual(['test-alarm|test-alarm/abilities.0']);
  const faceup = spawns(false);
  expect(peril(faceup)).toBe(2);
  expect(heard(faceup)).toEqual(['test-alarm|test-alarm/abilities.0', 'e1|test-herald/abilities.0']);
});

rule(
  ['ACG-SPAWN-04', 'ACG-SPAWN-09'],
  'the switch sends all to the active hero; without one they go round',
  () => {
    const two = () =>
      table().switched('spawn-in-activation', 'active-hero').deck('enemy', ['test-brute#1', 'test-brute#2']);
    const spawned = (t: AcgTable) =>
      zones(t.runs(spawn, { count: 2, place: 'engaged', facedown: false, done: 0 }));
    expect(spawned(two().phase('location'))).toEqual(['ironbreaker', 'waywatcher']);
    expect(spawned(two().phase('hero', 'waywatcher'))).toEqual(['waywatcher', 'waywatcher']);
    const falling = two().phase('hero', 'waywatcher').hero('waywatcher', { status: 'falling' });
    expect(spawned(falling)).toEqual(['shadows', 'shadows']);
  },
);

rule(['ACG-DECK-16', 'ACG-DECK-17'], 'an empty pile is not shuffled into an empty deck', () => {
  table()
    .runs(spawn, { count: 1, place: 'engaged', facedown: false, done: 0 })
    .gives(false)
    .doesNotEmit('deck-rebuilt')
    .isQuiet();
});

rule(
  ['ACG-ZONE-03', 'ACG-ZONE-04', 'ACG-ZONE-05'],
  'an enemy that finds a zone full strikes and goes to the shadows, from wherever it comes',
  () => {
    table()
      .enemy('a', { in: 'ironbreaker' })
      .enemy('b', { in: 'ironbreaker' })
      .enemy('c', { in: 'ironbreaker' })
      .enemy('x', { in: 'waywatcher', attack: 2 })
      .runs(engage, { enemy: 'x', hero: 'ironbreaker' })
      .gives('overflowed')
      .zone('shadows', ['x'])
      .heroHas('ironbreaker', { wounds: 2 });
  },
);

rule('ACG-ZONE-07', 'an enemy engages whom it is engaged with, and nothing changes', () => {
  table()
    .enemy('x', { in: 'ironbreaker' })
    .runs(engage, { enemy: 'x', hero: 'ironbreaker' })
    .gives('engaged')
    .doesNotEmit('enemy-engaged')
    .zone('ironbreaker', ['x']);
});

rule(['ACG-ZONE-11', 'ACG-ZONE-15'], 'an enemy is revealed once', () => {
  const t = table()
    .enemy('x', { card: 'test-herald' })
    .runs(reveal, { enemy: 'x' })
    .doesNotEmit('enemy-revealed');
  expect(t.board.listening['enemy-spawns']).toEqual(['x|test-herald/abilities.0']);
});

rule(['ACG-EPH-15', 'ACG-EPH-19'], 'only an engaged enemy retreats', () => {
  const retreats = (zone: 'lair' | 'shadows' | 'waywatcher') =>
    table().enemy('x', { in: zone }).runs(retreat, { enemy: 'x' });
  expect(zones(retreats('lair').doesNotEmit('enemy-retreated'))).toEqual(['lair']);
  expect(zones(retreats('shadows').doesNotEmit('enemy-retreated'))).toEqual(['shadows']);
  expect(zones(retreats('waywatcher').emits('enemy-retreated'))).toEqual(['shadows']);
});

rule(['ACG-EXH-01', 'ACG-GOLD-04'], 'nothing is exhausted that is gone or cannot be', () => {
  table().runs(exhaustEnemy, { enemy: 'gone' }).gives(false);
  table().enemy('x', { card: 'test-stubborn' }).runs(exhaustEnemy, { enemy: 'x' }).gives(false);
  table().enemy('x').runs(exhaustEnemy, { enemy: 'x' }).gives(true).enemyIs('x', { exhausted: true });
  expect(
    verdicts(
      table(),
      actionsToExhaust(() => undefined),
      {},
    ),
  ).toEqual([]);
});

rule(
  ['ACG-COND-01', 'ACG-COND-03', 'ACG-SETUP-08'],
  'a condition is taken from the supply, by a hero who stands, once',
  () => {
    const gains = (t: AcgTable, supply: number) =>
      t
        .given((b) => {
          b.supply.bleeding = supply;
        })
        .runs(gainCondition, { hero: 'ironbreaker', condition: 'bleeding' }).board;
    const seen = (t: AcgTable, supply: number) => {
      const { heroes, supply: left } = gains(t, supply);
      return [heroes[0]?.conditions, left.bleeding];
    };
    expect(seen(table(), 4)).toEqual([['bleeding'], 3]);
    expect(seen(table(), 1)).toEqual([['bleeding'], 0]);
    expect(seen(table(), 0)).toEqual([[], 0]);
    expect(seen(table().hero('ironbreaker', { status: 'defeated' }), 4)).toEqual([[], 4]);
    expect(seen(table().hero('ironbreaker', { conditions: ['bleeding'] }), 3)).toEqual([['bleeding'], 3]);
  },
);

rule(['ACG-COND-02', 'ACG-DECK-15'], 'a condition that a hero does not have is not lost', () => {
  const t = table()
    .hero('ironbreaker', { conditions: ['sickened'] })
    .runs(loseCondition, { hero: 'ironbreaker', condition: 'bleeding' })
    .heroHas('ironbreaker', { conditions: ['sickened'] });
  expect(t.board.supply).toEqual({ bleeding: 4, empowered: 4, sickened: 3 });
});
