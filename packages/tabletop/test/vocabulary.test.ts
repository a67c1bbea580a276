import { effectsOf } from '@questhall/tabletop';
import { describe, expect, test } from 'vitest';
import { tinyTable } from './tiny.js';
import type { WrittenTinyLine } from './tiny-box.js';
import { kit, procedure, type Tiny, type TinyContext, vocabulary } from './tiny-effects.js';

const { position } = tinyTable([]);
const parse = (line: object) => vocabulary.lines.safeParse([line]).success;

describe('a verb', () => {
  test('is found by its name and carried out by its own procedure', () => {
    expect(Object.keys(vocabulary.verbs)).toEqual(['gain', 'tax', 'give', 'choose']);
    expect(vocabulary.verbs.gain?.name).toBe('gain');
    expect(vocabulary.verbs.gain?.carryOut.id).toBe('tiny.effect.gain');
    expect(vocabulary.procedures.map(({ id }) => id)).toEqual([
      'tiny.effect.gain',
      'tiny.effect.tax',
      'tiny.effect.give',
      'tiny.effect.choose',
    ]);
  });

  test('is not one that every object has', () => {
    expect(vocabulary.verbs.toString).toBeUndefined();
    expect(vocabulary.words.constructor).toBeUndefined();
  });

  test('is possible and leaves "may" to the line, unless it says otherwise', () => {
    const { tax, gain, give } = vocabulary.verbs;
    expect(tax?.possible(position, { seats: [] }, { you: 'ann' })).toBe(true);
    expect(gain?.possible(position, { coins: 0 }, { you: 'ann' })).toBe(false);
    expect([tax?.choosesItself({}), give?.choosesItself({ coins: 1 })]).toEqual([false, true]);
  });

  test('has words of its own', () => {
    expect(vocabulary.words.gain?.({ coins: 2 } as never, null)).toBe('gain 2');
  });
});

describe('the schema of lines', () => {
  test('takes an effect with its parameters', () => {
    expect(parse({ do: { gain: { coins: 1 } } })).toBe(true);
    expect(parse({ do: { gain: {} } })).toBe(false);
    expect(parse({ do: { gain: { coins: 1, more: true } } })).toBe(false);
  });

  test('takes exactly one verb that there is', () => {
    expect(parse({ do: { gain: { coins: 1 }, tax: { seats: [] } } })).toBe(false);
    expect(parse({ do: { steal: { coins: 1 } } })).toBe(false);
    expect(parse({ do: {} })).toBe(false);
  });

  test('looks into the lines that an effect holds', () => {
    const choose = (left: object) => ({ do: { choose: { left: [left], right: [] } } });
    expect(parse(choose({ may: { gain: { coins: 1 } } }))).toBe(true);
    expect(parse(choose({ may: { gain: { coins: 'one' } } }))).toBe(false);
    expect(parse(choose(choose({ do: { steal: {} } })))).toBe(false);
  });
});

test('only verbs that hold lines name them', () => {
  expect(vocabulary.nested('gain', { coins: 1 })).toEqual([]);
  expect(vocabulary.nested('steal', {})).toEqual([]);
  expect(vocabulary.nested('choose', { left: [], right: [] }).map(({ at }) => at)).toEqual(['left', 'right']);
});

test('a line that is not in the content is named', () => {
  expect(() => kit.paramsOf(position, 'horn/lines.0')).toThrow(
    "there is no line 'horn/lines.0' in the content",
  );
});

test('the next one on a list is the first who is still there', () => {
  const left = ['cleo', 'ann', 'bob'];
  expect(kit.nextThere(position, left)).toBe('ann');
  expect(left).toEqual(['bob']);
  expect(kit.nextThere(position, ['cleo'])).toBeUndefined();
  expect(kit.nextThere(position, undefined)).toBeUndefined();
});

test('everybody is there in a game that does not say who has gone', () => {
  const { nextThere } = effectsOf<Tiny, TinyContext, WrittenTinyLine, null, string>({
    prefix: 'tiny',
    procedure,
    lines: ({ box }) => box.lines,
  });
  expect(nextThere(position, ['cleo', 'ann'])).toBe('cleo');
});
