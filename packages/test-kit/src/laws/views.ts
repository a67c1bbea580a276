import { type Bot, greedy, Players } from '@questhall/bots';
import {
  type Answer,
  canonical,
  copyRng,
  type Event,
  eventsFor,
  IllegalAnswer,
  type Rules,
  type State,
  seeded,
  type Viewer,
} from '@questhall/engine';
import { expect } from 'vitest';
import { expectSame } from './same.js';
import { type Walk, walk } from './walk.js';

const WORLDS = 3;
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
      const before = canonical(state);
      for (const viewer of viewers) {
        const worlds = worldsOf(rules, state, viewer, `${game.seed}-${answer.decision}`);
        for (const world of worlds) sameToViewer(rules, { state, world, viewer, answer }, reveals);
        different += new Set(worlds.map(({ board }) => canonical(board))).size - 1;
      }
      if (decisions++ % BOT_EVERY === 0) botsAnswerAlike(rules, state, greedy, game.seed);
      expect(canonical(state) === before, 'looking changed the state').toBe(true);
    },
  });
  return different;
}

function worldsOf<B, V, S>(rules: Rules<B, V, S>, state: State<B>, viewer: Viewer, seed: string): State<B>[] {
  return Array.from({ length: WORLDS }, (_, i) => rules.determinize(state, viewer, seeded(`${seed}-${i}`)));
}

type Two<B> = { state: State<B>; world: State<B>; viewer: Viewer; answer: Answer };

function sameToViewer<B, V, S>(rules: Rules<B, V, S>, two: Two<B>, reveals: Hidden['reveals']): void {
  const { state, world, viewer } = two;
  const same = (of: (one: State<B>) => unknown, problem: string) =>
    expectSame(of(world), of(state), `${viewer} ${problem}`);
  same((one) => rules.view(one, viewer), 'sees another table');
  same((one) => rules.openFor(one, viewer), 'learns something from what is asked');
  same((one) => explainedTo(rules, one, viewer), 'learns something from how a question is explained');
  same((one) => rules.determinize(one, viewer, seeded('again')), 'imagines other worlds');
  eventsTellNothing(rules, two, reveals ?? {});
}

/** The sentences of every question that a viewer may read, with what is barred and why. */
function explainedTo<B, V, S>(rules: Rules<B, V, S>, state: State<B>, viewer: Viewer): unknown[] {
  return rules
    .openFor(state, viewer)
    .flatMap((open) => (open.hidden === true ? [] : [rules.explain(state, open)]));
}

/**
 * The same answer, with the same draws to come, on both: as long as the viewer sees the same table afterwards, nothing may
 * have been told that differs. What was revealed to the viewer may differ, and then so does the table.
 */
function eventsTellNothing<B, V, S>(
  rules: Rules<B, V, S>,
  { state, world, viewer, answer }: Two<B>,
  reveals: NonNullable<Hidden['reveals']>,
): void {
  const other = rules.fork(world);
  other.rng = copyRng(state.rng);
  const there = answered(rules, other, answer);
  // What only the real table offers is no answer in this world.
  if (there === null) return;
  const here = rules.apply(state, answer);
  const after = (one: State<B>) => canonical([rules.view(one, viewer), rules.openFor(one, viewer)]);
  if (after(here.state) !== after(there.state)) return;
  const told = (events: readonly Event[]) =>
    eventsFor(events, viewer).filter(({ type }) => reveals[type] === undefined);
  expectSame(told(there.events), told(here.events), `${viewer} is told what the table does not show`);
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
