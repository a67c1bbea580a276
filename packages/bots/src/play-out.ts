import type { Answer, Event, Rules, State } from '@questhall/engine';
import type { Players } from './players.js';

export type PlayOut<B> = {
  /** Decisions after which a game counts as stuck. */
  limit: number;
  /** Told of every answer before it is played. */
  before?: (state: State<B>, answer: Answer) => void;
  /** Told of every answer after it was played, with what happened if `events` is given. */
  after?: (state: State<B>, answer: Answer) => void;
  events?: Event[];
};

/** Lets bots play a game to its end, in place. */
export function playOut<B, V, S>(
  rules: Rules<B, V, S>,
  state: State<B>,
  players: Players<B, V, S>,
  { limit, before, after, events }: PlayOut<B>,
): { decisions: number; stuck: boolean } {
  let decisions = 0;
  while (state.over === null) {
    if (state.open.length === 0) throw new Error('a dead end: the game is not over, and nobody is asked');
    for (const answer of players.answers(state)) {
      // The first of several answers may have settled the matter for all.
      if (!state.open.some(({ id }) => id === answer.decision)) continue;
      if (decisions >= limit) return { decisions, stuck: true };
      before?.(state, answer);
      rules.play(state, answer, events);
      decisions++;
      after?.(state, answer);
    }
  }
  return { decisions, stuck: false };
}
