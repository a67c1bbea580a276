import { type Asked, DECLINE, type Game, type Question } from './game.js';
import { copyRecord, type JsonRecord } from './json.js';
import { type AnyProcedure, type Await, type Callable, named, procedures } from './procedure.js';
import type { Decision, SeatId } from './state.js';
import type { TriggerIndex } from './triggers.js';
import type { AskOf, GameTypes, Position } from './types.js';

/**
 * Who is asked about optional abilities, and when.
 * - `one owner`: whoever owns them, one after the other; where several own some, the orderer asks for all.
 * - `declare`: all who own some say at the same time which they use; then these are resolved in order, and nobody joins in.
 * - `in turn`: one seat after the other, each as often as it likes.
 */
export type WindowPolicy =
  | { readonly ask: 'one owner' }
  | { readonly ask: 'declare' }
  | { readonly ask: 'in turn'; readonly seats: readonly SeatId[] };

const ONE_OWNER: WindowPolicy = Object.freeze({ ask: 'one owner' });

/** What a game tells the engine about its abilities. */
export type WindowHooks<T extends GameTypes> = {
  index(board: T['board']): TriggerIndex;
  /** Its conditions hold here and now, and its costs can be paid. */
  applies(p: Position<T>, ability: string, about: JsonRecord): boolean;
  /** Lower numbers resolve first; equal numbers are for the players to order. */
  priority(p: Position<T>, ability: string): number;
  /** Optional abilities are offered; others happen. */
  optional(p: Position<T>, ability: string): boolean;
  /** Who decides whether an optional ability is used. */
  owner(p: Position<T>, ability: string): Asked;
  /** Who orders what happens at the same time. */
  orderer(p: Position<T>): Asked;
  /** Carries an ability out and gives back what it changed about the moment, or nothing. */
  run: Callable<{ ability: string; about: JsonRecord }, JsonRecord | undefined>;
  /** Left out: one owner. */
  policy?(p: Position<T>, window: string, about: JsonRecord): WindowPolicy;
  /**
   * A poll that tells nothing by being held: the seats that might hold an answer, by what everybody knows. All of them are
   * asked in secret, also those who have nothing to offer. Null where whoever owns something is asked openly.
   */
  poll?(p: Position<T>, window: string, about: JsonRecord): readonly SeatId[] | null;
  /** What becomes of an ability that was declared and cannot be used any more when its turn comes. */
  lapse?: Callable<{ ability: string; about: JsonRecord }, undefined>;
};

/** What windows ask; a game lists those that it uses. */
export type WindowAsks = {
  readonly 'use-ability': string;
  readonly 'order-effects': string;
  readonly 'declare-abilities': string;
  readonly 'use-in-secret': string;
  readonly 'declare-in-secret': string;
};
/** Whoever sees what is offered in a poll knows what its owner holds. */
export const SECRET_WINDOW_ASKS: readonly string[] = ['use-in-secret', 'declare-in-secret'];
/** Polls are the only questions that are put also to those who have no choice. */
export const isPoll = ({ ask }: Pick<Decision, 'ask'>): boolean => SECRET_WINDOW_ASKS.includes(ask);

type Moment = { window: string; about: JsonRecord };
type WindowVars = Moment & {
  /** Abilities that have had their chance in this moment. */
  used: string[];
  /** Those that are on offer now. */
  group: string[];
  /** All others have been asked, by the policy of the moment. */
  asked?: boolean;
};

export const openWindow: Callable<WindowVars, JsonRecord> = named('core.window');
const declare: Callable<Moment & { declared: string[] }, JsonRecord> = named('core.declare');
const inTurn: Callable<Moment & { turns: SeatId[]; used: string[] }, JsonRecord> = named('core.in-turn');

export function windowProcedures<T extends GameTypes>(hooks: WindowHooks<T>): AnyProcedure<T>[] {
  return [windowProcedure(hooks), declareProcedure(hooks), inTurnProcedure(hooks)];
}

