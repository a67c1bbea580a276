import { gameCodes, loadGame } from '@questhall/games';
import type { Scene } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import type { Frame, Staging } from '../../src/stage/beat.js';
import { framesOf } from '../../src/stage/frames.js';
import { answerAny, campaignOf, chances, seated } from '../table/seated.js';

type Beats = { readonly beats: object; readonly staging: Staging<unknown, unknown> };
const tables = import.meta.glob<Beats>('../../src/games/*/beats.ts');

async function beatsOf(code: string): Promise<Beats> {
  const load = tables[`../../src/games/${code}/beats.ts`];
  if (load === undefined) throw new Error(`${code} has no table of beats`);
  return load();
}

const ANSWERS = 160;

describe.each(gameCodes)('the table of beats of %s', (code) => {
  it('has a row for every kind of event, and for nothing else', async () => {
    const { beats } = await beatsOf(code);
    const events = (await loadGame(code))?.reach().events ?? [];
    expect(Object.keys(beats).sort()).toEqual([...events].sort());
  });

  it('tells a whole game, each answer from the old table to exactly the new one', async () => {
    const { staging } = await beatsOf(code);
    const { table } = await seated(await campaignOf(code));
    const draw = chances(3);
    const seen = new Set<string>();
    let before: Scene = table.scene;
    for (let i = 0; i < ANSWERS && table.scene.over === null; i++) {
      await answerAny(table, draw);
      const frames = framesOf({ view: before.view, thrown: null }, table.scene, staging, { pace: 1 });
      if (frames.length > 0) expect(frames.at(-1)?.view).toBe(table.scene.view);
      expect(frames.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThan(5300);
      expect(isInOrder(frames)).toBe(true);
      for (const { beat } of frames) seen.add(beat);
      before = table.scene;
    }
    await table.close();
    expect([...seen]).toEqual(expect.arrayContaining(['roll', 'sum', 'wound', 'phase', 'turn']));
  });
});

/** Lines are told in their order, but that whoever falls does so after blows that are told later. */
const isInOrder = (frames: readonly Frame[]): boolean => {
  const places = frames.filter(({ beat }) => beat !== 'fall' && beat !== 'turn').map(({ at }) => at);
  return places.every((place, i) => i === 0 || place >= (places[i - 1] ?? 0));
};
