import type { Scene } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { sounds } from '../../src/games/acg/sounds.js';
import { heardBetween as between } from '../../src/sound/heard.js';

const scene = (at: number, events: readonly { type: string; data: object }[], branch = '1'): Scene =>
  ({ time: { at, branch }, news: { after: at - 1, lines: [{ events }] } }) as unknown as Scene;
const heardBetween = (before: Scene | null, after: Scene) => between(before, after, sounds.heard);
const event = (type: string, data = {}) => ({ type, data });

describe('what is heard of a table', () => {
  const before = scene(3, []);
  it('is each thing once, in its order', () => {
    const after = scene(4, [
      event('dice-rolled'),
      event('enemy-wounded'),
      event('phase'),
      event('wounds'),
      event('wounds'),
      event('enemy-spawned'),
    ]);
    expect(heardBetween(before, after)).toEqual(['dice', 'strike', 'wound', 'card']);
  });
  it('tells a victory from a defeat', () => {
    expect(heardBetween(before, scene(4, [event('quest-ended', { result: 'won' })]))).toEqual(['victory']);
    expect(heardBetween(before, scene(4, [event('quest-ended', { result: 'lost' })]))).toEqual(['defeat']);
  });
  it('is nothing at the beginning, in the past, on another branch, or when only the saving changed', () => {
    const loud = [event('dice-rolled')];
    expect(heardBetween(null, scene(1, loud))).toEqual([]);
    expect(heardBetween(before, scene(2, loud))).toEqual([]);
    expect(heardBetween(before, scene(9, loud))).toEqual([]);
    expect(heardBetween(before, scene(4, loud, '2'))).toEqual([]);
    const after = scene(4, loud);
    expect(heardBetween(after, { ...after })).toEqual([]);
  });
});
