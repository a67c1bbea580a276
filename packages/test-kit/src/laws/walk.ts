import { type Bot, Players, playOut, random } from '@questhall/bots';
import type { Answer, Event, Rules, State } from '@questhall/engine';

/** One game that is played to look at it. */
export type Walk<S> = { setup: S; seed: string; limit: number; bot?: Bot };

export type Visit<B> = {
  /** Before the first answer. */
  started?: (state: State<B>, events: Event[]) => void;
  /** At every decision, with the answer that is about to be given. */
  before?: (state: State<B>, answer: Answer) => void;
  /** After every answer, with what it led to. */
  after?: (state: State<B>, answer: Answer, events: Event[]) => void;
};

export type Walked<B> = { state: State<B>; answers: Answer[]; stuck: boolean };

/** Plays a game by chance; whatever goes wrong says in which game and after how many answers. */
export function walk<B, V, S>(rules: Rules<B, V, S>, game: Walk<S>, visit: Visit<B> = {}): Walked<B> {
  const answers: Answer[] = [];
  try {
    return walkOn(rules, game, visit, answers);
  } catch (error) {
    throw blame(error, game, answers.length);
  }
}

function walkOn<B, V, S>(
  rules: Rules<B, V, S>,
  game: Walk<S>,
  visit: Visit<B>,
  answers: Answer[],
): Walked<B> {
  const { state, events } = rules.start(game.setup, game.seed);
  visit.started?.(state, events);
  const players = new Players(rules, game.bot ?? random, game.seed);
  const { stuck } = playOut(rules, state, players, {
    limit: game.limit,
    events,
    before(at, answer) {
      events.length = 0;
      visit.before?.(at, answer);
      answers.push(answer);
    },
    after: (at, answer) => visit.after?.(at, answer, events),
  });
  return { state, answers, stuck };
}

function blame<S>(error: unknown, { setup, seed }: Walk<S>, answers: number): Error {
  const message = error instanceof Error ? error.message : String(error);
  const place = `in the game with seed '${seed}' and set-up ${JSON.stringify(setup)}, after ${answers} answers`;
  return new Error(`${message}\n  ${place}`, { cause: error });
}
