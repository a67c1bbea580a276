import { describe, expect, it } from 'vitest';
import { Client } from '../../src/table/client.js';
import type { Port } from '../../src/table/port.js';
import type { Reply, Request } from '../../src/table/protocol.js';
import { openQuestion, playOn, seated } from './seated.js';

describe('what somebody wanted and did not get', () => {
  it('is there for the page to say, and goes with the next thing that works', async () => {
    const { table } = await seated();
    let changes = 0;
    table.watchFailure(() => changes++);
    await table.answer(openQuestion(table).id, ['no such thing']);
    expect(table.failure).toMatchObject({ call: 'answer', trouble: { key: 'trouble.answer' } });
    await playOn(table, 1);
    expect(table.failure).toBeNull();
    await table.switchTo('77');
    expect(table.failure).toMatchObject({ call: 'switchTo', trouble: { key: 'trouble.branch' } });
    table.forgetFailure();
    expect(table.failure).toBeNull();
    expect(changes).toBe(4);
    await table.close();
  });

  it('is said while nobody answers, and forgotten when the answer comes', async () => {
    let hear = (_: Reply) => undefined as void;
    const asked: Request[] = [];
    const port: Port<Reply, Request> = {
      post: (request) => void asked.push(request),
      listen: (heard) => {
        hear = heard;
      },
      close: () => undefined,
    };
    const client = new Client(port, 1);
    const opening = client.open({ from: 'code', code: '', language: 'en' });
    hear({ id: 1, result: { ok: true, value: { id: null, scene: {}, otherCards: false } } });
    const opened = await opening;
    if (!opened.ok) throw new Error('not opened');
    const { table } = opened.value;
    const said = new Promise<void>((resolve) => {
      table.watchFailure(() => table.failure !== null && resolve());
    });
    const undone = table.undo();
    await said;
    expect(table.failure).toMatchObject({ call: 'undo', trouble: { key: 'trouble.silent' } });
    hear({ id: asked.at(-1)?.id ?? 0, result: { ok: true, value: null } });
    await undone;
    expect(table.failure).toBeNull();
  });
});
