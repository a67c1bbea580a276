import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { barredThings, isConfirmed, picksAmong } from '../../src/boards/parts/picks.js';
import { thingsOf } from '../../src/games/acg/board/picks.js';
import { stepOf } from '../../src/games/acg/board/Tray.js';
import { inTown } from '../../src/games/acg/board/town.js';
import type { BoardProps } from '../../src/games/acg/board/types.js';

type Scene = Pick<BoardProps, 'view' | 'decision'>;
const scene = (name: string): Scene =>
  JSON.parse(
    readFileSync(new URL(`../../src/games/acg/patterns/scenes/${name}.json`, import.meta.url), 'utf8'),
  );

const picksOf = (view: Scene['view'], decision: Scene['decision']) => picksAmong(thingsOf(view), decision);

describe('what can be pointed at', () => {
  it('are the things that answers name', () => {
    const { view, decision } = scene('solo-fight');
    const picks = picksOf(view, decision);
    expect([...picks.keys()]).toEqual(['e6', 'e8', 'e10', 'e11', 'e12']);
    expect(picks.get('e8')?.number).toBe(2);
  });

  it('is no thing that several answers are about', () => {
    const { view, decision } = scene('nemesis');
    expect(decision?.options.map(({ refs }) => refs)).toEqual([['e7'], ['e7'], ['e7'], ['e7']]);
    expect(picksOf(view, decision).size).toBe(0);
  });

  it('are heroes and actions as well as enemies', () => {
    const town = scene('settlement');
    expect([...picksOf(town.view, town.decision).keys()]).toEqual([
      'ironbreaker',
      'waywatcher',
      'warrior-priest',
    ]);
    const late = scene('four-late');
    expect(picksOf(late.view, late.decision).size).toBe(late.decision?.options.length);
  });

  it('is nothing when nothing is asked', () => {
    expect(picksOf(scene('won').view, null).size).toBe(0);
  });
});

describe('a decision', () => {
  it('gives the reason for each thing that is barred', () => {
    expect(barredThings(scene('solo-fight').decision).get('e9')?.because).toContain('in the lair');
  });

  it('is confirmed only if more than one or none may be picked', () => {
    const { decision } = scene('solo-fight');
    if (decision === null) throw new Error('the scene has a decision');
    expect(isConfirmed(decision)).toBe(false);
    expect(isConfirmed({ ...decision, max: 2 })).toBe(true);
    expect(isConfirmed({ ...decision, min: 0 })).toBe(true);
    expect(isConfirmed({ ...decision, form: 'one', max: 2 })).toBe(false);
  });
});

describe('the steps of an action', () => {
  it('follow from the table and from what is asked', () => {
    expect(stepOf(scene('solo-fight').view, 'choose-targets')).toBe('choose');
    expect(stepOf(scene('solo-fight').view, 'spend-tokens')).toBe('spend');
    expect(stepOf(scene('nemesis').view, 'use-ability')).toBe('modify');
    expect(stepOf(scene('nemesis').view, 'divide-successes')).toBe('result');
    expect(stepOf(scene('won').view, undefined)).toBeUndefined();
  });
});

describe('in town', () => {
  const { view } = scene('settlement');

  it('nobody lies defeated or is spent any more', () => {
    const [first, ...others] = view.heroes;
    if (first === undefined) throw new Error('the scene has heroes');
    const beaten = { ...first, status: 'defeated' as const, wounds: 9 };
    const spent = { ...beaten, actions: first.actions.map((slot) => ({ ...slot, exhausted: true })) };
    const [guest] = inTown({ ...view, heroes: [spent, ...others] }).heroes;
    expect(guest).toMatchObject({ status: 'standing', wounds: 0 });
    expect(guest?.actions.some(({ exhausted }) => exhausted)).toBe(false);
  });

  it('is nobody during a quest', () => {
    const { view: fight } = scene('solo-fight');
    expect(inTown(fight)).toBe(fight);
  });
});
