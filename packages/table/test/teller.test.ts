import { describe, expect, test } from 'vitest';
import { Teller } from '../src/index.js';
import { parley } from './tables.js';

describe('a teller', () => {
  const catalogue = { rats: '{n, plural, one {# rat} other {# rats}}', faulty: 'a {b', toString: 'odd' };
  const teller = new Teller({ ...parley, show: { ...parley.show, catalogue } });
  test('fills in a message', () => expect(teller.say({ key: 'rats', args: { n: 2 } })).toBe('2 rats'));
  test('shows a message that cannot be read as it was written', () => {
    expect(teller.say({ key: 'faulty', args: {} })).toBe('a {b');
    expect(teller.say({ key: 'rats', args: {} })).toBe(catalogue.rats);
  });
  test('makes do with the key of a missing message', () => {
    expect(teller.say({ key: 'ask.choose-target', args: {} })).toBe('Choose target');
    expect(teller.say({ key: 'constructor', args: {} })).toBe('Constructor');
  });
});
