import type { OptionId } from '@questhall/engine';
import type { Result } from '@questhall/table';
import { useEffect, useState } from 'react';
import type { OddsShown, SampledShown, Table } from '../../../table/table.js';

/** What was found out about an answer; nothing while it is being worked out, `null` where there is nothing. */
type Found<T> = T | null | undefined;

/** Somebody who only passes over an answer does not want to know. */
const PAUSE = 60;
/** To try something out takes a second of somebody's thinking. */
const DWELL = 500;

/** Answers of a table, asked for after a pause. They hold for one sight of it and are forgotten with it. */
function asked<T>(
  pause: number,
  ask: (table: Table, decision: number, picks: readonly OptionId[]) => Promise<Result<T>>,
) {
  const known = new WeakMap<object, Map<string, T | null>>();
  return (table: Table, decision: number, picks: readonly OptionId[]): Found<T> => {
    const sight = Object(table.scene.view) as object;
    const cache = known.get(sight) ?? new Map<string, T | null>();
    known.set(sight, cache);
    const key = JSON.stringify([decision, ...picks]);
    const [, again] = useState(0);
    // The key stands for decision and picks.
    useEffect(() => {
      if (picks.length === 0 || cache.has(key)) return;
      let wanted = true;
      const timer = window.setTimeout(async () => {
        const result = await ask(table, decision, picks);
        cache.set(key, result.ok ? result.value : null);
        if (wanted) again((n) => n + 1);
      }, pause);
      return () => {
        wanted = false;
        window.clearTimeout(timer);
      };
    }, [table, cache, key]);
    return picks.length === 0 ? null : cache.get(key);
  };
}

/** What the dice will make of an answer. */
export const useOdds = asked<OddsShown | null>(PAUSE, (table, ...question) => table.odds(...question));

/** Tries an answer out in possible worlds for whoever points at it for a while. */
export const useTried = asked<SampledShown>(DWELL, (table, ...question) => table.sampled(...question));
