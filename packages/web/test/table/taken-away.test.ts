import { MemoryStore, Shelf, storageTrouble } from '@questhall/table';
import { afterEach, describe, expect, it } from 'vitest';
import { heldTables, hold, leaveTable, takeHeld } from '../../src/table/held.js';
import { fakeClaims, lineTo, playOn, seated, troubleIn, until, value } from './seated.js';

describe('a kept adventure as a file', () => {
  it('is made while somebody plays it, and nothing of it changes', async () => {
    const shelf = new Shelf(new MemoryStore());
    const claims = fakeClaims();
    const { id, table } = await seated({ keep: true }, { shelf, claims, now: () => 1 });
    await playOn(table, 12);
    await until(table, ({ saving }) => saving.state === 'saved');
    const client = lineTo({ shelf, claims, now: () => 2 });
    const file = value(await client.exportKept(id, 'en'));
    expect(file).toEqual(value(await table.exportFile()));
    const [listed] = value(await shelf.list());
    expect(listed?.result).toMatchObject({ ok: true, value: { when: 1, at: 12 } });
    expect(troubleIn(await client.exportKept('gone', 'en'))).toBe('trouble.kept.missing');
    client.leave();
    await table.close();
  });

  it('can be had as it lies there when it is damaged', async () => {
    const store = new MemoryStore();
    const shelf = new Shelf(store);
    const { id, table } = await seated({ keep: true }, { shelf });
    await playOn(table, 3);
    await until(table, ({ saving }) => saving.state === 'saved');
    await table.close();
    const { head, rows } = value(await shelf.raw(id));
    expect(head).toMatchObject({ id, at: 3 });
    expect(rows).toHaveLength(3);
  });
});

describe('a table that nobody looks at', () => {
  afterEach(() => {
    for (const { id, table } of heldTables()) {
      takeHeld(id ?? '');
      table.close();
    }
  });

  it('is closed if it is kept, and held if it would be lost', async () => {
    const forbidden = storageTrouble(Object.assign(new Error('no'), { name: 'SecurityError' }));
    const good = await seated({ keep: true });
    await until(good.table, ({ saving }) => saving.state === 'saved');
    leaveTable({ ...good, otherCards: false });
    expect(heldTables()).toEqual([]);
    const lost = await seated({ keep: true }, { shelf: new Shelf(new MemoryStore(), forbidden) });
    await until(lost.table, ({ saving }) => saving.state === 'fleeting');
    leaveTable({ ...lost, otherCards: false });
    expect(heldTables().map(({ id }) => id)).toEqual([lost.id]);
  });

  it('is handed to whoever asks for it first', async () => {
    const opened = { ...(await seated({ keep: true })), otherCards: false };
    hold(opened);
    expect(takeHeld(opened.id)).toBe(opened);
    expect(takeHeld(opened.id)).toBe(null);
    await opened.table.close();
  });
});
