import { bad, type Change, MemoryStore, Shelf, storageTrouble, trouble } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { type Locks, noClaims, webClaims } from '../../src/table/storage/claims.js';
import {
  chances,
  fakeClaims,
  GAME,
  lineTo,
  openQuestion,
  playOn,
  seated,
  troubleIn,
  until,
  value,
} from './seated.js';

/** A browser's storage that can be made to fail, and whose contents can be spoilt. */
class FrailStore extends MemoryStore {
  fails: string | null = null;
  spoilt: { heads?: unknown[]; rows?: (rows: readonly unknown[]) => unknown[] } = {};
  written: Change[] = [];

  override async write(change: Change): Promise<void> {
    if (this.fails !== null) throw Object.assign(new Error('no'), { name: this.fails });
    this.written.push(change);
    await super.write(structuredClone(change));
  }

  override async heads(): Promise<readonly unknown[]> {
    return [...(this.spoilt.heads ?? []), ...(await super.heads())];
  }

  override async rows(id: string): Promise<readonly unknown[]> {
    const rows = await super.rows(id);
    return this.spoilt.rows?.(rows) ?? rows;
  }
}

const saved = { state: 'saved' };
const kept = async (means: { shelf: Shelf } & Parameters<typeof lineTo>[0]) => {
  const { id, table } = await seated({ keep: true }, means);
  await playOn(table, 20);
  await until(table, ({ saving }) => saving.state === 'saved');
  return { id, table };
};

describe('an adventure that is kept', () => {
  it('comes back to the same question, the same branches and the same seats', async () => {
    const shelf = new Shelf(new MemoryStore());
    const { id, table } = await kept({ shelf });
    await table.goTo(8);
    await table.branch();
    await playOn(table, 6, chances(31));
    await table.sit('p2', 'companion');
    await table.pace('paused');
    const { view, open, time, seats } = table.scene;
    await table.close();
    const again = await seated({ from: 'shelf', id, pace: 'paused' }, { shelf });
    expect(again.table.scene).toMatchObject({ view, open, time, seats });
    await again.table.close();
  });

  it('is written after every answer, and of the answers only what is new', async () => {
    const store = new FrailStore();
    const { table } = await kept({ shelf: new Shelf(store) });
    expect(store.written.flatMap(({ parts }) => parts).flatMap(({ answers }) => answers)).toHaveLength(20);
    await table.undo(2);
    await playOn(table, 1, chances(1));
    await until(table, ({ saving }) => saving.state === 'saved');
    expect(store.written.at(-1)?.parts).toMatchObject([{ branch: '1', from: 18 }]);
    await table.close();
  });

  it('stands in the list with what a hall wants to say of it', async () => {
    const shelf = new Shelf(new MemoryStore());
    const { id, table } = await kept({ shelf, now: () => 1234 });
    const [listed] = value(await shelf.list());
    expect(listed).toMatchObject({
      id,
      result: { ok: true, value: { game: GAME, when: 1234, over: false } },
    });
    expect(listed?.result.ok && listed.result.value.standing.adventure).not.toBe('');
    await table.close();
    expect(value(await shelf.remove(id))).toBe(null);
    expect(value(await shelf.list())).toEqual([]);
    expect(troubleIn(await shelf.read(id))).toBe('trouble.kept.missing');
  });

  it('goes on when nothing can be written, says so, and catches up', async () => {
    const store = new FrailStore();
    const { id, table } = await kept({ shelf: new Shelf(store) });
    store.fails = 'QuotaExceededError';
    await playOn(table, 3);
    const { saving } = await until(table, (scene) => scene.saving.state === 'failed');
    expect(saving).toMatchObject({ trouble: { key: 'trouble.storage.full' } });
    store.fails = null;
    await playOn(table, 1);
    expect((await until(table, (scene) => scene.saving.state === 'saved')).saving).toEqual(saved);
    const { view } = table.scene;
    await table.close();
    const again = await seated({ from: 'shelf', id }, { shelf: new Shelf(store) });
    expect(again.table.scene.view).toEqual(view);
    await again.table.close();
  });

  it('lasts as long as the page where the browser forbids more, and says so', async () => {
    const why = storageTrouble(Object.assign(new Error('no'), { name: 'SecurityError' }));
    const { table } = await seated({ keep: true }, { shelf: new Shelf(new MemoryStore(), why) });
    await playOn(table, 1);
    const { saving } = await until(table, (scene) => scene.saving.state === 'fleeting');
    expect(saving).toEqual({ state: 'fleeting', trouble: { key: 'trouble.storage.forbidden', args: {} } });
    await table.close();
  });

  it('is reported by itself when it is damaged', async () => {
    const store = new FrailStore();
    const shelf = new Shelf(store);
    const { id, table } = await kept({ shelf });
    await table.close();
    store.spoilt = { heads: [null, { id: 'old', format: 0 }, { id: 'half', format: 1, game: GAME }] };
    const listed = value(await shelf.list());
    expect(listed.filter(({ result }) => troubleIn(result) === 'trouble.kept.damaged')).toHaveLength(3);
    expect(listed.filter(({ result }) => result.ok).map((one) => one.id)).toEqual([id]);
    store.spoilt = { rows: (rows) => rows.slice(1) };
    expect(troubleIn(await shelf.read(id))).toBe('trouble.kept.damaged');
    expect(troubleIn(await lineTo({ shelf }).open({ from: 'shelf', id, language: 'en' }))).toBe(
      'trouble.kept.damaged',
    );
  });

  it('is open in one window at a time, unless another takes it over', async () => {
    const means = { shelf: new Shelf(new MemoryStore()), claims: fakeClaims() };
    const first = await kept(means);
    const { id } = first;
    const second = lineTo(means);
    expect(troubleIn(await second.open({ from: 'shelf', id, language: 'en' }))).toBe('trouble.elsewhere');
    const taken = value(await second.open({ from: 'shelf', id, language: 'en', takeOver: true }));
    expect((await until(first.table, ({ saving }) => saving.state === 'elsewhere')).saving.state).toBe(
      'elsewhere',
    );
    expect(openQuestion(taken.table)).toEqual(openQuestion(first.table));
    await Promise.all([first.table.close(), taken.table.close()]);
  });
});

