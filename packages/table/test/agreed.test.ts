import { describe, expect, it } from 'vitest';
import { ordersFor, type UndoPolicy, Watcher } from '../src/index.js';
import { parley, tableOf } from './tables.js';

/** The table after the party has gone this way and Ben has answered. */
function after(road: string, undo: UndoPolicy) {
  const table = tableOf(parley, { undo });
  const [ann, ben, cleo] = ['ann', 'ben', 'cleo'].map(
    (seat) => new Watcher(table, [seat], 'en', () => undefined),
  );
  ann?.answer(table.timeline.state.open[0]?.id ?? 0, [road]);
  return { table, ann, ben, cleo };
}

describe('taking back', () => {
  it('is free where that was agreed', () => {
    const { table, cleo } = after('hill', 'free');
    cleo?.undo(1);
    expect(table.timeline.at).toBe(0);
  });

  it('ends where dice were thrown', () => {
    const { table, ann } = after('hill', 'until-revealed');
    expect(() => ann?.undo(1)).toThrow('trouble.undo.revealed');
    expect(table.timeline.at).toBe(1);
    const calm = after('river', 'until-revealed');
    calm.ann?.undo(1);
    expect(calm.table.timeline.at).toBe(0);
  });

  it('waits for all others where everybody has to agree', () => {
    const { table, ann, cleo } = after('hill', 'by-consent');
    ann?.undo(1);
    expect(table.timeline.at).toBe(1);
    expect(cleo?.sceneSince(null).undoAsked).toEqual({ by: 'ann', to: 0, waiting: ['ben', 'cleo'] });
    table.consent('ben', true);
    table.consent('cleo', true);
    expect(table.timeline.at).toBe(0);
    expect(table.undoAsked).toBeNull();
  });

  it('is off when somebody does not agree, or an answer comes first', () => {
    const { table, ann, ben } = after('hill', 'by-consent');
    ann?.undo(1);
    table.consent('cleo', false);
    expect(table.undoAsked).toBeNull();
    ann?.undo(1);
    ben?.answer(table.timeline.state.open[0]?.id ?? 0, ['sleep']);
    expect(table.undoAsked).toBeNull();
    expect(() => table.consent('ben', true)).toThrow('trouble.undo.nothing');
  });
});

describe('a standing order', () => {
  it('passes what somebody never wants to be asked, says so, and can be lifted', () => {
    const { table, ann, ben } = after('river', 'free');
    const [asked] = table.timeline.state.open;
    if (asked === undefined) throw new Error('nobody is asked');
    const orders = ordersFor(asked).map((order) => ({ ...order, text: 'Sleep' }));
    expect(orders).toEqual([{ seat: 'ben', ask: 'may-rest', option: 'sleep', text: 'Sleep' }]);
    table.order(orders);
    expect(table.timeline.state.open[0]?.ask).toBe('which-road');
    ann?.answer(table.timeline.state.open[0]?.id ?? 0, ['river']);
    expect(table.timeline.state.open[0]?.ask).toBe('which-road');
    expect(ben?.sceneSince(null).passed).toMatchObject({ ask: 'may-rest', texts: ['Sleep'] });
    table.liftOrders(orders);
    ann?.answer(table.timeline.state.open[0]?.id ?? 0, ['river']);
    expect(table.timeline.state.open[0]?.ask).toBe('may-rest');
  });

  it('shows the question again when it is taken back', () => {
    const { table, ann } = after('river', 'free');
    const [asked] = table.timeline.state.open;
    if (asked === undefined) throw new Error('nobody is asked');
    table.order(ordersFor(asked).map((order) => ({ ...order, text: 'Sleep' })));
    ann?.undo(1);
    expect(table.timeline.state.open[0]?.ask).toBe('may-rest');
  });

  it('is only for what may be declined, and copies of a card are one', () => {
    const question = { ask: 'use', by: 'ann', options: ['shield#2', 'decline'] } as const;
    expect(ordersFor({ ...question, form: 'one' })).toEqual([]);
    expect(ordersFor({ ...question, form: 'maybe' })).toEqual([
      { seat: 'ann', ask: 'use', option: 'shield' },
    ]);
  });
});