/** Each ability once per moment; lower priority first; what must happen before what may. */
function windowProcedure<T extends GameTypes>(hooks: WindowHooks<T>) {
  return procedures<T>()(openWindow)
    .step('gather', [], (g, v) => {
      const { ask } = policyOf(g, hooks, v);
      v.group = firstGroup(g, hooks, v, ask === 'one owner' ? 'all' : 'those that must happen');
      if (v.group.some((ability) => !hooks.optional(g, ability))) return order(g, hooks, v.group);
      if (ask !== 'one owner') return g.goto('others');
      return v.group.length === 0 ? g.end(v.about) : maybeUse(g, hooks, v.group);
    })
    .step('resolve', [], (g, v, picked: string | null) => {
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
    })
    .step('others', [], (g, v) => {
      if (v.asked === true) return g.end(v.about);
      v.asked = true;
      const { window, used } = v;
      const about = copyRecord(v.about);
      const policy = policyOf(g, hooks, v);
      if (policy.ask !== 'in turn') return g.call(declare, { window, about, declared: [] });
      return g.call(inTurn, { window, about, turns: polled(g, hooks, v, policy.seats), used: [...used] });
    })
    .step('asked', [], (g, v, changed) => {
      v.about = changed;
      return g.goto('gather');
    });
}

/** All at once say what they use; then it is resolved, and whoever did not declare has missed it. */
function declareProcedure<T extends GameTypes>(hooks: WindowHooks<T>) {
  return procedures<T>()(declare)
    .step('ask', [], (g, v) => {
      const poll = hooks.poll?.(g, v.window, v.about) ?? null;
      const able = optionalOnes(g, hooks, v, []);
      const seats = poll ?? [...new Set(able.map((ability) => hooks.owner(g, ability).seat))];
      const questions = seats.map((seat) => declaration(g, hooks, { seat, able, secret: poll !== null }));
      return g.together<string[]>(questions, poll === null ? 'those with a choice' : 'all');
    })
    .step('declared', [], (_, v, answers) => {
      v.declared = Object.values(answers).flat();
    })
    .step('next', [], (g, v) => {
      const first = lowest(g, hooks, v.declared);
      return first.length === 0 ? g.end(v.about) : order(g, hooks, first);
    })
    .step('resolve', [], (g, v, ability: string) => {
      v.declared.splice(v.declared.indexOf(ability), 1);
      const told = { ability, about: copyRecord(v.about) };
      if (hooks.applies(g, ability, v.about)) return g.call(hooks.run, told);
      return hooks.lapse === undefined ? g.pass(undefined) : g.call(hooks.lapse, told);
    })
    .step('again', [], (g, v, changed) => {
      if (changed !== undefined) v.about = changed;
      return g.goto('next');
    });
}

/** One seat after the other, each until it passes. */
function inTurnProcedure<T extends GameTypes>(hooks: WindowHooks<T>) {
  return procedures<T>()(inTurn)
    .step('ask', [], (g, v) => {
      const [seat] = v.turns;
      if (seat === undefined) return g.end(v.about);
      const poll = hooks.poll?.(g, v.window, v.about) ?? null;
      if (poll?.includes(seat) === false) return g.pass<{ [seat: SeatId]: null }>({});
      const secret = poll !== null;
      const ask = secret ? 'use-in-secret' : 'use-ability';
      const options = usable(g, hooks, v, seat);
      const question = { asked: { seat, by: seat }, ask, form: 'maybe', options, min: 1, max: 1 } as const;
      return g.together<string | null>(
        [question as Question<AskOf<T>>],
        secret ? 'all' : 'those with a choice',
      );
    })
    .step('use', [], (g, v, answers) => {
      const ability = answers[v.turns[0] ?? ''] ?? null;
      if (ability === null) {
        v.turns.shift();
        return g.goto('ask');
      }
      v.used.push(ability);
      return g.call(hooks.run, { ability, about: copyRecord(v.about) });
    })
    .step('again', [], (g, v, changed) => {
      if (changed !== undefined) v.about = changed;
      return g.goto('ask');
    });
}

