import { type Bot, greedy, Players } from '@questhall/bots';
import {
  type Answer,
  canonical,
  copyRng,
  eventsFor,
  IllegalAnswer,
  type Rules,
  type State,
  seeded,
  type Viewer,
} from '@questhall/engine';
import { expect } from 'vitest';
import { thorough } from '../thorough.js';
import { expectSame, expectSameText } from './same.js';
import { type Walk, walk } from './walk.js';

const WORLDS = 3;
/** The decisions at which the real table is compared with imagined ones: one in so many. */
const LOOK_EVERY = thorough(1, 4);
/** A bot that looks ahead takes a while: it is asked at one decision in so many. */
const BOT_EVERY = 20;

export type Hidden = {
  /** Events that show something to all which no view keeps afterwards, each with the reason. */
  reveals?: { readonly [type: string]: string };
};

/**
 * Law 4: a viewer cannot tell two states apart that differ only in what the viewer cannot see: views, what is asked of
 * whom and how it is explained, events and the answers of a bot are the same. Gives how often two such states differed: a game with hidden cards
 * that always imagines the same ones looks at them, or forgets to shuffle.
 */
export function viewsHideTheHidden<B, V, S>(
  rules: Rules<B, V, S>,
  game: Walk<S>,
  { reveals = {} }: Hidden = {},
): number {
  const viewers: Viewer[] = [...rules.seats(game.setup), 'spectator'];
  let different = 0;
  let decisions = 0;
  walk(rules, game, {
    before(state, answer) {
      if (decisions++ % LOOK_EVERY !== 0) return;
      const before = canonical(state);
      for (const viewer of viewers) {
        const look = lookOf(rules, state, { viewer, answer, reveals });
        const worlds = worldsOf(rules, state, viewer, `${game.seed}-${answer.decision}`);
        for (const world of worlds) sameToViewer(rules, look, world);
        different += new Set(worlds.map(({ board }) => canonical(board))).size - 1;
      }
      if (decisions % BOT_EVERY === 1) botsAnswerAlike(rules, state, greedy, game.seed);
      expect(canonical(state) === before, 'looking changed the state').toBe(true);
    },
  });
  return different;
}

function worldsOf<B, V, S>(rules: Rules<B, V, S>, state: State<B>, viewer: Viewer, seed: string): State<B>[] {
  return Array.from({ length: WORLDS }, (_, i) => rules.determinize(state, viewer, seeded(`${seed}-${i}`)));
}

/** One moment of the real game as one viewer may know it, and the answer that is about to be given. */
type Look<B> = Looking & { readonly state: State<B>; readonly is: readonly string[]; readonly after: After };
type Looking = {
  readonly viewer: Viewer;
  readonly answer: Answer;
  readonly reveals: NonNullable<Hidden['reveals']>;
};
/** What the viewer sees after the answer, and what was told on the way. */
type After = { readonly table: string; readonly told: string };

const LEARNT = [
  'sees another table',
  'learns something from what is asked',
  'learns something from how a question is explained',
  'imagines other worlds',
] as const;

/** What a viewer can find out at a moment, in the order of `LEARNT`. */
function learntBy<B, V, S>(rules: Rules<B, V, S>, one: State<B>, viewer: Viewer): string[] {
  return [
    rules.view(one, viewer),
    rules.openFor(one, viewer),
    explainedTo(rules, one, viewer),
    rules.determinize(one, viewer, seeded('again')),
  ].map(canonical);
}

/** Worked out once for all worlds that are compared with it. */
function lookOf<B, V, S>(rules: Rules<B, V, S>, state: State<B>, how: Looking): Look<B> {
  const after = afterAnswer(rules, state, how) as After;
  return { ...how, state, is: learntBy(rules, state, how.viewer), after };
}

/**
 * A world that the viewer cannot tell from the real one. The same answer, with the same draws to come, tells nothing that
 * differs as long as the viewer sees the same table afterwards; what was revealed may differ, and then so does the table.
 */
function sameToViewer<B, V, S>(rules: Rules<B, V, S>, look: Look<B>, world: State<B>): void {
  const { viewer, is, after, state } = look;
  for (const [i, text] of learntBy(rules, world, viewer).entries())
    expectSameText(text, is[i] as string, `${viewer} ${LEARNT[i]}`);
  const other = rules.fork(world);
  other.rng = copyRng(state.rng);
  const there = afterAnswer(rules, other, look);
  // What only the real table offers is no answer in this world.
  if (there === null || there.table !== after.table) return;
  expectSameText(there.told, after.told, `${viewer} is told what the table does not show`);
}

/** Nothing where the answer is not one of those that are offered. */
function afterAnswer<B, V, S>(
  rules: Rules<B, V, S>,
  before: State<B>,
  { viewer, answer, reveals }: Looking,
): After | null {
  const next = answered(rules, before, answer);
  if (next === null) return null;
  const told = eventsFor(next.events, viewer).filter(({ type }) => reveals[type] === undefined);
  return {
    table: canonical([rules.view(next.state, viewer), rules.openFor(next.state, viewer)]),
    told: canonical(told),
  };
}

/** The sentences of every question that a viewer may read, with what is barred and why. */
function explainedTo<B, V, S>(rules: Rules<B, V, S>, state: State<B>, viewer: Viewer): unknown[] {
  return rules
    .openFor(state, viewer)
    .flatMap((open) => (open.hidden === true ? [] : [rules.explain(state, open)]));
}

function answered<B, V, S>(rules: Rules<B, V, S>, state: State<B>, answer: Answer) {
  try {
    return rules.apply(state, answer);
  } catch (error) {
    if (error instanceof IllegalAnswer) return null;
    throw error;
  }
}

/** Each seat's bot gives the same answer in every world that its seat cannot tell from the real one. */
function botsAnswerAlike<B, V, S>(rules: Rules<B, V, S>, state: State<B>, bot: Bot, seed: string): void {
  for (const decision of state.open) {
    const world = rules.determinize(state, decision.by, seeded(`${seed}-bot-${decision.id}`));
    const [real, imagined] = [state, world].map((one) => new Players(rules, bot, seed).answer(one, decision));
    expectSame(imagined, real, `the bot of ${decision.by} knows more than its seat`);
  }
}
