import { acgEventTypes } from '@questhall/acg';
import { lostRelicsEventTypes } from '@questhall/lost-relics';
import { describe, expect, it } from 'vitest';
import { beats as acgBeats, staging as acgStaging } from '../../src/games/acg/beats.js';
import { beats as relicBeats, staging as relicStaging } from '../../src/games/lost-relics/beats.js';
import type { Frame, Staging } from '../../src/stage/beat.js';
import { framesOf } from '../../src/stage/frames.js';
import type { Scene } from '../../src/table/scene.js';
import { answerAny, chances, SETUP, seated } from '../table/seated.js';

const GAMES = [
  {
    game: 'acg',
    ...{ setup: SETUP, table: acgBeats, types: acgEventTypes },
    staging: acgStaging as unknown as Staging<unknown, unknown>,
  },
  {
    game: 'lost-relics',
    ...{ setup: { players: 2, campaign: 'lost-relics' }, table: relicBeats, types: lostRelicsEventTypes },
    staging: relicStaging as unknown as Staging<unknown, unknown>,
  },
] as const;

const ANSWERS = 160;

describe.each(GAMES)('the table of beats of $game', ({ game, setup, table: beats, types, staging }) => {
  it('has a row for every kind of event, and for nothing else', () => {
    expect(Object.keys(beats).sort()).toEqual([...types].sort());
  });

  it('tells a whole game, each answer from the old table to exactly the new one', async () => {
    const { table } = await seated({ game, setup });
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