/** A poll as it would be held in this position: what somebody is offered depends on what they hold there. */
export function pollAnew<T extends GameTypes>(
  p: Position<T>,
  hooks: WindowHooks<T>,
  decision: Decision,
): Decision {
  const moment = p.state.stack.at(-1)?.vars as Moment & { used?: string[] };
  if (decision.ask === 'use-in-secret') {
    const { used = [] } = moment;
    return { ...decision, options: usable(p, hooks, { ...moment, used }, decision.by) };
  }
  const able = optionalOnes(p, hooks, moment, []);
  const { options, min, max } = declaration(p, hooks, { seat: decision.seat, able, secret: true });
  return { ...decision, options, min, max };
}

const policyOf = <T extends GameTypes>(g: Game<T>, hooks: WindowHooks<T>, v: Moment): WindowPolicy =>
  hooks.policy === undefined ? ONE_OWNER : hooks.policy(g, v.window, v.about);

/** Of these seats the ones that are asked: in a poll only those who might hold something. */
function polled<T extends GameTypes>(
  g: Game<T>,
  hooks: WindowHooks<T>,
  v: Moment,
  seats: readonly SeatId[],
): SeatId[] {
  const poll = hooks.poll?.(g, v.window, v.about) ?? null;
  return poll === null ? [...seats] : seats.filter((seat) => poll.includes(seat));
}

/** Those that still apply, of the first priority class. */
function firstGroup<T extends GameTypes>(
  g: Game<T>,
  hooks: WindowHooks<T>,
  v: WindowVars,
  which: 'all' | 'those that must happen',
): string[] {
  let group: string[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (const ability of hooks.index(g.board)[v.window] ?? []) {
    if (v.used.includes(ability) || !hooks.applies(g, ability, v.about)) continue;
    if (which !== 'all' && hooks.optional(g, ability)) continue;
    const priority = hooks.priority(g, ability);
    if (priority < best) {
      best = priority;
      group = [];
    }
    if (priority === best) group.push(ability);
  }
  return group;
}

function optionalOnes<T extends GameTypes>(
  p: Position<T>,
  hooks: WindowHooks<T>,
  v: Moment,
  used: readonly string[],
): string[] {
  const listening = hooks.index(p.board)[v.window] ?? [];
  const fits = (ability: string) => !used.includes(ability) && hooks.optional(p, ability);
  return listening.filter((ability) => fits(ability) && hooks.applies(p, ability, v.about));
}

/** What a seat may use in its turn, or not. */
function usable<T extends GameTypes>(
  p: Position<T>,
  hooks: WindowHooks<T>,
  v: Moment & { used: readonly string[] },
  seat: SeatId,
): string[] {
  const own = optionalOnes(p, hooks, v, v.used).filter((ability) => hooks.owner(p, ability).by === seat);
  return [...own, DECLINE];
}

function lowest<T extends GameTypes>(
  g: Game<T>,
  hooks: WindowHooks<T>,
  abilities: readonly string[],
): string[] {
  const best = Math.min(...abilities.map((ability) => hooks.priority(g, ability)));
  return abilities.filter((ability) => hooks.priority(g, ability) === best);
}

function declaration<T extends GameTypes>(
  p: Position<T>,
  hooks: WindowHooks<T>,
  { seat, able, secret }: { seat: SeatId; able: readonly string[]; secret: boolean },
): Question<AskOf<T>> {
  const options = able.filter((ability) => hooks.owner(p, ability).seat === seat);
  const by = options[0] === undefined ? seat : hooks.owner(p, options[0]).by;
  const ask = (secret ? 'declare-in-secret' : 'declare-abilities') as AskOf<T>;
  return { asked: { seat, by }, ask, form: 'some', options, min: 0, max: options.length };
}

const order = <T extends GameTypes>(g: Game<T>, hooks: WindowHooks<T>, group: readonly string[]) =>
  g.one(hooks.orderer(g), 'order-effects' as AskOf<T>, group as T['asks'][AskOf<T>][]) as Await<string>;

function maybeUse<T extends GameTypes>(g: Game<T>, hooks: WindowHooks<T>, group: readonly string[]) {
  const owners = group.map((ability) => hooks.owner(g, ability));
  const [first] = owners;
  const single =
    first !== undefined && owners.every((owner) => owner.seat === first.seat && owner.by === first.by);
  const asked = single ? first : hooks.orderer(g);
  return g.maybe(asked, 'use-ability' as AskOf<T>, group as T['asks'][AskOf<T>][]) as Await<string | null>;
}
