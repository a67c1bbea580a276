import type { Scene } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../src/stage/beat.js';
import { type Means, type Telling, type TellingStep, telling } from '../../src/stage/telling.js';

const at = (place: number, more: object = {}): Scene =>
  ({
    ...{ time: { at: place, length: place, keeps: false, branch: 'a', branches: [] }, view: place },
    ...{ news: { after: place - 1, lines: [`line ${place}`] }, passed: [] },
    ...more,
  }) as unknown as Scene;
const frame = (name: string): Frame => ({ beat: name }) as unknown as Frame;

/** Shown scenes, in order. Everything is told in two frames, but a scene that says it is quiet. */
const means: Means<readonly Scene[]> = {
  sceneOf: (shown) => shown.at(-1) as Scene,
  take: (shown, scene) => [...shown, scene],
  framesOf: (_, scene) => ('quiet' in scene ? [] : [frame('roll'), frame('sum')]),
};
const begin: Telling<readonly Scene[]> = { now: [at(0)], playing: null, waiting: [] };
const after = (steps: readonly TellingStep[], from = begin) =>
  steps.reduce((state, step) => telling(state, step, means), from);
const came = (scene: Scene): TellingStep => ({ step: 'scene', scene });
const shown = ({ now }: typeof begin) => now.map(({ time }) => time.at);
const next = (state: typeof begin) => {
  const playing = state.playing?.frames[state.playing.at];
  return playing === undefined ? state : after([{ step: 'next', frame: playing }], state);
};

describe('what has come', () => {
  it('is shown when it has been told, frame by frame', () => {
    const first = after([came(at(1))]);
    expect([shown(first), first.playing?.at]).toEqual([[0], 0]);
    const second = next(first);
    expect([shown(second), second.playing?.at]).toEqual([[0], 1]);
    expect(next(second)).toMatchObject({ now: [{ view: 0 }, { view: 1 }], playing: null });
  });

  it('is told with what a standing order answered at once after it', () => {
    const passed = [{ decision: 7, ask: 'use-ability', texts: [] }];
    expect(after([came(at(2, { passed }))]).playing?.at).toBe(0);
    expect(after([came(at(2))]).playing).toBeNull();
  });

  it('waits until what came before it has been told', () => {
    const both = after([came(at(1)), came(at(2))]);
    expect(both.waiting).toHaveLength(1);
    const later = next(next(both));
    expect([shown(later), later.playing?.scene.view]).toEqual([[0, 1], 2]);
  });

  it('is not told when too much has come: the last of it is', () => {
    const many = after([1, 2, 3, 4].map((place) => came(at(place))));
    expect([shown(many), many.playing?.scene.view, many.waiting]).toEqual([[0, 1, 2, 3], 4, []]);
  });

  it('is shown at once where there is nothing to be seen', () => {
    expect(after([came(at(1, { quiet: true }))])).toMatchObject({ playing: null, now: [{}, { view: 1 }] });
  });
});

describe('what interrupts', () => {
  it('ends in what is there now: somebody skips', () => {
    const ended = after([came(at(1)), came(at(2)), { step: 'end' }]);
    expect([shown(ended), ended.playing, ended.waiting]).toEqual([[0, 1, 2], null, []]);
  });

  it('ends in what is there now: somebody steps on through what is known, and sees the next step at once', () => {
    const step = (place: number) => came(at(place, { time: { ...at(place).time, length: 9 } }));
    const began = { ...begin, now: [at(0, { time: { ...at(0).time, length: 9 } })] };
    const stepped = after([step(1), step(2)], began);
    expect([shown(stepped), stepped.playing?.scene.view, stepped.waiting]).toEqual([[0, 1], 2, []]);
  });

  it('ends in what is there now: an answer is taken back', () => {
    const undone = after([came(at(1)), came(at(2)), came(at(0))]);
    expect([shown(undone), undone.playing]).toEqual([[0, 1, 2, 0], null]);
  });

  it('tells nothing of a jump or another branch', () => {
    expect(after([came(at(5))])).toMatchObject({ playing: null, now: [{}, { view: 5 }] });
    const branch = { ...at(1).time, branch: 'b' };
    expect(after([came(at(1, { time: branch }))]).playing).toBeNull();
    const beside = { ...branch, branches: [{ id: 'b', from: 'a', fork: 0, length: 1 }] };
    expect(after([came(at(1, { time: beside }))]).playing).not.toBeNull();
  });

  it('does not begin again because somebody thinks meanwhile', () => {
    const thinking = { thinking: 'p2', news: { after: 1, lines: [] } };
    const told = after([came(at(1, thinking))], next(after([came(at(1))])));
    expect(told.playing).toMatchObject({ at: 1, scene: { thinking: 'p2', news: { lines: ['line 1'] } } });
    const waiting = after([came(at(1)), came(at(2)), came(at(2, thinking))]).waiting;
    expect(waiting).toMatchObject([{ thinking: 'p2', news: { lines: ['line 2'] } }]);
  });

  it('is not a frame whose time is over after it was left', () => {
    const ended = after([came(at(1)), { step: 'end' }]);
    expect(after([{ step: 'next', frame: frame('roll') }], ended)).toBe(ended);
  });
});
