import { describe, expect, test } from 'vitest';
import { columns } from '../src/text/columns.js';
import { nearest, slips, wordsOf } from '../src/text/likeness.js';
import { andList, count, orList, sentence, spaced } from '../src/text/list.js';
import { freshSeed } from '../src/text/seeds.js';
import { hasColours, styleFor } from '../src/text/style.js';
import { unfolded, widthOf, wrap } from '../src/text/wrap.js';

const RED = '\u001b[31mred\u001b[39m';

describe('lines', () => {
  test('are broken between words, with the rest indented', () => {
    expect(wrap('  one two three four', 12, 2)).toEqual(['  one two', '    three', '    four']);
  });
  test('keep a word that is longer than the line', () => {
    expect(wrap('a extraordinarily long', 6)).toEqual(['a', 'extraordinarily', 'long']);
  });
  test('stay empty if they are empty', () => {
    expect(wrap('', 10)).toEqual(['']);
  });
  test('do not count colours', () => {
    expect(widthOf(RED)).toBe(3);
    expect(wrap(`${RED} ${RED}`, 7)).toHaveLength(1);
  });
  test('that were broken already are made whole', () => {
    expect(unfolded(['Rats:', '  Big Rat,', '      asleep', '      and fat', '  Rat', 'End'])).toEqual([
      'Rats:',
      '  Big Rat, asleep and fat',
      '  Rat',
      'End',
    ]);
  });
  test('in columns put numbers right and words left', () => {
    expect(
      columns([
        ['rat', 3],
        ['spider', 12],
      ]),
    ).toEqual(['rat      3', 'spider  12']);
  });
});

describe('words', () => {
  test('are compared without accents, signs and capitals', () => {
    expect(wordsOf("The Broker's Café, 2nd")).toEqual(['the', 'brokers', 'cafe', '2nd']);
  });
  test.each([
    ['undo', 'undo', 0],
    ['udno', 'undo', 1],
    ['und', 'undo', 1],
    ['unddo', 'undo', 1],
    ['anda', 'undo', 2],
    ['', 'ab', 2],
  ])('%s for %s is %i slips', (typed, meant, expected) => expect(slips(typed, meant)).toBe(expected));
  test('that are nearest come first, and strangers not at all', () => {
    expect(nearest('ches', ['ludo', 'chess', 'snakes-and-ladders'])).toEqual(['chess']);
    expect(nearest('x', ['chess'])).toEqual([]);
  });
});

describe('small texts', () => {
  test('lists', () => {
    expect(orList(['a', 'b', 'c'])).toBe('a, b or c');
    expect(andList(['a', 'b'])).toBe('a and b');
    expect(andList([])).toBe('');
  });
  test('counts', () =>
    expect([count(1, 'hero', 'heroes'), count(2000, 'rat')]).toEqual(['1 hero', '2,000 rats']));
  test('sentences end once', () => {
    expect([sentence('done'), sentence('why?'), sentence('He said “no.”')]).toEqual([
      'Done.',
      'Why?',
      'He said “no.”',
    ]);
  });
  test('names of figures', () => expect(spaced('woundsSuffered')).toBe('wounds suffered'));
  test('seeds can be said over a table', () => expect(freshSeed()).toMatch(/^[a-z]+-[a-z]+-\d+$/));
});

describe('colours', () => {
  const sink = (isTTY: boolean) => Object.assign(Object.create(process.stdout), { isTTY });
  test.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [true, { TERM: 'dumb' }, false],
  ])('on a terminal (%s) with %o: %s', (tty, env, expected) => {
    expect(hasColours(sink(tty), env)).toBe(expected);
    expect(styleFor(sink(tty), env).bad('x') !== 'x').toBe(expected);
  });
});
