import type { Books, Piece } from './books.js';
import { alone, coreProcedures } from './core.js';
import { BadSetup } from './errors.js';
import { forkState } from './fork.js';
import type { Game } from './game.js';
import { copyRecord, type JsonRecord } from './json.js';
import { Machine, registry } from './machine.js';
import type { Figure, OddsReading, Unseen } from './odds.js';
import type { AnyProcedure, Callable } from './procedure.js';
import { Dice, seeded } from './rng.js';
import type { Explained, OrdersOf, RuleSwitch, Rules, StepWatcher, Summary, Text } from './rules.js';
import { askAnew, type Exchanged, exchange, openFor, redrawAnswers } from './secrets.js';
import type {
  Answer,
  Decision,
  Event,
  Frame,
  RngState,
  RuleSwitches,
  SeatId,
  State,
  Viewer,
} from './state.js';
import { trailOf } from './trail.js';
import type { AskOf, GameTypes, Position } from './types.js';
import { isPoll, pollAnew, SECRET_WINDOW_ASKS, type WindowHooks } from './windows.js';

export const ENGINE_VERSION = '1';

/** What a game brings; everything else about the contract is the same for all of them. */
export type Definition<T extends GameTypes, V, S> = {
  id: string;
  title: string;
  version: string;
  /** Shape of board and frames; raised when an old save needs a migration. */
  schema: number;
  /** The content that is played with, and its hash. */
  box: T['box'];
  content: string;
  switches: readonly RuleSwitch[];
  procedures: readonly AnyProcedure<T>[];
  main: Callable<Record<never, never>, undefined>;
  setup(input: unknown): S;
  seats(setup: S): SeatId[];
  /** The table before the first rule runs. */
  board(setup: S): T['board'];
  forkBoard(board: T['board']): T['board'];
  /** Built field by field from what the viewer may know. */
  view(p: Position<T>, viewer: Viewer): V;
  /** Questions whose options would tell others what only the one who is asked may know. */
  secrets?: readonly AskOf<T>[];
  /**
   * Changes the position into one that the viewer cannot tell from it. It must come out the same whatever the hidden
   * things really are: sort what is hidden before it is dealt anew. Gives which thing now lies where another one lay,
   * as far as questions and rules in progress may speak of it: a card in a hand, but none in a deck.
   */
  hide(p: Position<T>, viewer: Viewer, dice: Dice): Exchanged | void;
  /**
   * Secret questions that do not offer all that somebody holds, each as it would be put in this position. In an imagined
   * world they are put anew, because the number of options alone would tell something of what is really held.
   */
  askAnew?: { readonly [A in AskOf<T>]?: (p: Position<T>, decision: Decision) => Decision };
  explain(p: Position<T>, decision: Decision): Omit<Explained, 'trail'>;
  /** What people call a rule in progress, where the name of its procedure does not say it: a card by its name. */
  nameFrame?(frame: Frame): Text | null;
  evaluate(p: Position<T>, seat: SeatId): number;
  summary?(p: Position<T>): Summary;
  used?(event: Event, p: Position<T>): readonly string[];
  books?(): Books<T['board']>;
  pieces?(): readonly Piece[];
  odds?: OddsOf<T>;
  orders?: OrdersOf<Position<T>>;
  /** Left out by a game without triggered abilities. */
  windows?: WindowHooks<T>;
};

/** As `OddsReading`, for positions. */
export type OddsOf<T extends GameTypes> = {
  moves: readonly string[];
  silent?: readonly string[];
  unseen?(p: Position<T>, viewer: Viewer, label: string): readonly Unseen[] | undefined;
  exchange?(p: Position<T>, one: string, other: string): void;
  still?(p: Position<T>): unknown;
  figures(before: Position<T>, after: Position<T>, events: readonly Event[]): readonly Figure[];
};

type Switchable = { switches?: { [name: string]: string } | undefined };

export function defineGame<T extends GameTypes, V, S extends Switchable>(
  definition: Definition<T, V, S>,
): Rules<T['board'], V, S> {
  return build(definition, [...coreProcedures<T>(definition.windows), ...definition.procedures]);
}

function build<T extends GameTypes, V, S extends Switchable>(
  definition: Definition<T, V, S>,
  all: readonly AnyProcedure<T>[],
): Rules<T['board'], V, S> {
  type S1 = State<T['board']>;
  const byId = registry(all);
  const { id, title, version, schema, content, switches, box } = definition;
  const machine = new Machine<T>(byId, box);
  const fork = (state: S1) => forkState(state, definition.forkBoard);
  const at = (state: S1): Position<T> => ({ board: state.board, box, state });
  const secrets = new Set<string>([...(definition.secrets ?? []), ...SECRET_WINDOW_ASKS]);
  return {
    id,
    title,
    version,
    schema,
    content,
    switches,
    procedures: all,
    setup(input) {
      const setup = definition.setup(input);
      chosen(switches, setup.switches ?? {});
      return setup;
    },
    seats: (setup) => definition.seats(setup),
    fresh: (setup, seed) => fresh(definition, setup, seed),
    start(setup, seed) {
      const state = fresh(definition, setup, seed);
      const events: Event[] = [];
      machine.start(state, definition.main.id, {}, events);
      return { state, events };
    },
    apply(state, answer: Answer) {
      const next = fork(state);
      const events: Event[] = [];
      machine.play(next, answer, events);
      return { state: next, events };
    },
    run(state, procedure, vars, events) {
      machine.start(
        state,
        alone.id,
        { proc: procedure.id, vars: copyRecord(vars as unknown as JsonRecord) },
        events,
      );
    },
    play: (state, answer, events) => machine.play(state, answer, events),
    fork,
    view: (state, viewer) => definition.view(at(state), viewer),
    openFor: (state, viewer) => openFor(state, viewer, (ask) => secrets.has(ask)),
    determinize: (state, viewer, rng) => imagine(definition, at(fork(state)), viewer, rng),
    explain: (state, decision) => ({
      ...definition.explain(at(state), decision),
      trail: trailOf(byId, state, (frame) => definition.nameFrame?.(frame)),
    }),
    evaluate: (state, seat) => definition.evaluate(at(state), seat),
    ...optional(definition, at),
    trial(dice) {
      const tried = new Machine<T>(byId, box, dice);
      return {
        play: (state, answer, events, scope) => tried.play(state, answer, events, scope),
        step: () => tried.step,
      };
    },
    watched: (seen) =>
      build(
        definition,
        all.map((procedure) => watch(procedure, seen)),
      ),
  };
}

