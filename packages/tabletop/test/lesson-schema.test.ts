import { issuesOf, lessonSchemaOf, recordSchema } from '@questhall/tabletop';
import { expect, test } from 'vitest';
import { z } from 'zod';

const schema = lessonSchemaOf(z.strictObject({ players: z.int() }), /^T-\d+$/);
const PAGE = { say: 'first.welcome', point: [], because: 'T-1' };
const BEAT = { ask: 'whom', pages: [PAGE] };
const LESSON = { id: 'first', icon: 'coin', minutes: 3, setup: { players: 2 }, beats: [BEAT, BEAT] };

function problems(lesson: object): string[] {
  const { error } = schema.safeParse(lesson);
  return error === undefined ? [] : issuesOf(error);
}

test('a lesson with a set-up of its game and two beats is one', () => {
  expect(problems(LESSON)).toEqual([]);
  const sees = [
    { event: 'gained', with: { coins: 2 }, times: 1 },
    { at: 'coins.ann', atLeast: 3 },
  ];
  expect(problems({ ...LESSON, beats: [{ ...BEAT, sees, wants: ['bob'] }, BEAT] })).toEqual([]);
});

test('a lesson takes one minute to ten, and may wait for what has not happened', () => {
  expect([1, 10].flatMap((minutes) => problems({ ...LESSON, minutes }))).toEqual([]);
  expect(problems({ ...LESSON, start: [{ event: 'gained', times: 0 }] })).toEqual([]);
});

test.each([
  ['another game’s set-up', { setup: { heroes: 2 } }, /^setup\.players: /],
  ['a single beat', { beats: [BEAT] }, /^beats: /],
  ['a beat without pages', { beats: [BEAT, { ...BEAT, pages: [] }] }, /^beats\.1\.pages: /],
  [
    'a reason that is no rule',
    { beats: [BEAT, { ...BEAT, pages: [{ ...PAGE, because: 'X' }] }] },
    /^beats\.1\.pages\.0\.because: /,
  ],
  [
    'words instead of their key',
    { beats: [BEAT, { ...BEAT, pages: [{ ...PAGE, say: 'Hello!' }] }] },
    /^beats\.1\.pages\.0\.say: /,
  ],
  ['no time', { minutes: 0 }, /^minutes: /],
  ['more than ten minutes', { minutes: 11 }, /^minutes: /],
])('%s is refused at its place', (_, wrong, place) => {
  expect(problems({ ...LESSON, ...wrong })[0]).toMatch(place);
});

test('a record is a seed and the answers before', () => {
  expect(recordSchema.safeParse({ seed: 's', before: [['yes'], ['a', 'b']] }).success).toBe(true);
  expect(recordSchema.safeParse({ seed: 's', before: ['yes'] }).success).toBe(false);
});
