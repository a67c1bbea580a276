import { type Bot, Players, playOut, random } from '@questhall/bots';
import type { Event, Outline, Rules, State } from '@questhall/engine';

export type Exhaustive<S> = {
  setups: readonly S[];
  /** Games after which the search is given up. */
  games: number;
  /** Decisions after which a game is left. */
  limit?: number;
  /** Bots that take turns; some places are only reached by playing well. */
  bots?: readonly Bot[];
  /** Cards, effects and other content that `rules.used` speaks of. */
  content?: readonly string[];
  /** Types of events. */
  events?: readonly string[];
  seed?: string;
};

/** Names are `step proc@step`, `event type` and `content id`. */
export type Reached = { reached: string[]; never: string[]; games: number };

/** Plays until every step, event type and piece of content has been seen, and names what never was. */
export function exhaust<B, V, S>(rules: Rules<B, V, S>, options: Exhaustive<S>): Reached {
  const missing = new Set(wanted(rules, options));
  const reached = new Set<string>();
  const see = (name: string) => {
    if (missing.delete(name)) reached.add(name);
  };
  const watched = rules.watched((proc, step) => see(stepName(proc, step)));
  let games = 0;
  while (missing.size > 0 && games < options.games) playOne(watched, options, games++, see);
  return { reached: [...reached].sort(), never: [...missing].sort(), games };
}

/** The engine's own procedures are not the game's to reach. */
function wanted<B, V, S>(rules: Rules<B, V, S>, { content, events }: Exhaustive<S>): string[] {
  const own = rules.procedures.filter(({ id }) => !id.startsWith('core.'));
  return [
    ...own.flatMap(stepsOf),
    ...(events ?? []).map((type) => `event ${type}`),
    ...(content ?? []).map((id) => `content ${id}`),
  ];
}

function stepsOf({ id, steps }: Outline): string[] {
  return steps.map(({ name }) => stepName(id, name));
}

function stepName(proc: string, step: string): string {
  return `step ${proc}@${step}`;
}

function playOne<B, V, S>(
  rules: Rules<B, V, S>,
  options: Exhaustive<S>,
  game: number,
  see: (name: string) => void,
): void {
  const { setups, limit = 5000, bots = [random], seed = 'exhaustive' } = options;
  const setup = at(setups, game);
  const bot = at(bots, Math.floor(game / setups.length));
  const { state, events } = rules.start(setup, `${seed}-${game}`);
  seeEvents(rules, state, events, see);
  playOut(rules, state, new Players(rules, bot, `${seed}-${game}`), {
    limit,
    events,
    after: (after) => seeEvents(rules, after, events, see),
  });
}

function seeEvents<B, V, S>(
  rules: Rules<B, V, S>,
  state: State<B>,
  events: Event[],
  see: (name: string) => void,
): void {
  for (const event of events) {
    see(`event ${event.type}`);
    for (const id of rules.used?.(event, state) ?? []) see(`content ${id}`);
  }
  events.length = 0;
}

function at<T>(list: readonly T[], i: number): T {
  if (list.length === 0) throw new Error('there is nothing to take turns with');
  return list[i % list.length] as T;
}
