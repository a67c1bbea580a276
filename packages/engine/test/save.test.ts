import {
  BadSave,
  defineGame,
  hash,
  type JsonRecord,
  makeSave,
  migrate,
  openSave,
  readSave,
  SAVE_VERSION,
} from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { randomGame } from './record.js';
import { firstOpen, pick, toy, toyDefinition } from './toy.js';

/** A game half played, and what its file says. */
function saved(seed = 'save') {
  const { record } = randomGame(seed);
  const answers = record.answers.slice(0, 5);
  const { state } = toy.start(record.setup, seed);
  for (const answer of answers) toy.play(state, answer);
  const save = makeSave(toy, { ...record, answers }, state);
  return { record, state, text: JSON.stringify(save) };
}

const edited = (text: string, change: (save: JsonRecord) => void): JsonRecord => {
  const data = JSON.parse(text) as JsonRecord;
  change(data);
  return readSave(JSON.stringify(data));
};

describe('a save', () => {
  test('opens with the kept state and goes on to the same end', () => {
    const { record, state, text } = saved();
    const open = openSave(toy, readSave(text));
    expect(hash(open.state)).toBe(hash(state));
    for (const answer of record.answers.slice(5)) toy.play(open.state, answer);
    expect(hash(open.state)).toBe(hash(randomGame('save').state));
  });

  test('takes the kept state as it is: nothing is played again', () => {
    const { text } = saved();
    let starts = 0;
    const counting: typeof toy = {
      ...toy,
      start(setup, seed) {
        starts++;
        return toy.start(setup, seed);
      },
    };
    openSave(counting, readSave(text));
    expect(starts).toBe(0);
  });

  test('says what it is, in the words that every older file says it in', () => {
    const { text } = saved();
    expect(JSON.parse(text)).toMatchObject({
      format: 'questhall-save',
      version: 1,
      game: 'toy',
      engine: '1',
      rules: '1',
      schema: 1,
      content: 'coins-1',
      seed: 'save',
      setup: { rounds: 8 },
    });
  });

  test('keeps the seats and proposals of answers', () => {
    const { state } = toy.start({ rounds: 2 }, 'party');
    const answers = [{ decision: firstOpen(state).id, picks: ['propose'], seat: 'ann' }];
    pick(toy, state, 'propose');
    answers.push({ decision: firstOpen(state).id, picks: ['left'], seat: 'bob' });
    toy.play(state, answers[1] as (typeof answers)[number]);
    const text = JSON.stringify(makeSave(toy, { setup: { rounds: 2 }, seed: 'party', answers }, state));
    const open = openSave(toy, readSave(text));
    expect(open.answers).toEqual(answers);
    expect(firstOpen(open.state).proposals).toEqual([{ seat: 'bob', picks: ['left'] }]);
  });
});

describe('a damaged save', () => {
  test('cut off, empty or something else', () => {
    const { text } = saved();
    for (const end of [0, 1, 40, text.length - 1]) {
      expect(() => readSave(text.slice(0, end))).toThrow('this file is not JSON');
    }
    for (const other of ['null', '[]', '7', '"x"', '{}', '{"format":"chess"}']) {
      expect(() => readSave(other)).toThrow(new BadSave('this file is not a save of Questhall', 'foreign'));
    }
  });

  test.each<[string, (save: JsonRecord) => void]>([
    [
      'a coin more',
      (save) => Object.assign((save.state as { board: { purse: object } }).board.purse, { ann: 99 }),
    ],
    ['another answer', (save) => Object.assign((save.answers as object[])[0] as object, { picks: ['rest'] })],
    ['another seed', (save) => Object.assign(save, { seed: 'luckier' })],
    ['another set-up', (save) => Object.assign(save, { setup: { rounds: 99 } })],
    ['no state', (save) => delete save.state],
    ['another hash', (save) => Object.assign(save, { hash: '0'.repeat(16) })],
  ])('%s', (_, change) => {
    const data = edited(saved().text, change);
    expect(() => openSave(toy, data)).toThrow(/changed or damaged/);
  });

  test.each<[string, unknown, string]>([
    ['answers', 'none', 'no list of answers'],
    ['answers', [{ decision: '1', picks: [] }], 'no list of answers'],
    ['answers', [{ decision: 1, picks: [1] }], 'no list of answers'],
    ['answers', [{ decision: 1, picks: ['rest', 1] }], 'no list of answers'],
    ['answers', [{ decision: 1, picks: 'rest' }], 'no list of answers'],
    ['answers', [{ decision: 1, picks: ['rest'] }, { decision: 2 }], 'no list of answers'],
    ['answers', [null], 'no list of answers'],
    ['seed', 7, 'has no seed'],
    ['game', 'chess', "this is a save of 'chess', not of 'toy'"],
  ])('with a wrong field %s', (field, value, message) => {
    const data = edited(saved().text, (save) => Object.assign(save, { [field]: value }));
    expect(() => openSave(toy, data)).toThrow(message);
  });
});

describe('a save of other rules', () => {
  test.each([
    ['content', { content: 'coins-2' }],
    ['rules', { version: '2' }],
    ['schema', { schema: 2 }],
  ])('other %s: the answers are played again', (_, change) => {
    const { text, state } = saved();
    const newer = defineGame({ ...toyDefinition, ...change });
    const open = openSave(newer, readSave(text));
    expect(open.state.board).toEqual(state.board);
    expect(open.state).toMatchObject({ content: newer.content, schema: newer.schema });
    expect({ content: open.content, version: open.rules, schema: open.schema }).toEqual({
      content: newer.content,
      version: newer.version,
      schema: newer.schema,
    });
    expect(openSave(newer, readSave(JSON.stringify(open))).hash).toBe(open.hash);
  });

  test('another engine: the answers are played again', () => {
    const { text, state } = saved();
    const open = openSave(
      toy,
      edited(text, (save) => Object.assign(save, { engine: '0', hash: 'worthless' })),
    );
    expect(hash(open.state)).toBe(hash(state));
  });

  test('rules that no longer allow an answer say which', () => {
    const { text } = saved();
    const shorter = defineGame({
      ...toyDefinition,
      version: '2',
      board: (setup) => ({ ...toyDefinition.board(setup), round: 1 }),
    });
    expect(() => openSave(shorter, readSave(text))).toThrow(/does not fit these rules from answer \d+ on/);
  });
});

describe('versions', () => {
  test('a save of the future asks for an update', () => {
    const { text } = saved();
    expect(() => edited(text, (save) => Object.assign(save, { version: SAVE_VERSION + 1 }))).toThrow(
      /update Questhall/,
    );
    for (const version of [0, 1.5, '1', null]) {
      expect(() => edited(text, (save) => Object.assign(save, { version }))).toThrow('which version');
    }
  });

  test('old ones are raised step by step', () => {
    const steps = {
      1: (save: JsonRecord) => ({ ...save, named: `${save.name}!` }),
      2: (save: JsonRecord) => ({ ...save, count: 1 }),
    };
    expect(migrate({ version: 1, name: 'x' }, steps, 3)).toEqual({
      version: 3,
      name: 'x',
      named: 'x!',
      count: 1,
    });
    expect(migrate({ version: 2 }, steps, 3)).toEqual({ version: 3, count: 1 });
    expect(migrate({ version: 3 }, steps, 3)).toEqual({ version: 3 });
  });

  test('one that no step leads on from cannot be read', () => {
    expect(() => migrate({ version: 1 }, {}, 2)).toThrow('version 1, which can no longer be read');
  });
});
