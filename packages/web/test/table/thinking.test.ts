import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { type Postable, portOf } from '../../src/table/port.js';
import {
  type ThinkReply,
  type ThinkRequest,
  thinkApart,
  thinkFor,
} from '../../src/table/worker/think-apart.js';
import { answerAny, chances, GAME, openQuestion, seated, value } from './seated.js';

describe('a table', () => {
  it('hears people while companions think elsewhere: what people do counts, not what was being thought of', async () => {
    const { port1, port2 } = new MessageChannel();
    thinkFor(portOf<ThinkRequest, ThinkReply>(port1 as unknown as Postable));
    const thinker = () => thinkApart(GAME, portOf<ThinkReply, ThinkRequest>(port2 as unknown as Postable));
    const { table } = await seated({ companions: ['p2'], pace: 'slow' }, { thinker });
    const draw = chances(12);
    while (table.scene.companions.thinking === null) await answerAny(table, draw);
    const { at } = table.scene.time;
    expect(table.scene.companions.thinking).toBe('p2');
    await table.undo();
    expect(table.scene.time.at).toBeLessThan(at);
    expect(table.scene.companions.thinking).toBe(null);
    expect(value(await table.hint(openQuestion(table).id)).texts.length).toBeGreaterThan(0);
    await table.close();
  });
});
