import { expect } from 'vitest';
import { addProgress } from '../../src/procs.js';
import { judgeTravel, locationPhase, revealLocation, travel } from '../../src/rules/locations.js';
import { location } from '../cards.js';
import { type AcgTable, addTestCards, addTestQuest, rule, table } from '../kit.js';

const PERIL = { do: { peril: { change: 1 } } };
const STEP = { do: { progress: { add: 1 } } };
const speaking = (id: string, window: string, line: object) =>
  location(id, { abilities: [{ window, lines: [line] }] });
addTestCards(
  speaking('test-shrine', 'location-explored', PERIL),
  speaking('test-mill', 'location-phase-starts', STEP),
  speaking('test-slope', 'location-phase-ends', STEP),
);
const wonByExploring = addTestQuest('test-survey', {
  victory: { during: 'location-phase', if: { location: { explored: true } } },
  defeat: { if: { roundAtLeast: 99 } },
});
const nowhere = (t: AcgTable = table()): AcgTable =>
  t.given((b) => {
    b.location = null;
  });
const adds = (t: AcgTable, count: number) => t.runs(addProgress, { count }).isQuiet();

rule(
  ['ACG-LOC-04', 'ACG-AER-11'],
  'progress that is not placed is not told, and nothing is explored twice',
  () => {
    const first = adds(table().location('test-shrine', 4), 2).emits('progress', { count: 2, now: 6 });
    expect(first.board).toMatchObject({ peril: 1, location: { progress: 6, explored: true } });
    const again = adds(first, 1).doesNotEmit('progress');
    expect(again.board).toMatchObject({ peril: 1, location: { progress: 6, explored: true } });
    const none = adds(table().location('test-shrine'), 0).doesNotEmit('progress');
    expect(none.board).toMatchObject({ peril: 0, location: { progress: 0, explored: false } });
  },
);

rule('ACG-LOC-01', 'without a location there is nothing to explore and nothing to leave', () => {
  const t = adds(nowhere().deck('location', ['test-gate']), 2).doesNotEmit('progress');
  expect(t.board.location).toBeNull();
  expect(judgeTravel(t.now)).toMatchObject({ why: 'not-explored' });
});

rule(
  ['ACG-LOC-05', 'ACG-LOC-06'],
  'what has no card to go to is left all the same, and nothing is revealed',
  () => {
    const t = table()
      .location('test-hall', 6)
      .deck('location', [], ['test-gate'])
      .runs(travel, {})
      .emits('location-left', { card: 'test-hall' })
      .doesNotEmit('location-revealed')
      .doesNotEmit('enemy-spawned')
      .isQuiet();
    expect(t.board.location).toBeNull();
    expect(t.board.decks.location.discard).toEqual(['test-gate', 'test-hall']);
  },
);

rule('ACG-LOC-06', 'a party that is nowhere leaves nothing behind', () => {
  const t = nowhere().deck('location', ['test-gate']).runs(travel, {}).doesNotEmit('location-left').isQuiet();
  expect(t.board.location).toEqual({ card: 'test-gate', progress: 0, explored: false });
  expect(t.board.decks.location.discard).toEqual([]);
});

rule('ACG-SPAWN-07', 'the enemies of a red skull come faceup, not by being revealed', () => {
  nowhere()
    .deck('location', ['test-gate'])
    .deck('enemy', ['test-brute#1'])
    .runs(revealLocation, {})
    .emits('enemy-spawned', { card: 'test-brute#1', place: 'engaged' })
    .doesNotEmit('enemy-revealed')
    .enemyIs('e1', { faceup: true, zone: 'ironbreaker' })
    .isQuiet();
});

rule('ACG-NEM-07', 'the switch spares facedown nemeses and nobody else', () => {
  table()
    .switched('facedown-nemesis-travels', 'stays')
    .enemy('f', { facedown: true })
    .enemy('x')
    .enemy('n', { card: 'test-nemesis', facedown: true })
    .deck('location', ['test-hall'])
    .runs(travel, {})
    .zone('shadows', ['n'])
    .isQuiet();
});

const survey = (card: string, progress: number) =>
  table({ quest: wonByExploring })
    .location(card, progress)
    .deck('location', ['test-hall'])
    .runs(locationPhase, {})
    .isQuiet();

rule(
  ['ACG-QUEST-04', 'ACG-LOC-11'],
  'a quest that is won as the location phase begins has no effects left',
  () => {
    const t = survey('test-mill', 6).doesNotEmit('ability').emits('quest-ended', { result: 'won' });
    expect(t.board.location).toMatchObject({ card: 'test-mill' });
  },
);

rule(
  ['ACG-QUEST-05', 'ACG-LOC-14'],
  'an effect of the start may win the quest before anybody travels',
  () => {
    const t = survey('test-mill', 5).emitsTimes(1, 'ability').emits('quest-ended', { result: 'won' });
    expect(t.board).toMatchObject({ result: 'won', location: { card: 'test-mill', progress: 6 } });
  },
);

rule(['ACG-QUEST-05', 'ACG-LOC-12'], 'an effect of the end may win the quest, too', () => {
  expect(survey('test-slope', 5).board.result).toBe('won');
  expect(survey('test-slope', 4).board.result).toBeNull();
});
