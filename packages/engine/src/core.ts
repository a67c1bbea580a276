import type { Asked } from './game.js';
import { copyRecord, type Json, type JsonRecord } from './json.js';
import { type AnyProcedure, type Callable, named, procedures } from './procedure.js';
import type { State } from './state.js';
import type { AskOf, GameTypes } from './types.js';
import { type WindowHooks, windowProcedures } from './windows.js';

/** How much each may take at most, in the order in which they are asked. */
export type Share = { id: string; cap: number };

type Splitting<Ask> = { asked: Asked; ask: Ask; total: number; shares: Share[]; given: number[] };
type Ordering<Ask> = { asked: Asked; ask: Ask; left: string[]; order: string[] };

const split: Callable<Splitting<string>, number[]> = named('core.split');
const inOrder: Callable<Ordering<string>, string[]> = named('core.in-order');

/** The engine's own procedures, with the questions of one game. */
export function coreOf<T extends GameTypes>() {
  return {
    /**
     * Divides a number among several: one small question for each, never an impossible rest; as soon as only one
     * is left, who gets it. Gives the amounts.
     */
    split: split as Callable<Splitting<AskOf<T>>, number[]>,
    /** Puts things into an order by asking which comes next. */
    inOrder: inOrder as Callable<Ordering<AskOf<T>>, string[]>,
  };
}

/** Is a number being divided by the question that is open? Then nothing of it may be kept back. */
export const isDividing = ({ stack }: Pick<State<unknown>, 'stack'>): boolean =>
  stack.at(-1)?.proc === split.id;

/** Carries out one procedure and nothing else: tests, lessons, puzzles. */
export const alone: Callable<{ proc: string; vars: JsonRecord }, undefined> = named('core.alone');

export function coreProcedures<T extends GameTypes>(hooks: WindowHooks<T> | undefined): AnyProcedure<T>[] {
  const list: AnyProcedure<T>[] = [splitProcedure<T>(), orderProcedure<T>(), aloneProcedure<T>()];
  return hooks === undefined ? list : [...list, ...windowProcedures(hooks)];
}

function splitProcedure<T extends GameTypes>(): AnyProcedure<T> {
  return procedures<T>()(split)
    .repeat<number>('ask', [], (g, v, amount) => {
      if (amount !== undefined) v.given.push(amount);
      const share = v.shares[v.given.length];
      if (share === undefined) return g.end(v.given);
      const left = v.total - sum(v.given);
      if (left === 1 && takers(v).length > 0) return undefined;
      const max = Math.min(share.cap, left);
      return g.amount(v.asked, v.ask as AskOf<T>, { min: Math.min(max, Math.max(0, left - later(v))), max });
    })
    .step('who', [], (g, v) => g.one(v.asked, v.ask as AskOf<T>, takers(v) as T['asks'][AskOf<T>][]))
    .step('last', [], (g, v, taker) => {
      for (const { id } of v.shares.slice(v.given.length)) v.given.push(id === taker ? 1 : 0);
      return g.end(v.given);
    });
}

/** How much those can take who come after the one that is asked now. */
function later({ shares, given }: { shares: readonly Share[]; given: readonly number[] }): number {
  let caps = 0;
  for (let i = given.length + 1; i < shares.length; i++) caps += shares[i]?.cap ?? 0;
  return caps;
}

/** Those not yet asked who can take something. */
function takers({ shares, given }: { shares: readonly Share[]; given: readonly number[] }): string[] {
  return shares
    .slice(given.length)
    .filter(({ cap }) => cap > 0)
    .map(({ id }) => id);
}

function orderProcedure<T extends GameTypes>(): AnyProcedure<T> {
  return procedures<T>()(inOrder).repeat<string>('ask', [], (g, v, picked) => {
    if (picked !== undefined) {
      v.order.push(picked);
      v.left.splice(v.left.indexOf(picked), 1);
    }
    if (v.left.length === 0) return g.end(v.order);
    return g.one(v.asked, v.ask as AskOf<T>, v.left as T['asks'][AskOf<T>][]);
  });
}

function aloneProcedure<T extends GameTypes>(): AnyProcedure<T> {
  return procedures<T>()(alone)
    .step('run', [], (g, v) => g.call(named<JsonRecord, Json>(v.proc), copyRecord(v.vars)))
    .step('done', [], (g, _, result) =>
      g.finish({ result: 'done', places: {}, data: { result: result ?? null } }),
    );
}

function sum(list: readonly number[]): number {
  let total = 0;
  for (const n of list) total += n;
  return total;
}
