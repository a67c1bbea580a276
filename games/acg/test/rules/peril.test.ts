import { expect } from 'vitest';
import { movePeril } from '../../src/procs.js';
import { perilPhase } from '../../src/rules/peril.js';
import { type AcgTable, addTestQuest, rule, table } from '../kit.js';

const wound = (count: number) => ({ lines: [{ do: { suffer: { hero: 'leader', count } } }] });
addTestQuest('test-track', {
  // Start, plain, green, plain, blue, red.
  perilTrack: [null, null, 'green', null, 'blue', 'red'],
  perilEffects: { green: wound(1), blue: wound(2), red: wound(3) },
});

const onSpace = (peril: number): AcgTable =>
  table({ quest: 'test-track' })
    .phase('peril')
    .given((b) => {
      b.peril = peril;
    });
const peril = (t: AcgTable): number => t.board.peril;

rule('ACG-PERIL-01', 'the peril phase moves the token one space to the right', () => {
  expect(peril(onSpace(2).runs(perilPhase, {}).isQuiet())).toBe(3);
});

rule('ACG-PERIL-02', 'the colour of the new space brings on its effect, once', () => {
  onSpace(1)
    .runs(perilPhase, {})
    .emitsTimes(1, 'peril-effect', { colour: 'green' })
    .heroHas('ironbreaker', { wounds: 1 });
});

rule('ACG-PERIL-03', 'each colour has its own effect; a plain space has none', () => {
  onSpace(0).runs(perilPhase, {}).doesNotEmit('peril-effect').heroHas('ironbreaker', { wounds: 0 });
  onSpace(1)
    .runs(perilPhase, {})
    .emits('peril-effect', { colour: 'green' })
    .heroHas('ironbreaker', { wounds: 1 });
  onSpace(3)
    .runs(perilPhase, {})
    .emits('peril-effect', { colour: 'blue' })
    .heroHas('ironbreaker', { wounds: 2 });
  onSpace(4)
    .runs(perilPhase, {})
    .emits('peril-effect', { colour: 'red' })
    .heroHas('ironbreaker', { wounds: 3 });
});

rule(
  'ACG-PERIL-04',
  'on the last space the token stays and its effect comes again in each peril phase',
  () => {
    const t = onSpace(5).runs(perilPhase, {}).runs(perilPhase, {}).runs(perilPhase, {}).isQuiet();
    expect(peril(t)).toBe(5);
    // The leader token goes round: first, second, first hero.
    t.heroHas('ironbreaker', { wounds: 6 }).heroHas('waywatcher', { wounds: 3 });
  },
);

rule('ACG-PERIL-05', 'peril moves one space unless more is said, and never leaves the track', () => {
  expect(peril(onSpace(3).runs(movePeril, { change: -1 }))).toBe(2);
  expect(peril(onSpace(0).runs(movePeril, { change: -1 }))).toBe(0);
  expect(peril(onSpace(4).runs(movePeril, { change: 3 }))).toBe(5);
});

rule('ACG-PERIL-06', 'peril moved by anything but the peril phase triggers nothing', () => {
  onSpace(3)
    .runs(movePeril, { change: 1 })
    .doesNotEmit('peril-effect')
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule(
  'ACG-PERIL-06',
  'a card that takes the token off its space brings no effect on, neither that of the old space',
  () => {
    const candle = 'warding-candle|warding-candle/abilities.0';
    const lit = (space: number) =>
      onSpace(space)
        .hero('ironbreaker', { gear: ['warding-candle'] })
        .runs(perilPhase, {})
        .picks('p1', candle);
    for (const space of [1, 2]) {
      const t = lit(space).doesNotEmit('peril-effect').heroHas('ironbreaker', { wounds: 0 });
      expect(t.board.peril).toBe(space);
    }
  },
);

rule('ACG-PERIL-07', 'first the peril effect, then the leader token, then the next round', () => {
  const t = onSpace(1).runs(perilPhase, {}).emitsInOrder('peril-effect', 'wounds', 'leader').isQuiet();
  t.heroHas('ironbreaker', { wounds: 1 });
  expect(t.board).toMatchObject({ leader: 'waywatcher', round: 2 });
});

rule('ACG-PERIL-08', 'a coloured space that is entered again brings on its effect again', () => {
  onSpace(1)
    .runs(perilPhase, {})
    .runs(movePeril, { change: -1 })
    .leader('ironbreaker')
    .runs(perilPhase, {})
    .emits('peril-effect', { colour: 'green' })
    .heroHas('ironbreaker', { wounds: 2 });
});

rule('ACG-PERIL-05', 'a token that stays where it is has not moved', () => {
  onSpace(5).runs(movePeril, { change: 1 }).doesNotEmit('peril-moved').isQuiet();
  onSpace(0).runs(movePeril, { change: -1 }).doesNotEmit('peril-moved').isQuiet();
  onSpace(4).runs(movePeril, { change: 1 }).emits('peril-moved', { from: 4, to: 5 }).isQuiet();
});

rule(
  ['ACG-QUEST-05', 'ACG-PERIL-07'],
  'a quest that the peril phase decides keeps its leader and its round',
  () => {
    const doomed = addTestQuest('test-doom', {
      perilTrack: [null, 'green', null],
      perilEffects: { green: wound(1) },
      defeat: { if: { perilAtLeast: 1 } },
    });
    const t = table({ quest: doomed })
      .runs(perilPhase, {})
      .emits('peril-effect', { colour: 'green' })
      .doesNotEmit('leader')
      .isQuiet();
    expect(t.board).toMatchObject({ result: 'lost', leader: 'ironbreaker', round: 1 });
  },
);
