import { Players, random } from '@questhall/bots';
import { type TableGame, type Thinker, thinkHere } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { Shown } from '../../src/table/worker/shown.js';
import { seated, until, value } from './seated.js';

const never = () => new Promise<void>(() => undefined);
const settled = async (waited: Promise<void>): Promise<boolean> => {
  let done = false;
  waited.then(() => {
    done = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return done;
};

/** Companions that answer by chance. */
const hasty = {
  thinker: ({ rules }: TableGame): Thinker => ({
    ...thinkHere(rules, { clock: () => 0 }),
    answer: async ({ state, decision, seed }) => new Players(rules, random, seed).answer(state, decision),
  }),
};

describe('companions who are faster than the page', () => {
  it('wait until all that was sent has been shown', async () => {
    const sight = new Shown(never);
    sight.send();
    sight.send();
    const waited = sight.all();
    sight.see(1);
    expect(await settled(waited)).toBe(false);
    sight.see(2);
    expect(await settled(waited)).toBe(true);
  });

  it('wait for nothing that was shown already', async () => {
    const sight = new Shown(never);
    expect(await settled(sight.all())).toBe(true);
    sight.send();
    sight.see(1);
    expect(await settled(sight.all())).toBe(true);
  });

  it('wait while somebody is told what they did, but not where they are hurried', async () => {
    const { table } = await seated({ companions: ['p1', 'p2'], pace: 'paused' }, hasty);
    value(await table.turnPage());
    let held: (() => void)[] | null = [];
    table.watch(() => new Promise<void>((told) => (held === null ? told() : held.push(told))));
    const { at } = table.scene.time;
    value(await table.pace('fast'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(table.scene.time.at).toBe(at);
    for (const told of held) told();
    held = null;
    const { time } = await until(table, (scene) => scene.time.at > at + 1);
    expect(time.at).toBeGreaterThan(at + 1);
    held = [];
    value(await table.skip());
    expect(table.scene.companions.rest ?? table.scene.over).not.toBeNull();
    await table.close();
  });

  it('go on after a while if nobody looks', async () => {
    const sight = new Shown(() => Promise.resolve());
    sight.send();
    expect(await settled(sight.all())).toBe(true);
  });
});
