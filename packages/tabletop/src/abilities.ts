import {
  ABILITY_MARK,
  type AnyProcedure,
  type Asked,
  type Await,
  type Callable,
  type Game,
  type GameTypes,
  type JsonRecord,
  listen,
  named,
  openWindow,
  type Position,
  type Procedure,
  type TriggerIndex,
  unlisten,
  type WindowHooks,
} from '@questhall/engine';
import type { AbilityBase, LibraryBase } from './library.js';

/** An ability as cards have it: when it speaks up, whether it may be declined, what it costs and does. */
export type Triggered = AbilityBase<unknown> & {
  readonly may?: true | undefined;
  readonly cost?: object | undefined;
};

/** An ability in play is `<entity>|<key in the library>`. */
type Parts = { readonly entity: string; readonly key: string };

/** Where a game's abilities wait. */
export type Waiting<T extends GameTypes, A extends Triggered> = {
  readonly library: (p: Position<T>) => Pick<LibraryBase<unknown, A, unknown>, 'abilities' | 'abilitiesOf'>;
  readonly index: (board: T['board']) => TriggerIndex;
  /** The window that it waits for; another one than printed where a game tells moments apart more finely. */
  readonly channel?: (p: Position<T>, entity: string, ability: A) => string;
};

/** Abilities speak up only while their card is in play: entering lists them under their window, leaving takes them off. */
export function inPlayOf<T extends GameTypes, A extends Triggered>({
  library,
  index,
  channel,
}: Waiting<T, A>) {
  function abilityAt(p: Position<T>, key: string): A {
    const ability = library(p).abilities[key];
    if (ability === undefined) throw new Error(`there is no ability '${key}' in the content`);
    return ability;
  }

  function each(p: Position<T>, entity: string, card: string, change: typeof listen): void {
    for (const key of library(p).abilitiesOf[card] ?? []) {
      const ability = abilityAt(p, key);
      const window = channel === undefined ? ability.window : channel(p, entity, ability);
      change(index(p.board), window, nameOf(entity, key));
    }
  }

  return {
    index,
    abilityAt,
    enterPlay: (p: Position<T>, entity: string, card: string): void => each(p, entity, card, listen),
    leavePlay: (p: Position<T>, entity: string, card: string): void => each(p, entity, card, unlisten),
  };
}

/** How a game's abilities speak up. */
export type Abilities<T extends GameTypes, A extends Triggered, Ctx extends object> = {
  readonly inPlay: Pick<ReturnType<typeof inPlayOf<T, A>>, 'index' | 'abilityAt'>;
  readonly procedure: <V extends object, R>(id: string | Callable<V, R>) => Procedure<T, V, R>;
  /** Begins the name of the procedure: `<game>.run-ability`. */
  readonly prefix: string;
  /** Ledger ids of: paying, and of what the lines carry out. */
  readonly rules: { readonly pay: readonly T['rule'][]; readonly lines: readonly T['rule'][] };
  /** Who and what it is about when it speaks up in this moment. */
  readonly context: (p: Position<T>, entity: string, about: JsonRecord) => Ctx;
  /** Is this its moment, and could it be used? */
  readonly applies: (p: Position<T>, ability: A, name: string, about: JsonRecord) => boolean;
  readonly priority: (p: Position<T>, entity: string) => number;
  readonly owner: (p: Position<T>, entity: string) => Asked;
  readonly orderer: (p: Position<T>) => Asked;
  /** Tells of it, notes its use and pays its cost; gives `false` if it turned out that it cannot be paid. */
  readonly pay: (g: Game<T>, ability: A, name: string, ctx: Ctx) => Await<unknown> | undefined;
  readonly lines: (g: Game<T>, key: string, ctx: Ctx) => Await<undefined>;
  readonly policy?: WindowHooks<T>['policy'];
  readonly poll?: WindowHooks<T>['poll'];
  readonly lapse?: WindowHooks<T>['lapse'];
};

type Running<Ctx> = { ability: string; about: JsonRecord; ctx?: Ctx };

export function abilitiesOf<T extends GameTypes, A extends Triggered, Ctx extends object>(
  how: Abilities<T, A, Ctx>,
) {
  const { index, abilityAt } = how.inPlay;
  const run = named<Running<Ctx>, JsonRecord | undefined>(`${how.prefix}.run-ability`);
  const of = (p: Position<T>, name: string): A => abilityAt(p, partsOf(name).key);
  const hooks: WindowHooks<T> = {
    index,
    applies: (g, name, about) => how.applies(g, of(g, name), name, about),
    priority: (p, name) => how.priority(p, partsOf(name).entity),
    optional(p, name) {
      const { cost, may } = of(p, name);
      return cost !== undefined || may === true;
    },
    owner: (p, name) => how.owner(p, partsOf(name).entity),
    orderer: how.orderer,
    run,
    ...(how.policy && { policy: how.policy }),
    ...(how.poll && { poll: how.poll }),
    ...(how.lapse && { lapse: how.lapse }),
  };
  return {
    hooks,
    /** Opens a window if anybody has something to say in it, or may be holding something; otherwise goes straight on. */
    window(g: Game<T>, name: string, about: JsonRecord): Await<JsonRecord | undefined> | undefined {
      const asked = speaks(hooks, g, name, about) || (how.poll?.(g, name, about) ?? null) !== null;
      return asked ? g.call(openWindow, { window: name, about, used: [], group: [] }) : undefined;
    },
    procedure: runProcedure(how, run, of),
  };
}

/** Does any ability that waits for this window apply here and now? Nearly always none does. */
function speaks<T extends GameTypes>(
  { index, applies }: WindowHooks<T>,
  p: Position<T>,
  name: string,
  about: JsonRecord,
): boolean {
  for (const ability of index(p.board)[name] ?? []) if (applies(p, ability, about)) return true;
  return false;
}

/** Carries out one triggered ability: pays its cost, then runs its lines. */
function runProcedure<T extends GameTypes, A extends Triggered, Ctx extends object>(
  how: Abilities<T, A, Ctx>,
  run: Callable<Running<Ctx>, JsonRecord | undefined>,
  of: (p: Position<T>, name: string) => A,
): AnyProcedure<T> {
  return how
    .procedure(run)
    .step('pay', how.rules.pay, (g, v): Await<unknown> => {
      // Remembered, because a card that pays by leaving play has no owner afterwards.
      v.ctx = how.context(g, partsOf(v.ability).entity, v.about);
      return how.pay(g, of(g, v.ability), v.ability, v.ctx) ?? g.pass(true);
    })
    .step('lines', how.rules.lines, (g, v, paid) =>
      paid === false ? g.end(undefined) : how.lines(g, partsOf(v.ability).key, v.ctx as Ctx),
    );
}

const cut = new Map<string, Parts>();
const names = new Map<string, Map<string, string>>();

/** The name of an ability in play. Always the same string for the same two halves, so that names are compared at once. */
export function nameOf(entity: string, key: string): string {
  const own = names.get(entity) ?? new Map<string, string>();
  const known = own.get(key);
  if (known !== undefined) return known;
  const name = `${entity}${ABILITY_MARK}${key}`;
  names.set(entity, own.set(key, name));
  cut.set(name, { entity, key });
  return name;
}

/** The two halves of an ability's name; remembered, because names put together at run time are slow as keys of objects. */
export function partsOf(ability: string): Parts {
  const known = cut.get(ability);
  if (known !== undefined) return known;
  const at = ability.indexOf(ABILITY_MARK);
  const made = { entity: ability.slice(0, at), key: ability.slice(at + 1) };
  cut.set(ability, made);
  return made;
}
