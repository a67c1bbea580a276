import type { Event } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { ANN, BOB, ballot, firstOpen, procedure, running, started, toy, toyWith } from './toy.js';

describe('events', () => {
  test('say which decision and which rule they come from', () => {
    const { state, events } = toy.start({ rounds: 2 }, 'seed');
    expect(events).toEqual([
      {
        at: 0,
        type: 'dealt',
        rules: ['TOY-1'],
        data: { cards: state.board.hand },
        seenBy: ['ann'],
        others: null,
      },
    ]);
    state.board.index = { 'would-strike': ['double'] };
    const more = toy.apply(state, { decision: 1, picks: ['strike'] }).events;
    expect(more.map(({ at, type, rules }) => [at, type, rules.join()])).toEqual([
      [1, 'acted', 'TOY-3'],
      [1, 'ability', 'TOY-12'],
      [1, 'struck', 'TOY-11'],
    ]);
  });

  test('name the answer that led to them, whatever the list holds already', () => {
    const { state, events } = toy.start({ rounds: 2 }, 'seed');
    for (const decision of [1, 2]) toy.play(state, { decision, picks: ['rest'] }, events);
    expect(events.map(({ at, type }) => [at, type])).toEqual([
      [0, 'dealt'],
      [1, 'acted'],
      [2, 'acted'],
    ]);
  });

  test('name the decision that was answered last when several were open', () => {
    const both = procedure('t.both')
      .step('ask', [], (g) => g.together([ballot(ANN), ballot(BOB)]))
      .step('tell', [], (g) => {
        g.tell?.('counted', {});
      });
    const { rules, state } = running(both, {});
    const events: Event[] = [];
    rules.play(state, { decision: 2, picks: ['red'] }, events);
    rules.play(state, { decision: 1, picks: ['red'] }, events);
    expect(events.map(({ at }) => at)).toEqual([1]);
  });

  test('are not made when nobody watches', () => {
    const state = started();
    let told = 0;
    const nosy = procedure('t.nosy')
      .step('ask', [], (g) => g.yesNo(ANN, 'x'))
      .step('tell', [], (g) => {
        g.tell?.('told', { n: ++told });
      });
    const rules = toyWith(nosy);
    const events: Event[] = [];
    for (const watching of [undefined, events]) {
      const table = rules.fork(state);
      table.stack.length = 0;
      table.open.length = 0;
      rules.run(table, nosy, {});
      rules.play(table, { decision: firstOpen(table).id, picks: ['yes'] }, watching);
    }
    expect(told).toBe(1);
    expect(events.map(({ data }) => data)).toEqual([{ n: 1 }]);
  });
});
