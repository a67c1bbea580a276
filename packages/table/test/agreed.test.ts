import { describe, expect, it } from 'vitest';
import { type UndoPolicy, Watcher } from '../src/index.js';
import { Orders, ordersFor, passing } from '../src/orders.js';
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
    ben?.never(asked.id);
    const { orders, passed } = ben?.sceneSince(null) ?? {};
    expect(orders).toEqual([{ seat: 'ben', ask: 'may-rest', option: 'sleep', text: 'Sleep' }]);
    expect(passed).toEqual([]);
    expect(table.timeline.state.open[0]?.ask).toBe('which-road');
    ann?.answer(table.timeline.state.open[0]?.id ?? 0, ['river']);
    expect(table.timeline.state.open[0]?.ask).toBe('which-road');
    expect(ben?.sceneSince(null).passed).toMatchObject([{ ask: 'may-rest', texts: ['Sleep'] }]);
    for (const order of orders ?? []) ben?.askAgain(order);
    ann?.answer(table.timeline.state.open[0]?.id ?? 0, ['river']);
    expect(table.timeline.state.open[0]?.ask).toBe('may-rest');
  });

  it('shows the question again when it is taken back', () => {
    const { table, ann, ben } = after('river', 'free');
    ben?.never(table.timeline.state.open[0]?.id ?? 0);
    ann?.undo(1);
    expect(table.timeline.state.open[0]?.ask).toBe('may-rest');
  });

  it('is given and taken back from the screen of its seat', () => {
    const { table, ann, ben } = after('river', 'free');
    const asked = table.timeline.state.open[0]?.id ?? 0;
    expect(() => ann?.never(asked)).toThrow('trouble.not.yours');
    ben?.never(asked);
    const [order] = table.orders.all;
    if (order === undefined) throw new Error('nothing is ordered');
    expect(() => ann?.askAgain(order)).toThrow('trouble.not.yours');
  });

  it('of a game passes all that it covers, whatever is offered, and is listed', () => {
    const { table, ann, ben } = after('river', 'free');
    const next = (road: string) => ann?.answer(table.timeline.state.open[0]?.id ?? 0, [road]);
    const [asked] = ben?.sceneSince(null).open ?? [];
    expect(asked?.orders).toEqual([
      { seat: 'ben', ask: 'order', option: 'dry', text: 'Never rest by the river' },
      { seat: 'ben', ask: 'order', option: 'awake-3', text: 'Stay awake for two roads' },
    ]);
    expect(ann?.sceneSince(null).open[0]?.orders).toBeUndefined();
    expect(() => ann?.order(asked?.id ?? 0, 'dry')).toThrow('trouble.not.yours');
    ben?.order(asked?.id ?? 0, 'dry');
    expect(table.orders.all.map(({ option }) => option)).toEqual(['dry']);
    next('river');
    expect(table.timeline.state.open[0]?.ask).toBe('which-road');
    next('hill');
    expect(table.timeline.state.open[0]?.ask).toBe('may-rest');
    for (const order of table.orders.all) ben?.askAgain(order);
    ben?.answer(table.timeline.state.open[0]?.id ?? 0, ['decline']);
    next('river');
    expect(table.timeline.state.open[0]?.ask).toBe('may-rest');
  });

  it('of a game lapses by itself', () => {
    const { table, ann, ben } = after('hill', 'free');
    const next = () => ann?.answer(table.timeline.state.open[0]?.id ?? 0, ['hill']);
    const now = () => table.timeline.state.open[0]?.ask;
    ben?.order(table.timeline.state.open[0]?.id ?? 0, 'awake-3');
    expect(now()).toBe('which-road');
    next();
    expect([now(), table.orders.all.length]).toEqual(['may-rest', 1]);
    ben?.order(table.timeline.state.open[0]?.id ?? 0, 'awake-4');
    next();
    expect([now(), table.orders.all.map(({ option }) => option)]).toEqual(['may-rest', ['awake-4']]);
  });

  it('of a game passes also what may be left empty, and nothing that must be answered', () => {
    expect(passing({ form: 'maybe', min: 1 })).toEqual(['decline']);
    expect(passing({ form: 'some', min: 0 })).toEqual([]);
    expect(passing({ form: 'some', min: 1 })).toBeNull();
    expect(passing({ form: 'one', min: 1 })).toBeNull();
    const orders = new Orders([{ seat: 'ann', ask: 'order', option: 'dry', text: '' }]);
    const poll = { ask: 'use-in-secret', by: 'ann', form: 'maybe', options: ['decline'] } as const;
    expect(orders.pass(poll, ['dry'])).toBe(true);
    expect(orders.pass(poll, ['awake'])).toBe(false);
    expect(orders.pass({ ...poll, by: 'ben' }, ['dry'])).toBe(false);
  });

  it('is only for what may be declined, and copies of a card are one', () => {
    const options = ['shield#2', 'decline'].map((id) => ({ id, text: id }));
    const question = { ask: 'use', by: 'ann', options };
    expect(ordersFor({ ...question, form: 'one' })).toEqual([]);
    const given = ordersFor({ ...question, form: 'maybe' });
    expect(given).toEqual([{ seat: 'ann', ask: 'use', option: 'shield', text: 'shield#2' }]);
    const orders = new Orders(given);
    const again = { ask: 'use', by: 'ann', form: 'maybe' } as const;
    expect(orders.pass({ ...again, options: ['shield#3', 'decline'] })).toBe(true);
    expect(orders.pass({ ...again, options: ['shield#3', 'lantern', 'decline'] })).toBe(false);
    expect(orders.pass({ ...again, form: 'one', options: ['shield#3'] })).toBe(false);
  });
});
