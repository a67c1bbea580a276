import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { type Postable, portOf } from '../../src/table/port.js';
import type { Table } from '../../src/table/table.js';
import {
  type ThinkReply,
  type ThinkRequest,
  thinkApart,
  thinkFor,
} from '../../src/table/worker/think-apart.js';
import { answerAny, campaignOf, chances, GAME, openQuestion, playOn, seated, value } from './seated.js';

async function milliseconds(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** A campaign goes on after a quest, so that it is long enough. */
const CAMPAIGN = { players: 2, heroes: ['ironbreaker', 'bright-wizard'], campaign: '' };

async function longGame(): Promise<Table> {
  const { setup } = await campaignOf(GAME);
  const { table } = await seated({ setup: { ...CAMPAIGN, ...setup } });
  await playOn(table, 500, chances(7));
  return table;
}

/** Bounds are wide: the machine may be busy. What was measured stands in the readme of the app. */
describe('a table is quick', () => {
  it('to answer, and to go back over five hundred decisions', async () => {
    const table = await longGame();
    expect(table.scene.time.at).toBe(500);
    const back = await milliseconds(() => table.undo(500));
    expect(table.scene.time.at).toBe(0);
    const forth = await milliseconds(() => table.goTo(250));
    const draw = chances(9);
    const rounds: number[] = [];
    for (let i = 0; i < 30; i++) rounds.push(await milliseconds(() => answerAny(table, draw)));
    const middle = rounds.sort((a, b) => a - b)[15];
    expect(Math.max(back, forth)).toBeLessThan(1000);
    expect(middle).toBeLessThan(100);
    await table.close();
  });

  it('while companions think elsewhere: what people do counts, not what was being thought of', async () => {
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
