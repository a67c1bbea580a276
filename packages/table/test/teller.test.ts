import { describe, expect, test } from 'vitest';
import { Teller } from '../src/index.js';
import { parley, tableOf } from './tables.js';

const text = (key: string) => ({ key, args: { n: 2 } });

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
  test('ends a sentence that ends in brackets, and none twice', () => {
    const table = tableOf(parley);
    const [decision] = table.timeline.state.open;
    if (decision === undefined) throw new Error('nobody is asked');
    const because = (said: string) => ({
      option: 'x',
      name: text('rats'),
      because: text(said),
      refs: [],
      rules: [],
    });
    const barred = ['plays', 'whole', 'asks'].map(because);
    const explain: typeof parley.rules.explain = (...asked) => ({
      ...parley.rules.explain(...asked),
      barred,
    });
    const told = new Teller({
      ...parley,
      rules: { ...parley.rules, explain },
      show: {
        ...parley.show,
        catalogue: {
          ...catalogue,
          plays: 'she plays Cinder Burst (attack)',
          whole: '(He waits.)',
          asks: 'who?',
        },
      },
    });
    const view = parley.rules.view(table.timeline.state, 'all');
    const asked = told.asked(table.timeline.state, decision, true, view);
    expect(asked.barred.map((one) => one.because)).toEqual([
      'She plays Cinder Burst (attack).',
      '(He waits.)',
      'Who?',
    ]);
  });
});
