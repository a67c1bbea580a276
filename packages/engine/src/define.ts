import type { Books, Piece } from './books.js';
import { alone, coreProcedures } from './core.js';
import { BadSetup } from './errors.js';
import { forkState } from './fork.js';
import type { Game } from './game.js';
import { copyRecord, type JsonRecord } from './json.js';
import { Machine, registry } from './machine.js';
import type { Odds } from './odds.js';
import type { AnyProcedure, Callable } from './procedure.js';
import { seeded } from './rng.js';
import type { Explained, RuleSwitch, Rules, StepWatcher, Summary, Text } from './rules.js';
import type {
  Answer,
  Decision,
  Event,
  Frame,
  OptionId,
  RngState,
  RuleSwitches,
  SeatId,
  State,
  Viewer,
} from './state.js';
import { trailOf } from './trail.js';
import type { WindowHooks } from './windows.js';

export const ENGINE_VERSION = '1';

/** What a game brings; everything else about the contract is the same for all of them. */
export type Definition<B, V, S> = {
  id: string;
  title: string;
  version: string;
  /** Shape of board and frames; raised when an old save needs a migration. */
  schema: number;
  content: string;
  switches: readonly RuleSwitch[];
  procedures: readonly AnyProcedure<B>[];
  main: Callable<Record<never, never>, undefined>;
  setup(input: unknown): S;
  seats(setup: S): SeatId[];
  /** The table before the first rule runs. */
  board(setup: S): B;
  forkBoard(board: B): B;
  view(state: State<B>, viewer: Viewer): V;
  /** Changes the given fork into a world the viewer cannot tell from it. */
  hide(state: State<B>, viewer: Viewer, rng: RngState): void;
  explain(state: State<B>, decision: Decision): Omit<Explained, 'trail'>;
  /** What people call a rule in progress, where the name of its procedure does not say it: a card by its name. */
  nameFrame?(frame: Frame): Text | null;
  evaluate(state: State<B>, seat: SeatId): number;
  summary?(state: State<B>): Summary;
  used?(event: Event, state: State<B>): readonly string[];
  books?(): Books<B>;
  pieces?(): readonly Piece[];
  odds?(view: V, decision: Decision, ...picks: OptionId[]): Odds | undefined;
  /** Left out by a game without triggered abilities. */
  windows?: WindowHooks<B>;
};

type Switchable = { switches?: { [name: string]: string } | undefined };

export function defineGame<B, V, S extends Switchable>(definition: Definition<B, V, S>): Rules<B, V, S> {
  return build(definition, [...coreProcedures<B>(definition.windows), ...definition.procedures]);
}

function build<B, V, S extends Switchable>(
  definition: Definition<B, V, S>,
  all: readonly AnyProcedure<B>[],
): Rules<B, V, S> {
  const byId = registry(all);
  const machine = new Machine<B>(byId);
  const { id, title, version, schema, content, switches } = definition;
  const fork = (state: State<B>) => forkState(state, definition.forkBoard);
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
    view: (state, viewer) => definition.view(state, viewer),
    determinize(state, viewer, rng) {
      const world = fork(state);
      definition.hide(world, viewer, rng);
      return world;
    },
    explain: (state, decision) => ({
      ...definition.explain(state, decision),
      trail: trailOf(byId, state, (frame) => definition.nameFrame?.(frame) ?? null),
    }),
    evaluate: (state, seat) => definition.evaluate(state, seat),
    ...(definition.summary && { summary: definition.summary }),
    ...(definition.used && { used: definition.used }),
    ...(definition.books && { books: definition.books }),
    ...(definition.pieces && { pieces: definition.pieces }),
    ...(definition.odds && { odds: definition.odds }),
    watched: (seen) =>
      build(
        definition,
        all.map((procedure) => watch(procedure, seen)),
      ),
  };
}

/** A copy of a procedure that says which step it is about to take. */
function watch<B>(procedure: AnyProcedure<B>, seen: StepWatcher): AnyProcedure<B> {
  const steps = procedure.steps.map((step) => ({
    ...step,
    run: (g: Game<B>, vars: never, input: never) => {
      seen(procedure.id, step.name);
      return step.run(g, vars, input);
    },
  }));
  return { id: procedure.id, steps, at: procedure.at };
}

function fresh<B, V, S extends Switchable>(d: Definition<B, V, S>, setup: S, seed: string): State<B> {
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
