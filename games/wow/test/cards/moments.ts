import { openWindow } from '@questhall/engine';
import { dealDamage, fight, playCard } from '../../src/procs.js';
import type { WindowId } from '../../src/terms.js';
import type { WowTable } from '../kit.js';

type At = (t: WowTable) => unknown;

/** Damage from nowhere. */
export const hurts =
  (count: number, seat = 'p1'): At =>
  (t) =>
    t.runs(dealDamage, { who: seat, count, by: null });

/** A fight of p1 with an encounter of the test cards; both dice show 3. */
export const drawn =
  (foe: string): At =>
  (t) =>
    t.script('combat', 2, 2).runs(fight, { combat: 'drawn', seat: 'p1', foe, space: 'g1' });

/** The bare moment. */
export const moment =
  (window: WindowId, who = 'p1', target: string | null = null): At =>
  (t) =>
    t.runs(openWindow, { window, about: { who, target }, used: [], group: [] });

/** P2 plays a card that gives a space more. */
export const strolls: At = (t) =>
  t
    .rival('p2', { hand: ['bob-stroll#1'] })
    .turnOf('p2', 'movement')
    .runs(playCard, { seat: 'p2', card: 'bob-stroll#1', target: null });
