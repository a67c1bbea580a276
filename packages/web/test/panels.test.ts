import type { Asked } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { BINDINGS, commandOf } from '../src/screens/table/panels/keys.js';
import { averageOf, barsOf, isTelling, shareOf, toldChanges } from '../src/screens/table/panels/shares.js';
import { isBygone, reasonsOf, subjectOf, titleOf } from '../src/screens/table/panels/subject.js';
import { chaptersOf, placeOf, twigsOf } from '../src/screens/table/panels/timeline.js';
import type { Mark } from '../src/table/table.js';

describe('an answer that was tried out', () => {
  const tried = (changes: number[], ends: number[] = []) => ({
    ...{ tries: 64, worth: 0.5, low: 0.4, high: 0.6 },
    ends: ends.map((share) => ({ result: 'lost', share })),
    changes: changes.map((change) => ({ text: 'wounds', change })),
  });

  it('is told where chance makes a difference that somebody would notice', () => {
    expect(isTelling(tried([0.1, -0.8]))).toBe(true);
    expect(isTelling(tried([0.1, -0.3]))).toBe(false);
    expect(isTelling(tried([], [0.1]))).toBe(true);
    expect(isTelling(tried([], [0]))).toBe(false);
    expect(isTelling({ ...tried([-2]), low: 0.5, high: 0.5 })).toBe(false);
  });

  it('leaves out what hardly changes', () => {
    expect(toldChanges(tried([0.1, -0.8])).map(({ change }) => change)).toEqual([-0.8]);
  });
});

describe('bars of a distribution', () => {
  it('begin at what is possible and put what hardly ever happens together', () => {
    expect(barsOf([0, 0.5, 0.5])).toEqual([
      { count: 1, more: false, share: 0.5 },
      { count: 2, more: false, share: 0.5 },
    ]);
    const bars = barsOf([0.17, 0.53, 0.25, 0.045, 0.004, 0.001]);
    expect(bars.map(({ count }) => count)).toEqual([0, 1, 2, 3]);
    expect(bars.at(-1)).toMatchObject({ more: true });
    expect(bars.at(-1)?.share).toBeCloseTo(0.05, 10);
  });

  it('are few, and add up to one', () => {
    const bars = barsOf(Array.from({ length: 20 }, () => 0.05));
    expect(bars.length).toBe(7);
    expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(barsOf([1])).toEqual([{ count: 0, more: false, share: 1 }]);
  });

  it('never call impossible what may happen, nor certain what may fail', () => {
    expect([0, 0.0001, 0.5, 0.9999, 1].map((share) => shareOf(share, 'en'))).toEqual([
      '0%',
      '< 1%',
      '50%',
      '> 99%',
      '100%',
    ]);
    expect(shareOf(0.5, 'de')).toBe('50\u00a0%');
    expect(averageOf([0.25, 0.5, 0.25])).toBe(1);
  });
});

describe('places in time', () => {
  const marks: readonly Mark[] = [
    { kind: 'chapter', at: 0, text: 'A Foul Stench' },
    { kind: 'round', at: 1, round: 1 },
    { kind: 'round', at: 9, round: 2 },
    { kind: 'chapter', at: 20, text: 'Blades for Sale' },
    { kind: 'round', at: 20, round: 1 },
  ];

  it('are rounds under their chapters', () => {
    expect(chaptersOf(marks).map(({ text, rounds }) => [text, rounds.length])).toEqual([
      ['A Foul Stench', 2],
      ['Blades for Sale', 1],
    ]);
    expect(chaptersOf(marks.slice(1, 2))).toMatchObject([{ at: 0, text: '' }]);
  });

  it('tell of any moment where it lies', () => {
    expect(placeOf(marks, 0)).toEqual({ chapter: 'A Foul Stench', round: null });
    expect(placeOf(marks, 12)).toEqual({ chapter: 'A Foul Stench', round: 2 });
    expect(placeOf(marks, 21)).toEqual({ chapter: 'Blades for Sale', round: 1 });
  });
});

describe('a tree of branches', () => {
  it('hangs each branch below the one it left, the earliest fork first', () => {
    const twigs = twigsOf([
      { id: '1', from: null, fork: 0, length: 30 },
      { id: '2', from: '1', fork: 20, length: 25 },
      { id: '3', from: '1', fork: 4, length: 9 },
      { id: '4', from: '2', fork: 22, length: 40 },
    ]);
    expect(twigs.map(({ id, depth }) => `${id} ${depth}`)).toEqual(['1 0', '3 1', '2 1', '4 2']);
  });
});

describe('keys', () => {
  const press = (key: string, shiftKey = false) =>
    commandOf({ key, shiftKey, ctrlKey: false, altKey: false, metaKey: false });

  it('ask for what is printed on them, in either case', () => {
    expect(press('u')).toBe('undo');
    expect(press('U', true)).toBe('redo');
    expect(press('l')).toBe('chronicle');
    expect(press('?', true)).toBe('help');
    expect(press('?')).toBe('help');
    expect(press('L', true)).toBe(null);
    expect(press('1')).toBe(null);
  });

  it('are left to the browser together with Ctrl', () => {
    expect(commandOf({ key: 'l', shiftKey: false, ctrlKey: true, altKey: false, metaKey: false })).toBe(null);
  });

  it('do one thing each', () => {
    const pressed = BINDINGS.flatMap(({ key, shift }) =>
      key === undefined ? [] : [`${key} ${shift ?? false}`],
    );
    expect(new Set(pressed).size).toBe(pressed.length);
  });
});

describe('why?', () => {
  const asked = {
    id: 4,
    question: 'Whom do you strike?',
    forPerson: true,
    rules: ['ACG-ATK-01'],
    trail: [],
    options: [{ id: 'orc', text: 'Orc Boy', refs: [], details: ['It is ready.'] }],
    barred: [{ text: 'Bat', because: 'Too far.', refs: [], rules: ['ACG-ATK-08'] }],
  } as unknown as Asked;

  it('is about what is asked now, unless somebody points at something', () => {
    const subject = subjectOf(null, { open: [asked] });
    expect(subject).toEqual({ of: 'question', asked });
    expect(subjectOf(null, { open: [] })).toBe(null);
    expect(subjectOf({ of: 'rule', rule: 'X' }, { open: [asked] })).toEqual({ of: 'rule', rule: 'X' });
  });

  it('has the words, the rules and the reasons', () => {
    const [barred] = asked.barred;
    if (barred === undefined) throw new Error('nothing is barred');
    expect(titleOf({ of: 'option', asked, option: 'orc' })).toBe('Orc Boy');
    expect(reasonsOf({ of: 'option', asked, option: 'orc' }).details).toEqual(['It is ready.']);
    expect(reasonsOf({ of: 'barred', asked, barred })).toMatchObject({
      rules: ['ACG-ATK-08'],
      details: ['Too far.'],
    });
    expect(isBygone({ of: 'question', asked }, { open: [] })).toBe(true);
  });
});
