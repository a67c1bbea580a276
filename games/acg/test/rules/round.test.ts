import { expect } from 'vitest';
import { runProgram, sufferWounds } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { perilPhase } from '../../src/rules/peril.js';
import { heroPhase, round } from '../../src/rules/round.js';
import type { HeroId } from '../../src/terms.js';
import { enemy, event } from '../cards.js';
import { type AcgTable, addTestCards, addTestQuest, rule, table } from '../kit.js';

const hits = (hero: string) => [{ do: { suffer: { hero, count: 1 } } }];
addTestCards(event('test-hit-leader', hits('leader')), event('test-hit-you', hits('you')));
const told = (program: string) =>
  ({ you: null, self: 'quest', target: null, hero: null, enemy: null, program, line: 0 }) as const;
const THREE = ['ironbreaker', 'waywatcher', 'warrior-priest'] as const;
const phases = (t: AcgTable): unknown[] =>
  t.events.filter(({ type }) => type === 'phase').map(({ data }) => data.phase);

/** Every hero rests with nobody around until the round is over. */
function restThrough(t: AcgTable): AcgTable {
  for (let i = 0; i < 12 && t.state.open.length > 0; i++) {
    const [open] = t.state.open;
    const rest = open?.options.find((id) => ['stubborn-resolve', 'watchful-spites'].includes(id));
    t.picks(open?.seat ?? 'p1', rest ?? (open?.options[0] as string));
  }
  return t;
}

rule('ACG-ROUND-01', 'hero, enemy, location, peril: one round', () => {
  const t = restThrough(table().runs(round, {})).isQuiet();
  expect(phases(t)).toEqual(['hero', 'enemy', 'location', 'peril']);
  expect(t.board.round).toBe(2);
});

rule('ACG-ROUND-01', 'what lasts for a phase ends with that phase, the peril phase too', () => {
  table()
    .given((b) => b.modifiers.push({ stat: 'attack', on: 'x', add: 1, until: 'phase', source: 'quest' }))
    .given((b) => b.vetoes.push({ verb: 'be-engaged', on: 'x', until: 'phase', source: 'quest' }))
    .runs(perilPhase, {})
    .check(({ modifiers, vetoes }) => expect([...modifiers, ...vetoes]).toEqual([]));
});

rule('ACG-ROUND-07', 'what lasts for an activation ends with an enemy’s activation as with a hero’s', () => {
  table()
    .enemy('x', { in: 'ironbreaker', attack: 1 })
    .given((b) => b.modifiers.push({ stat: 'attack', on: 'x', add: 1, until: 'activation', source: 'quest' }))
    .runs(enemyPhase, { turn: 0, order: [] })
    .heroHas('ironbreaker', { wounds: 2 })
    .check(({ modifiers }) => expect(modifiers.filter(({ until }) => until === 'activation')).toEqual([]));
});

rule('ACG-ROUND-02', 'the leader activates first and is first to activate an enemy', () => {
  table({ heroes: [...THREE] })
    .leader('waywatcher')
    .runs(heroPhase, { order: [], next: 0 })
    .isAsked('p2')
    .isNotAsked('p1');
  const t = table({ heroes: [...THREE] })
    .leader('waywatcher')
    .enemy('a', { in: 'ironbreaker' })
    .enemy('b', { in: 'waywatcher' })
    .enemy('c', { in: 'warrior-priest' })
    .runs(enemyPhase, { turn: 0, order: [] })
    .isQuiet();
  const order = t.events.filter(({ type }) => type === 'keyword').map(({ data }) => data.enemy);
  expect(order).toEqual(['b', 'c', 'a']);
});

rule('ACG-ROUND-03', 'each peril phase ends with the token going to the next hero clockwise', () => {
  const next = table({ heroes: [...THREE] })
    .leader('warrior-priest')
    .phase('peril')
    .runs(perilPhase, {});
  expect(next.board.leader).toBe('ironbreaker');
});

rule('ACG-ROUND-04', 'a defeated hero does not receive the token', () => {
  const next = table({ heroes: [...THREE] })
    .hero('waywatcher', { status: 'defeated' })
    .phase('peril')
    .runs(perilPhase, {});
  expect(next.board.leader).toBe('warrior-priest');
});

rule('ACG-ROUND-05', 'a defeated leader keeps the token until the peril phase passes it on', () => {
  const t = table({ heroes: [...THREE] })
    .hero('ironbreaker', { remaining: 1 })
    .phase('hero', 'waywatcher')
    .runs(sufferWounds, { hero: 'ironbreaker', count: 1, from: [] })
    .heroHas('ironbreaker', { status: 'defeated' });
  expect(t.board.leader).toBe('ironbreaker');
  t.phase('peril').runs(perilPhase, {});
  expect(t.board.leader).toBe('waywatcher');
});

rule('ACG-ROUND-06', 'what is aimed at a defeated leader hits the next hero standing', () => {
  table({ heroes: [...THREE] })
    .hero('ironbreaker', { status: 'defeated' })
    .hero('waywatcher', { status: 'defeated' })
    .runs(runProgram, told('test-hit-leader/lines'))
    .heroHas('warrior-priest', { wounds: 1 })
    .isQuiet();
});

rule('ACG-ROUND-07', 'the active hero is the one who activates, or who resolves an enemy', () => {
  const heroes = table().leader('waywatcher').runs(heroPhase, { order: [], next: 0 });
  expect(heroes.board.active).toBe('waywatcher');
  const enemies = table()
    .leader('waywatcher')
    .enemy('x', { in: 'waywatcher' })
    .enemy('y', { in: 'waywatcher' })
    .runs(enemyPhase, { turn: 0, order: [] })
    .asks('p2', 'choose-enemy-to-activate', 'x', 'y');
  expect(enemies.board.active).toBe('waywatcher');
});

