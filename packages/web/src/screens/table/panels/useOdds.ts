import type { OptionId } from '@questhall/engine';
import type { Asked } from '@questhall/table';
import { useEffect, useState } from 'react';
import type { OddsShown, SampledShown, Table } from '../../../table/table.js';

/** `known: false` while they are being worked out; without odds, no dice will tell. */
export type OddsKnown = { readonly known: boolean; readonly odds: OddsShown | null };

/** Somebody who only passes over an answer does not want to know. */
const PAUSE = 60;
/** To try something out takes a second of somebody's thinking. */
const DWELL = 500;
const UNKNOWN: OddsKnown = { known: false, odds: null };
const NOTHING: OddsKnown = { known: true, odds: null };

/** Odds hold for one sight of the table and are forgotten with it. */
const worked = new WeakMap<object, Map<string, OddsShown | null>>();
const tried = new WeakMap<object, Map<string, SampledShown>>();

function ofSight<T>(all: WeakMap<object, Map<string, T>>, { scene: { view } }: Table): Map<string, T> {
  const sight = Object(view) as object;
  const known = all.get(sight) ?? new Map<string, T>();
  all.set(sight, known);
  return known;
}

const keyOf = ({ id }: Pick<Asked, 'id'>, picks: readonly OptionId[]): string =>
  JSON.stringify([id, ...picks]);

/** What the dice will make of an answer. */
export function useOdds(table: Table, decision: Pick<Asked, 'id'>, picks: readonly OptionId[]): OddsKnown {
  const key = keyOf(decision, picks);
  const cache = ofSight(worked, table);
  const [, again] = useState(0);
  // The key stands for decision and picks.
  useEffect(() => {
    if (picks.length === 0 || cache.has(key)) return;
    let wanted = true;
    const timer = window.setTimeout(async () => {
      const odds = await table.odds(decision.id, picks);
      cache.set(key, odds.ok ? odds.value : null);
      if (wanted) again((n) => n + 1);
    }, PAUSE);
    return () => {
      wanted = false;
      window.clearTimeout(timer);
    };
  }, [table, cache, key]);
  if (picks.length === 0) return NOTHING;
  return cache.has(key) ? { known: true, odds: cache.get(key) ?? null } : UNKNOWN;
}

/** Tries an answer out in possible worlds for whoever points at it for a while. */
export function useTried(
  table: Table,
  decision: Pick<Asked, 'id'>,
  picks: readonly OptionId[],
): SampledShown | null {
  const key = keyOf(decision, picks);
  const cache = ofSight(tried, table);
  const [, again] = useState(0);
  // The key stands for decision and picks.
  useEffect(() => {
    if (cache.has(key)) return;
    let wanted = true;
    const timer = window.setTimeout(async () => {
      const sampled = await table.sampled(decision.id, picks);
      if (sampled.ok) cache.set(key, sampled.value);
      if (wanted) again((n) => n + 1);
    }, DWELL);
    return () => {
      wanted = false;
      window.clearTimeout(timer);
    };
  }, [table, cache, key]);
  return cache.get(key) ?? null;
}
