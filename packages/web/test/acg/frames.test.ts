import type { AcgView } from '@questhall/acg';
import type { Happened, Line } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { staging } from '../../src/games/acg/beats.js';
import type { Throw } from '../../src/games/acg/board/happened.js';
import fight from '../../src/games/acg/patterns/scenes/solo-fight.json' with { type: 'json' };
import type { Frame } from '../../src/stage/beat.js';
import { framesOf, type Pace } from '../../src/stage/frames.js';

const { view } = fight as unknown as { view: AcgView };
const [hero, other] = view.heroes.map(({ id }) => id) as [string, string];
const [foe] = view.enemies.filter(({ zone, card }) => zone === hero && card !== null);
if (foe === undefined) throw new Error('nobody to fight');
const enemy = foe.id;
const card = String(foe.card);

const event = (type: string, data: object): Happened => ({ type, data: data as Happened['data'] });
const line = (text: string, ...events: Happened[]): Line => ({
  ...{ at: 1, kind: 'detail', text, paragraphs: [], rules: [], events },
});
const DICE = [
  { kind: 'hero', icons: ['success'] },
  { kind: 'enemy', icons: ['claw'] },
];
const aims = line('aims', event('action-targets', { hero, targets: [enemy], cards: [card] }));
const throws = line(
  'throws',
  event('dice-rolled', { dice: DICE }),
  event('successes', { hero, type: 'attack', count: 1 }),
);
const strikes = line(
  'strikes',
  event('enemy-wounded', { enemy, card, count: 1, by: hero, from: ['cut'] }),
  event('enemy-defeated', { enemy, card, by: hero }),
);
const answers = line(
  'answers',
  event('enemies-attack', { hero, attackers: [enemy], cards: [card], attack: 2 }),
  event('wounds', { hero, count: 2, from: [card] }),
);
const now: AcgView = {
  ...view,
  active: other as AcgView['active'],
  enemies: view.enemies.filter(({ id }) => id !== enemy),
  heroes: view.heroes.map((one) => (one.id === hero ? { ...one, wounds: one.wounds + 2 } : one)),
};

const told = (lines: readonly Line[], to: AcgView = now, pace: Pace = { pace: 1 }) =>
  framesOf({ view, thrown: null }, { view: to, news: { after: 0, lines } }, staging, pace);
const beats = (frames: readonly Frame[]) => frames.map(({ beat }) => beat);
const frameOf = (frames: readonly Frame<AcgView, Throw>[], beat: string): Frame<AcgView, Throw> => {
  const found = frames.find((frame) => frame.beat === beat);
  if (found === undefined) throw new Error(`no ${beat}`);
  return found;
};
const standsIn = (seen: AcgView) => seen.enemies.find(({ id }) => id === enemy);
const woundsIn = (seen: AcgView) => seen.heroes.find(({ id }) => id === hero)?.wounds;

describe('an attack', () => {
  const frames = told([aims, throws, strikes, answers]);

  it('is not read before its dice lie there, also where one sentence tells of aim and result', () => {
    const whole = line('aims and misses', ...aims.events, ...throws.events);
    const seen = told([whole]);
    expect(frameOf(seen, 'aim').line).toBeNull();
    expect(frameOf(seen, 'roll').line).toBeNull();
    expect(frameOf(seen, 'sum').line?.text).toBe('aims and misses');
  });

  it('is told from the aim to the next turn; whoever falls strikes back before', () => {
    expect(beats(frames)).toEqual(['aim', 'roll', 'sum', 'blow', 'wound', 'back', 'wound', 'fall', 'turn']);
  });

  it('leaves the table as it was until the beat that changes it', () => {
    expect(standsIn(frameOf(frames, 'roll').view)).toEqual(foe);
    expect(frameOf(frames, 'sum').view.enemies).toEqual(view.enemies);
    expect(standsIn(frameOf(frames, 'wound').view)?.wounds).toBe(foe.wounds + 1);
    expect(woundsIn(frameOf(frames, 'back').view)).toBe(woundsIn(view));
    expect(woundsIn(frameOf(frames, 'fall').view)).toBe(woundsIn(now));
    expect(standsIn(frameOf(frames, 'fall').view)).toBeDefined();
    expect(frameOf(frames, 'fall').view.active).toBe(view.active);
  });

  it('ends with exactly the table that is there now', () => {
    expect(frames.at(-1)?.view).toBe(now);
  });

  it('says what dice show when they lie, and what they come to after that', () => {
    const roll = frameOf(frames, 'roll');
    expect([roll.line, roll.thrown?.successes]).toEqual([null, null]);
    expect(frameOf(frames, 'sum')).toMatchObject({ line: throws, before: aims, thrown: { successes: 1 } });
    expect(frames.filter(({ dice }) => dice).map(({ beat }) => beat)).toEqual([
      'roll',
      'sum',
      'blow',
      'wound',
      'back',
      'wound',
      'fall',
    ]);
  });

  it('takes 1.6 seconds at most, times the pace', () => {
    const lasts = (pace: Pace) =>
      told([aims, throws, strikes, answers], now, pace).reduce((sum, frame) => sum + frame.lasts, 0);
    expect(lasts({ pace: 1 })).toBeGreaterThan(1400);
    expect(lasts({ pace: 1 })).toBeLessThanOrEqual(1605);
    expect(lasts({ pace: 1.7 })).toBeCloseTo(lasts({ pace: 1 }) * 1.7, -2);
    expect(lasts({ pace: 0.5, limit: 800 })).toBeLessThanOrEqual(405);
  });
});

describe('a part of the table', () => {
  it('that is told of more than once is counted, and is as it is now with the last of it', () => {
    const hurt = (count: number) => line(`hurt ${count}`, event('wounds', { hero, count, from: [] }));
    const after: AcgView = {
      ...view,
      heroes: view.heroes.map((one) => (one.id === hero ? { ...one, wounds: one.wounds + 3 } : one)),
    };
    const wounds = told([hurt(1), hurt(2)], after).map((frame) => woundsIn(frame.view));
    const before = woundsIn(view) ?? 0;
    expect(wounds).toEqual([before + 1, before + 3, before + 3]);
  });

  it('that nothing speaks of changes at the end', () => {
    const [frame, last] = told([line('aims', event('action-chosen', { hero, card: 'cut' }))]);
    expect([frame?.view.active, last?.view.active]).toEqual([view.active, other]);
  });

  it('of another table is not mixed with this one', () => {
    const town: AcgView = { ...now, stage: 'settlement', quest: 'other', enemies: [] };
    const ends = line('ends', event('quest-ended', { quest: view.quest, result: 'won' }));
    const frames = told([throws, strikes, ends], town);
    expect(frameOf(frames, 'wound').view).toMatchObject({ stage: view.stage, quest: view.quest });
    expect(frameOf(frames, 'fall').view.enemies).toHaveLength(view.enemies.length);
    expect(frameOf(frames, 'phase').view).toBe(town);
  });
});

it('nothing to be seen needs no frames', () => {
  expect(told([line('nothing', event('activation', { hero }))])).toEqual([]);
  expect(told([])).toEqual([]);
});
