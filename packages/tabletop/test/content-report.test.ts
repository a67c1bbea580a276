import { type ContentError, contentReport } from '@questhall/tabletop';
import { expect, test } from 'vitest';
import { card, sources, type TinyBox, tinyBox } from './tiny-box.js';

const AXE_IS_BLUNT: ContentError = { file: '1.json', id: 'axe', message: 'it is blunt' };
const report = (box: TinyBox, countedAs: { [kind: string]: string } = {}) =>
  contentReport({
    box,
    sources: sources(),
    kinds: ['place', 'thing'],
    countedAs,
    validate: () => [AXE_IS_BLUNT],
  });

test('kinds are counted as the cards lie in the box, in the order asked for', () => {
  const { kinds } = report(tinyBox({ id: 'axe' }, { id: 'coin', copies: 4 }));
  expect(Object.entries(kinds)).toEqual([
    ['place', 0],
    ['thing', 5],
  ]);
});

test('a kind may be counted as another one, and one that nobody asked for is not counted', () => {
  const box = tinyBox({ id: 'axe' }, { id: 'hill', kind: 'place' });
  expect(report(box, { place: 'thing' }).kinds).toEqual({ place: 0, thing: 2 });
  expect(report(box, { place: 'landscape' }).kinds).toEqual({ place: 0, thing: 1 });
});

test('origins and scripts are counted by record, whatever the copies', () => {
  const { origins, scripts, scriptShare } = report(
    tinyBox(
      { id: 'axe', origin: 'printed', script: true, copies: 3 },
      { id: 'coin' },
      { id: 'horn' },
      { id: 'bell' },
    ),
  );
  expect(origins).toEqual({ printed: 1, inferred: 0, ours: 3 });
  expect([scripts, scriptShare]).toEqual([1, 0.25]);
});

test('the share of scripts is all of a box with one script, and nothing of an empty one', () => {
  expect(report(tinyBox({ id: 'axe', script: true })).scriptShare).toBe(1);
  expect(report(tinyBox()).scriptShare).toBe(0);
});

test('a record that says nothing of copies counts once, and an origin that nobody expected is listed', () => {
  const axe = { id: 'axe', kind: 'thing', origin: 'borrowed' };
  const box = { records: { axe }, copies: {}, errors: [] };
  const { kinds, origins } = contentReport({ box, sources: [], kinds: ['thing'], validate: () => [] });
  expect(kinds).toEqual({ thing: 1 });
  expect(origins).toEqual({ printed: 0, inferred: 0, ours: 0, borrowed: 1 });
});

test('the box as a whole is judged only if every record is right', () => {
  expect(report(tinyBox({ id: 'axe' })).errors).toEqual([AXE_IS_BLUNT]);
  const wrong = tinyBox({ id: 'axe' }).with([
    { file: 'b.json', record: card({ id: 'bell', kind: 'noise' }) },
  ]);
  expect(report(wrong).errors.map(({ id }) => id)).toEqual(['bell']);
});
