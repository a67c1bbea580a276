import type { Chapter } from '@questhall/engine';
import { walk } from '@questhall/test-kit';
import { describe, expect, test } from 'vitest';
import { AcgBooks } from '../src/books/books.js';
import { piecesIn } from '../src/books/pieces.js';
import { acg, acgBox } from '../src/index.js';
import { activateEnemy, runProgram } from '../src/procs.js';
import { perilPhase } from '../src/rules/peril.js';
import { addTestCards, addTestQuest, table } from './kit.js';

function booksOf(goal: object, seed: string): { chapters: Chapter[]; result: string } {
  const books = new AcgBooks(acgBox);
  const setup = acg.setup({ players: 3, ...goal });
  let result = '';
  walk(
    acg,
    { setup, seed, limit: 5000 },
    {
      started: (state, events) => books.events(events, state),
      before: (state, answer) => books.answer(state, answer),
      after: (state, _, events) => {
        books.events(events, state);
        result = state.over?.result ?? '';
      },
    },
  );
  return { chapters: books.chapters(), result };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('the books of a game', () => {
  test.each(['a', 'b', 'c'])('add up (%s)', (seed) => {
    const { chapters, result } = booksOf({ quest: 'a-foul-stench' }, seed);
    const [chapter] = chapters;
    expect(chapters).toHaveLength(1);
    expect(chapter).toMatchObject({ name: 'a-foul-stench', result });
    const { people = {}, harm = {}, dealt = {}, pieces: met = {} } = chapter ?? {};
    const lots = Object.values(people);
    expect(lots).toHaveLength(3);
    expect(sum(Object.values(harm))).toBeCloseTo(sum(lots.map(([suffered]) => suffered)), 0);
    expect(sum(Object.values(dealt))).toBeCloseTo(sum(lots.map(([, , done]) => done)), 0);
    for (const [chances, uses] of Object.values(met)) expect(uses).toBeLessThanOrEqual(chances);
    expect(harm.other).toBeUndefined();
  });

  test('have a chapter for each quest of a campaign', () => {
    const { chapters, result } = booksOf({ campaign: 'an-uneasy-alliance', players: 2 }, 'c');
    expect(chapters.map(({ name }) => name)).toHaveLength(5);
    expect(chapters[4]?.result).toBe(result);
    for (const { end, result: own } of chapters) expect(end === 'won').toBe(own === 'won');
  });

  test('speak only of pieces that have a name', () => {
    const known = new Set(piecesIn(acgBox).map(({ id }) => id));
    for (const { name, place, harm, dealt, pieces: met, people } of booksOf(
      { quest: 'the-brokers-ledger' },
      'd',
    ).chapters) {
      const spoken = [name, place, ...[harm, dealt, met, people].flatMap((of) => Object.keys(of))];
      expect(spoken.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  test('tell every piece apart', () => {
    const ids = piecesIn(acgBox).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(piecesIn(acgBox).find(({ id }) => id === 'a-foul-stench/peril')?.name).toBe(
      'Peril of A Foul Stench',
    );
    expect(piecesIn(acgBox).find(({ id }) => id === 'riveted-plate')?.side).toBe('always');
  });
});

describe('wounds say where they come from', () => {
  addTestCards({
    kind: 'dungeon',
    id: 'test-ceiling',
    name: 'Ceiling',
    origin: 'ours',
    type: 'event',
    treasure: 0,
    quest: true,
    lines: [{ do: { suffer: { hero: 'you', count: 1 } } }],
  });
  const you = { you: 'ironbreaker', self: null, target: null, hero: null, enemy: null } as const;

  test('a card', () => {
    table()
      .runs(runProgram, { ...you, program: 'test-ceiling/lines', line: 0 })
      .emits('wounds', { hero: 'ironbreaker', count: 1, from: ['test-ceiling'] });
  });
  test('an enemy', () => {
    table()
      .phase('enemy', 'ironbreaker')
      .enemy('x', { card: 'test-stalker', attack: 2 })
      .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
      .emits('wounds', { hero: 'ironbreaker', count: 2, from: ['test-stalker'] });
  });
  test('peril', () => {
    const quest = addTestQuest('test-hard-times', {
      perilTrack: [null, 'green'],
      perilEffects: { green: { lines: [{ do: { suffer: { hero: 'each', count: 1 } } }] } },
    });
    const t = table();
    t.board.quest = quest;
    t.runs(perilPhase, {}).emits('wounds', { hero: 'ironbreaker', count: 1, from: [`${quest}/peril`] });
  });
});
