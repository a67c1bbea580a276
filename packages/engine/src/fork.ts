import { copyRecord } from './json.js';
import { copyRng } from './rng.js';
import type { Frame, State } from './state.js';

/**
 * Copies a state. The board brings a copier written for its shape; decisions and switches never change
 * once made, so both states may hold the same ones.
 */
export function forkState<B>(state: State<B>, forkBoard: (board: B) => B): State<B> {
  return {
    engine: state.engine,
    schema: state.schema,
    game: state.game,
    content: state.content,
    switches: state.switches,
    rng: copyRng(state.rng),
    board: forkBoard(state.board),
    stack: forkStack(state.stack),
    open: state.open.slice(),
    nextId: state.nextId,
    over: state.over,
  };
}

function forkStack(stack: readonly Frame[]): Frame[] {
  const out = new Array<Frame>(stack.length);
  for (let i = 0; i < out.length; i++) {
    const { proc, at, vars, answer } = stack[i] as Frame;
    out[i] = {
      proc,
      at,
      vars: copyRecord(vars),
      answer: answer === null ? null : (copyRecord(answer as object) as Frame['answer']),
    };
  }
  return out;
}
