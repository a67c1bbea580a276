import { Figures } from '@questhall/tabletop';
import { expect, test } from 'vitest';

const figures = () => new Figures<'wounds' | 'hits', 'slain'>();

test('what is counted adds up, for each thing by itself', () => {
  const found = figures();
  found.add('wounds', 'ann', 2);
  found.add('wounds', 'bob', 1);
  found.add('wounds', 'ann', 3);
  found.add('hits', null, 0);
  expect(found.all).toEqual([
    { what: 'wounds', on: 'ann', tells: 'how many', value: 5 },
    { what: 'wounds', on: 'bob', tells: 'how many', value: 1 },
    { what: 'hits', on: null, tells: 'how many', value: 0 },
  ]);
});

test('what only says how something comes about is marked', () => {
  const found = figures();
  found.addMeans('hits', 'ann', 2);
  found.addMeans('hits', 'ann', 1);
  expect(found.all).toEqual([{ what: 'hits', on: 'ann', tells: 'how many', value: 3, isMeans: true }]);
});

test('what has come to pass stays so, and what might have is told as well', () => {
  const found = figures();
  found.mark('slain', 'ann', false);
  found.mark('slain', 'bob', true);
  found.mark('slain', 'bob', false);
  expect(found.all).toEqual([
    { what: 'slain', on: 'ann', tells: 'whether', value: 0 },
    { what: 'slain', on: 'bob', tells: 'whether', value: 1 },
  ]);
});
