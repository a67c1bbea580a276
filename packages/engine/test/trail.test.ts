import { type Event, reasonsFor, rulesBehind, type Text, type TrailStep } from '@questhall/engine';
import { describe, expect, test } from 'vitest';

const step = (name: string, ...rules: string[]): TrailStep => ({
  proc: 'p',
  at: 'a',
  rules,
  text: { key: name, args: {} },
});
const named = ({ key }: Text) => key;

describe('the reasons for a question', () => {
  test('begin with the first rule of the step that asks; the first rule of each step around it is its reason', () => {
    const trail = [step('Quest', 'Q-1'), step('Round', 'R-1', 'R-2'), step('Attack', 'A-1', 'A-2', 'A-3')];
    expect(reasonsFor(trail, named)).toEqual({
      rule: 'A-1',
      also: ['A-2', 'A-3'],
      partOf: [
        { name: 'Attack', rule: null, also: [] },
        { name: 'Round', rule: 'R-1', also: ['R-2'] },
        { name: 'Quest', rule: 'Q-1', also: [] },
      ],
    });
  });

  test('pass over steps that cite nothing', () => {
    expect(reasonsFor([step('', 'A-1'), step(''), step('Sharing')], named)).toEqual({
      rule: 'A-1',
      also: [],
      partOf: [{ name: 'Sharing', rule: null, also: [] }],
    });
    expect(reasonsFor([step('')], named)).toEqual({ rule: null, also: [], partOf: [] });
  });

  test('of a step without a name and a reason of its own are listed with the step inside it', () => {
    const trail = [
      step('Quest', 'Q-1'),
      step('Quest', 'R-1', 'Q-2'),
      step('Round', 'R-1', 'R-2'),
      step('Attack', 'A-1', 'A-2'),
    ];
    expect(reasonsFor(trail, named).partOf).toEqual([
      { name: 'Attack', rule: null, also: [] },
      { name: 'Round', rule: 'R-1', also: ['R-2'] },
      { name: 'Quest', rule: null, also: ['Q-2'] },
      { name: '', rule: 'Q-1', also: [] },
    ]);
    const nameless = [
      step('Quest', 'Q-1'),
      step('', 'R-1', 'Q-2'),
      step('Round', 'R-1', 'R-2'),
      step('', 'A-1'),
    ];
    expect(reasonsFor(nameless, named)).toEqual({
      rule: 'A-1',
      also: [],
      partOf: [
        { name: 'Round', rule: 'R-1', also: ['R-2', 'Q-2'] },
        { name: 'Quest', rule: 'Q-1', also: [] },
      ],
    });
  });

  test('are given once, and not listed besides where they are a reason', () => {
    const trail = [step('Quest', 'R-1', 'Q-1'), step('Round', 'R-1', 'A-2'), step('', 'A-1', 'A-2', 'R-1')];
    expect(reasonsFor(trail, named)).toEqual({
      rule: 'A-1',
      also: ['A-2'],
      partOf: [
        { name: 'Round', rule: 'R-1', also: [] },
        { name: 'Quest', rule: null, also: ['Q-1'] },
      ],
    });
  });

  test('name what several steps belong to once', () => {
    const trail = [step('Cinder Burst', 'C-1'), step('', 'E-1'), step('Cinder Burst', 'C-2')];
    expect(reasonsFor(trail, named)).toEqual({
      rule: 'C-2',
      also: [],
      partOf: [
        { name: 'Cinder Burst', rule: null, also: [] },
        { name: '', rule: 'E-1', also: [] },
        { name: '', rule: 'C-1', also: [] },
      ],
    });
  });

  test('add what a nameless step cites besides to the step before', () => {
    expect(reasonsFor([step('', 'A-1', 'A-2'), step('', 'A-1')], named)).toEqual({
      rule: 'A-1',
      also: ['A-2'],
      partOf: [],
    });
  });
});

test('the rules behind events: the reason for each first, then the others', () => {
  const event = (...rules: string[]): Event => ({
    at: 1,
    type: 't',
    rules,
    data: {},
    seenBy: 'all',
    others: null,
  });
  expect(rulesBehind([event('A-1', 'A-2'), event(), event('B-1', 'A-1'), event('A-2')])).toEqual([
    'A-1',
    'B-1',
    'A-2',
  ]);
  expect(rulesBehind([event('A-1', 'A-3'), event('B-1', 'A-3')])).toEqual(['A-1', 'B-1', 'A-3']);
});
