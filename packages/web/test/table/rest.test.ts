import { Players, random } from '@questhall/bots';
import { type Scene, type TableGame, type Thinker, thinkHere } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/table/table.js';
import { campaignOf, gameWith, playOn, seated, until, value } from './seated.js';

const CAMPAIGN = { players: 2, heroes: ['ironbreaker', 'bright-wizard'], campaign: 'an-uneasy-alliance' };

/** Companions that answer by chance, and a clock on which no time passes. */
const hasty = {
  sleep: async () => undefined,
  thinker: ({ rules }: TableGame): Thinker => ({
    ...thinkHere(rules, { clock: () => 0 }),
    answer: async ({ state, decision, seed }) => new Players(rules, random, seed).answer(state, decision),
  }),
};
const rests = ({ companions, over }: Scene) => companions.rest !== null || over !== null;

/** Whoever watches has turned the first page. */
async function watched(pace: Scene['companions']['pace']): Promise<Table> {
  const { table } = await seated({ setup: CAMPAIGN, companions: ['p1', 'p2'], pace }, hasty);
  value(await table.turnPage());
  return table;
}

describe.each(['slow', 'instant'] as const)('a table without people, at the pace %s', (pace) => {
  it('waits at the end of a quest and before the next, says so, and goes on when it is told to', async () => {
    const table = await watched(pace);
    const { companions, time } = await until(table, rests);
    expect(companions.rest?.happened).toMatch(/is (won|lost)$/);
    expect(companions.rest?.comes).toBe('A few days of rest, and of work to be done');
    expect(companions.thinking).toBeNull();
    const { length } = value(await table.chronicle());
    value(await table.turnPage());
    const next = await until(table, (scene) => rests(scene) && scene.time.at > time.at);
    expect(next.companions.rest).toEqual({ happened: 'Poison in the Granary', comes: null });
    expect(value(await table.chronicle()).length).toBeGreaterThan(length);
    await table.close();
  });
});

describe('a table without people', () => {
  it('waits again after a change of pace', async () => {
    const table = await watched('instant');
    const { time } = await until(table, rests);
    for (const pace of ['paused', 'fast', 'instant'] as const) value(await table.pace(pace));
    expect((await until(table, rests)).time.at).toBe(time.at);
    await table.close();
  });

  it('is hurried on to the next chapter and no further, also when it pauses', async () => {
    const table = await watched('paused');
    value(await table.skip());
    const { at } = table.scene.time;
    expect(value(await table.marks()).at(-2)).toMatchObject({ kind: 'chapter', at });
    value(await table.skip());
    expect(table.scene.time.at).toBeGreaterThan(at);
    expect(table.scene.over).toBeNull();
    await table.close();
  });

  it('is one when the last person has handed over a seat', async () => {
    const { table } = await seated({ setup: CAMPAIGN, companions: ['p2'] }, hasty);
    await table.skip();
    await playOn(table, 1);
    value(await table.sit('p1', 'companion'));
    await until(table, rests);
    expect(table.scene.companions.rest?.happened).toMatch(/is (won|lost)$/);
    value(await table.sit('p1', 'person'));
    expect(table.scene.companions.rest).toBeNull();
    await table.close();
  });

  it('waits at the chapters of any game', async () => {
    const other = { ...(await campaignOf(await gameWith('waking-stones'))), companions: ['p1', 'p2'] };
    const { table } = await seated(other, hasty);
    value(await table.turnPage());
    const { companions, time } = await until(table, rests);
    expect(companions.rest?.happened).toBeTruthy();
    expect(time.at).toBeGreaterThan(0);
    value(await table.turnPage());
    await until(table, (scene) => rests(scene) && scene.time.at > time.at);
    expect(table.scene.time.at).toBeGreaterThan(time.at);
    await table.close();
  });
});