/** What a game may do without. */
function optional<T extends GameTypes, V, S>(
  definition: Definition<T, V, S>,
  at: (state: State<T['board']>) => Position<T>,
): Partial<Rules<T['board'], V, S>> {
  const { summary, used, books, pieces, odds, orders } = definition;
  return {
    ...(orders && {
      orders: {
        covering: (state, decision) => orders.covering(at(state), decision),
        lasts: (state, order) => orders.lasts(at(state), order),
      },
    }),
    ...(summary && { summary: (state) => summary(at(state)) }),
    ...(used && { used: (event, state) => used(event, at(state)) }),
    ...(books && { books }),
    ...(pieces && { pieces }),
    ...(odds && {
      odds: readingOf(odds, at),
    }),
  };
}

function readingOf<T extends GameTypes>(
  { moves, silent, figures, unseen, exchange: swap, still }: OddsOf<T>,
  at: (state: State<T['board']>) => Position<T>,
): OddsReading<T['board']> {
  return {
    moves,
    ...(silent && { silent }),
    figures: (before, after, events) => figures(at(before), at(after), events),
    ...(unseen && { unseen: (state, viewer, label) => unseen(at(state), viewer, label) }),
    ...(still && { still: (state) => still(at(state)) }),
    ...(swap && { exchange: (state, one, other) => swap(at(state), one, other) }),
  };
}

/** Draws again what the viewer cannot know, in a position that belongs to nobody else. */
function imagine<T extends GameTypes, V, S>(
  definition: Definition<T, V, S>,
  world: Position<T>,
  viewer: Viewer,
  rng: RngState,
): State<T['board']> {
  const { state } = world;
  const dice = new Dice(rng);
  const exchanged = definition.hide(world, viewer, dice);
  dice.store();
  if (exchanged !== undefined) exchange(state, exchanged);
  askAnew(state, viewer, (decision) => askedAnew(definition, world, decision));
  redrawAnswers(state, viewer, rng);
  state.rng = comingDraws(rng);
  return state;
}

function askedAnew<T extends GameTypes, V, S>(
  { askAnew: own, windows }: Definition<T, V, S>,
  world: Position<T>,
  decision: Decision,
): Decision {
  if (windows !== undefined && isPoll(decision)) return pollAnew(world, windows, decision);
  return own?.[decision.ask as AskOf<T>]?.(world, decision) ?? decision;
}

/** What will be drawn is hidden too. The generator moves on, so that the next world has other draws. */
function comingDraws(rng: RngState): RngState {
  const coming: RngState = { s: [...rng.s], draws: 0, script: null };
  const dice = new Dice(rng);
  dice.draw('imagine', 2);
  dice.store();
  return coming;
}

/** A copy of a procedure that says which step it is about to take. */
function watch<T extends GameTypes>(procedure: AnyProcedure<T>, seen: StepWatcher): AnyProcedure<T> {
  const steps = procedure.steps.map((step) => ({
    ...step,
    run: (g: Game<T>, vars: never, input: never) => {
      seen(procedure.id, step.name);
      return step.run(g, vars, input);
    },
  }));
  return { id: procedure.id, steps, at: procedure.at };
}

function fresh<T extends GameTypes, V, S extends Switchable>(
  d: Definition<T, V, S>,
  setup: S,
  seed: string,
): State<T['board']> {
  return {
    engine: ENGINE_VERSION,
    schema: d.schema,
    game: d.id,
    content: d.content,
    switches: chosen(d.switches, setup.switches ?? {}),
    rng: seeded(seed),
    board: d.board(setup),
    stack: [],
    open: [],
    nextId: 1,
    over: null,
  };
}

/** Every switch has a value; a wrong name or value says what there is. */
function chosen(switches: readonly RuleSwitch[], wanted: { [name: string]: string }): RuleSwitches {
  const out: { [name: string]: string } = {};
  for (const rule of switches) out[rule.name] = rule.default;
  for (const [name, value] of Object.entries(wanted)) {
    const rule = switches.find((candidate) => candidate.name === name);
    if (rule === undefined) {
      throw new BadSetup(
        `there is no rule switch '${name}'; there are: ${switches.map((s) => s.name).join(', ')}`,
      );
    }
    if (!rule.values.includes(value)) {
      throw new BadSetup(`the switch '${name}' can be ${rule.values.join(' or ')}, not '${value}'`);
    }
    out[name] = value;
  }
  return out;
}
