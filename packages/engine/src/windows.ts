import type { Asked, Game } from './game.js';
import { copyRecord, type JsonRecord } from './json.js';
import { type Callable, named, procedures } from './procedure.js';

/**
 * A window is a moment at which abilities may speak up: before something happens ("would"), as it happens
 * ("when") or afterwards ("after"). An ability in play is a string key, made once when its card enters play
 * and listed here under the window it waits for, so that nothing ever scans all cards.
 */
export type TriggerIndex = { [window: string]: readonly string[] };

/** Lists are never changed but replaced, so that forks can share them. */
export function listen(index: TriggerIndex, window: string, ability: string): void {
  const list = index[window];
  index[window] = list === undefined ? [ability] : [...list, ability];
}

export function unlisten(index: TriggerIndex, window: string, ability: string): void {
  const list = index[window];
  const at = list?.indexOf(ability) ?? -1;
  if (list !== undefined && at >= 0) index[window] = list.filter((_, i) => i !== at);
}

/** Is there anyone to ask? The common answer is no, and costs one look-up. */
export function hears(index: TriggerIndex, window: string): boolean {
  const list = index[window];
  return list !== undefined && list.length > 0;
}

export function copyIndex(index: TriggerIndex): TriggerIndex {
  return { ...index };
}

/** What a game tells the engine about its abilities. */
export type WindowHooks<B> = {
  index(board: B): TriggerIndex;
  /** Its conditions hold here and now, and its costs can be paid. */
  applies(g: Game<B>, ability: string, about: JsonRecord): boolean;
  /** Lower numbers resolve first; equal numbers are for the players to order. */
  priority(board: B, ability: string): number;
  /** Optional abilities are offered; others happen. */
  optional(board: B, ability: string): boolean;
  /** Who decides whether an optional ability is used. */
  owner(board: B, ability: string): Asked;
  /** Who orders what happens at the same time. */
  orderer(board: B): Asked;
  /** Carries an ability out and gives back what it changed about the moment, or nothing. */
  run: Callable<{ ability: string; about: JsonRecord }, JsonRecord | undefined>;
};

type WindowVars = { window: string; about: JsonRecord; used: string[]; group: string[] };

export const openWindow: Callable<WindowVars, JsonRecord> = named('core.window');

/** Each ability once per moment; lower priority first; the players order equals and may pass on optional ones. */
export function windowProcedure<B>(hooks: WindowHooks<B>) {
  const procedure = procedures<B, string>();
  return procedure(openWindow)
    .step('gather', [], (g, v) => {
      v.group = firstGroup(g, hooks, v);
      if (v.group.length === 0) return g.end(v.about);
      return askGroup(g, hooks, v.group);
    })
    .step('resolve', [], (g, v, picked) => {
      if (picked === null) {
        v.used.push(...v.group);
        return g.goto('gather');
      }
      v.used.push(picked);
      return g.call(hooks.run, { ability: picked, about: copyRecord(v.about) });
    })
    .step('again', [], (g, v, changed) => {
      if (changed !== undefined) v.about = changed;
      return g.goto('gather');
    });
}

/** Those that still apply, of the first priority class. */
function firstGroup<B>(g: Game<B>, hooks: WindowHooks<B>, v: WindowVars): string[] {
  let group: string[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (const ability of hooks.index(g.board)[v.window] ?? []) {
    if (v.used.includes(ability) || !hooks.applies(g, ability, v.about)) continue;
    const priority = hooks.priority(g.board, ability);
    if (priority < best) {
      best = priority;
      group = [];
    }
    if (priority === best) group.push(ability);
  }
  return group;
}

function askGroup<B>(g: Game<B>, hooks: WindowHooks<B>, group: readonly string[]) {
  const allOptional = group.every((ability) => hooks.optional(g.board, ability));
  if (!allOptional)
    return g.one<string>(hooks.orderer(g.board), 'order-effects', group) as ReturnType<typeof maybeUse<B>>;
  return maybeUse(g, hooks, group);
}

function maybeUse<B>(g: Game<B>, hooks: WindowHooks<B>, group: readonly string[]) {
  const owners = group.map((ability) => hooks.owner(g.board, ability));
  const [first] = owners;
  const single =
    first !== undefined && owners.every((owner) => owner.seat === first.seat && owner.by === first.by);
  return g.maybe<string>(single ? first : hooks.orderer(g.board), 'use-ability', group);
}