describe('files that somebody brings', () => {
  it('are taken or refused one by one', async () => {
    const shelf = new Shelf(new MemoryStore());
    const { table } = await seated();
    await playOn(table, 10);
    const { text } = value(await table.exportFile());
    await table.close();
    const files = {
      sound: text,
      'cut off': text.slice(0, 400),
      other: '{"hello":"world"}',
      newer: text.replace('"version":1', '"version":99'),
      changed: text.replace(/"seed":"web"/, '"seed":"wet"'),
      unknown: text.replace(`"game":"${GAME}"`, '"game":"chess"'),
    };
    const list = Object.entries(files).map(([name, body]) => ({ name, text: body }));
    const imported = value(await lineTo({ shelf }).importFiles(list, 'en'));
    expect(Object.fromEntries(imported.map(({ name, result }) => [name, troubleIn(result)]))).toEqual({
      sound: 'none',
      'cut off': 'trouble.save.cut',
      other: 'trouble.save.foreign',
      newer: 'trouble.save.newer',
      changed: 'trouble.save.changed',
      unknown: 'trouble.game',
    });
    expect(value(await shelf.list())).toHaveLength(1);
  });

  it('hold every branch, where one was, and who sat there', async () => {
    const { table } = await seated();
    await playOn(table, 8);
    await table.goTo(3);
    await table.branch();
    await playOn(table, 2);
    await table.undo();
    const { scene } = table;
    const { text } = value(await table.exportFile());
    await table.close();
    const shelf = new Shelf(new MemoryStore());
    const [imported] = value(await lineTo({ shelf }).importFiles([{ name: 'a', text }], 'en'));
    const { id } = value(imported?.result ?? bad(trouble('trouble.closed')));
    const again = await seated({ from: 'shelf', id }, { shelf });
    expect(again.table.scene.time).toMatchObject({ branch: scene.time.branch, at: scene.time.at });
    expect(again.table.scene.time.branches).toEqual(scene.time.branches);
    expect(again.table.scene.seats).toEqual(scene.seats);
    await again.table.close();
  });

  it('make no twins: what is here already is named, also when more was played since', async () => {
    const shelf = new Shelf(new MemoryStore());
    const { table } = await seated();
    await playOn(table, 4);
    const early = value(await table.exportFile()).text;
    await playOn(table, 3);
    const late = value(await table.exportFile()).text;
    await table.close();
    const texts = [late, late, early];
    const files = texts.map((text, i) => ({ name: String(i), text }));
    const imported = value(await lineTo({ shelf }).importFiles(files, 'en'));
    const found = imported.map(({ result }) => (result.ok ? result.value : null));
    expect(found.map((one) => one?.here)).toEqual([false, true, true]);
    expect(new Set(found.map((one) => one?.id)).size).toBe(1);
    expect(value(await shelf.list())).toHaveLength(1);
  });
});

describe('the right to write', () => {
  /** As browsers do it: one holder, and whoever is robbed sees his request fail. */
  function fakeLocks(): Locks {
    const robbed = new Map<string, (error: Error) => void>();
    return {
      request: (name, options, held) => {
        if ('ifAvailable' in options && robbed.has(name)) return Promise.resolve(held(null));
        robbed.get(name)?.(new Error('stolen'));
        const stolen = new Promise<never>((_, reject) => robbed.set(name, reject));
        const until = Promise.resolve(held({})).then(() => robbed.delete(name));
        return Promise.race([until, stolen]);
      },
    };
  }

  it('is had by one, given back, and lost to whoever takes over', async () => {
    const claims = webClaims(fakeLocks());
    const first = await claims.claim('a', false);
    expect(await claims.claim('a', false)).toBe(null);
    expect(await claims.claim('b', false)).not.toBe(null);
    const thief = await claims.claim('a', true);
    await first?.lost;
    thief?.release();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await claims.claim('a', false)).not.toBe(null);
    expect(await noClaims.claim('a', false)).not.toBe(null);
  });
});