rule('ACG-ROUND-08', "'you' on an enemy card is the active hero", () => {
  addTestCards(enemy('test-spitter', { bar: ['spit'], keywords: { spit: { lines: hits('you') } } }));
  table()
    .leader('waywatcher')
    .enemy('x', { card: 'test-spitter' })
    .runs(enemyPhase, { turn: 0, order: [] })
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule('ACG-ROUND-09', 'without an active hero the leader is meant', () => {
  table()
    .leader('waywatcher')
    .phase('peril')
    .runs(runProgram, told('test-hit-you/lines'))
    .heroHas('waywatcher', { wounds: 1 })
    .isQuiet();
});

rule('ACG-ROUND-06', 'the next hero is the one clockwise of the leader, wherever the leader sits', () => {
  const hit = (leader: HeroId, ...defeated: HeroId[]) => {
    const t = table({ heroes: [...THREE] }).leader(leader);
    for (const hero of defeated) t.hero(hero, { status: 'defeated' });
    t.runs(runProgram, told('test-hit-leader/lines')).isQuiet();
    return THREE.filter((id) => t.board.heroes.find((hero) => hero.id === id)?.wounds === 1);
  };
  expect(hit('waywatcher')).toEqual(['waywatcher']);
  expect(hit('waywatcher', 'waywatcher')).toEqual(['warrior-priest']);
  expect(hit('waywatcher', 'waywatcher', 'warrior-priest')).toEqual(['ironbreaker']);
  expect(hit('warrior-priest', 'warrior-priest')).toEqual(['ironbreaker']);
});

rule('ACG-ROUND-09', 'a peril effect on the active hero hits the leader, or the next hero standing', () => {
  addTestQuest('test-hit-in-peril', {
    perilTrack: [null, 'green'],
    perilEffects: { green: { lines: hits('you') } },
  });
  const peril = () => table({ heroes: [...THREE], quest: 'test-hit-in-peril' }).leader('waywatcher');
  peril()
    .runs(perilPhase, {})
    .heroHas('ironbreaker', { wounds: 0 })
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('warrior-priest', { wounds: 0 })
    .isQuiet();
  peril()
    .hero('waywatcher', { status: 'defeated' })
    .runs(perilPhase, {})
    .heroHas('ironbreaker', { wounds: 0 })
    .heroHas('warrior-priest', { wounds: 1 })
    .isQuiet();
});

rule('ACG-ROUND-01', 'the table knows in which phase and round it is', () => {
  const seen: string[] = [];
  const note = (t: AcgTable) => seen.push(`${t.board.round} ${t.board.phase} ${t.state.open[0]?.ask}`);
  addTestQuest('test-question-in-peril', {
    perilTrack: [null, 'green'],
    perilEffects: { green: { lines: [{ do: { suffer: { hero: 'one', count: 1 } } }] } },
  });
  const t = table({ quest: 'test-question-in-peril' })
    .hero('waywatcher', { status: 'defeated' })
    .enemy('x')
    .enemy('y')
    .location('test-hall', 6)
    .deck('location', ['test-gate'])
    .rolls({ hero: ['defence', 'defence', 'defence'] })
    .runs(round, {});
  note(t);
  t.answers('p1', 'choose-action', 'stubborn-resolve').answers('p1', 'choose-action', 'shield-wall');
  note(t);
  t.answers('p1', 'choose-enemy-to-activate', 'x');
  note(t);
  t.hero('waywatcher', { status: 'standing' }).answers('party', 'travel-or-stay', 'stay');
  note(t);
  t.answers('party', 'choose-hero-to-suffer', 'waywatcher').isQuiet();
  expect(seen).toEqual([
    '1 hero choose-action',
    '1 enemy choose-enemy-to-activate',
    '1 location travel-or-stay',
    '1 peril choose-hero-to-suffer',
  ]);
  expect(t.board.round).toBe(2);
});

rule('ACG-ROUND-01', 'what lasts for a phase is over in the next, whichever it is', () => {
  const lasting = (t: AcgTable) =>
    t.given((b) => {
      b.modifiers.push({ stat: 'attack', on: 'x', add: 1, until: 'phase', source: 'test' });
      b.vetoes.push({ verb: 'recover', on: 'ironbreaker', until: 'phase', source: 'test' });
    });
  const over = (t: AcgTable) => expect([...t.board.modifiers, ...t.board.vetoes]).toEqual([]);
  addTestQuest('test-another-question-in-peril', {
    perilTrack: [null, 'green'],
    perilEffects: { green: { lines: [{ may: { peril: { change: -1 } } }] } },
  });
  const t = table({ quest: 'test-another-question-in-peril' })
    .hero('waywatcher', { status: 'defeated' })
    .enemy('x')
    .enemy('y')
    .location('test-hall', 6)
    .deck('location', ['test-gate'])
    .rolls({ hero: ['defence', 'defence', 'defence'] })
    .runs(round, {});
  lasting(t).answers('p1', 'choose-action', 'stubborn-resolve').answers('p1', 'choose-action', 'shield-wall');
  t.isAsked('p1');
  over(t);
  lasting(t).answers('p1', 'choose-enemy-to-activate', 'x').asks('party', 'travel-or-stay', 'travel', 'stay');
  over(t);
  lasting(t).answers('party', 'travel-or-stay', 'stay').asks('p1', 'carry-out-line', 'yes', 'no');
  over(t);
  lasting(t).picks('p1', 'no').isQuiet();
  over(t);
});
