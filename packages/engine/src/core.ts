import type { Asked } from './game.js';
import { copyRecord, type Json, type JsonRecord } from './json.js';
import { type AnyProcedure, type Callable, named, procedures } from './procedure.js';
import { type WindowHooks, windowProcedure } from './windows.js';

/** How much each may take at most, in the order in which they are asked. */
export type Share = { id: string; cap: number };

/**
 * Divides a number among several: one small question for each, never an impossible rest; as soon as only one
 * is left, who gets it. Gives the amounts.
 */
export const split: Callable<
  { asked: Asked; ask: string; total: number; shares: Share[]; given: number[] },
  number[]
> = named('core.split');

/** Puts things into an order by asking which comes next. */
export const inOrder: Callable<{ asked: Asked; ask: string; left: string[]; order: string[] }, string[]> =
  named('core.in-order');

/** Carries out one procedure and nothing else: tests, lessons, puzzles. */
export const alone: Callable<{ proc: string; vars: JsonRecord }, undefined> = named('core.alone');

export function coreProcedures<B>(hooks: WindowHooks<B> | undefined): AnyProcedure<B>[] {
  const list: AnyProcedure<B>[] = [splitProcedure<B>(), orderProcedure<B>(), aloneProcedure<B>()];
  if (hooks !== undefined) list.push(windowProcedure(hooks));
  return list;
}

function splitProcedure<B>(): AnyProcedure<B> {
  return procedures<B, string>()(split)
    .step('ask', [], (g, v) => {
      const share = v.shares[v.given.length];
      if (share === undefined) return g.end(v.given);
      const left = v.total - sum(v.given);
      if (left === 1 && takers(v).length > 0) return g.goto('who');
      const later = sum(v.shares.slice(v.given.length + 1).map((other) => other.cap));
      const max = Math.min(share.cap, left);
      return g.amount(v.asked, v.ask, { min: Math.min(max, Math.max(0, left - later)), max });
    })
    .step('give', [], (g, v, amount) => {
      v.given.push(amount);
      return g.goto('ask');
    })
    .step('who', [], (g, v) => g.one<string>(v.asked, v.ask, takers(v)))
    .step('last', [], (g, v, taker) => {
      for (const { id } of v.shares.slice(v.given.length)) v.given.push(id === taker ? 1 : 0);
      return g.end(v.given);
    });
}

/** Those not yet asked who can take something. */
function takers({ shares, given }: { shares: readonly Share[]; given: readonly number[] }): string[] {
  return shares
    .slice(given.length)
    .filter(({ cap }) => cap > 0)
    .map(({ id }) => id);
}

function orderProcedure<B>(): AnyProcedure<B> {
  return procedures<B, string>()(inOrder)
    .step('ask', [], (g, v) => {
      if (v.left.length === 0) return g.end(v.order);
      return g.one<string>(v.asked, v.ask, v.left);
    })
    .step('next', [], (g, v, picked) => {
      v.order.push(picked);
      v.left.splice(v.left.indexOf(picked), 1);
      return g.goto('ask');
    });
}

function aloneProcedure<B>(): AnyProcedure<B> {
  return procedures<B, string>()(alone)
    .step('run', [], (g, v) => g.call(named<JsonRecord, Json>(v.proc), copyRecord(v.vars)))
    .step('done', [], (g, _, result) => g.finish({ result: 'done', data: { result: result ?? null } }));
}

function sum(list: readonly number[]): number {
  let total = 0;
  for (const n of list) total += n;
  return total;
}
