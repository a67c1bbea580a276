import type { Answer } from '@questhall/engine';
import type { Port } from '../port.js';
import { loadGame } from './games.js';
import { answerTo, type Question, type Thinker, type Thought, thoughtAbout } from './thinker.js';

export type ThinkRequest = {
  readonly id: number;
  readonly game: string;
  readonly wanted: 'answer' | 'thought';
  readonly question: Question;
};
export type ThinkReply = { readonly id: number } & (
  | { readonly thought: Answer | Thought }
  | { readonly failed: string }
);

/** Thinks in another worker, so that this one can listen meanwhile. */
export function thinkApart(game: string, port: Port<ThinkReply, ThinkRequest>): Thinker {
  const waiting = new Map<number, { resolve: (thought: unknown) => void; reject: (error: Error) => void }>();
  let next = 1;
  const hear = (reply: ThinkReply) => {
    const waits = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('failed' in reply) waits?.reject(new Error(reply.failed));
    else waits?.resolve(reply.thought);
  };
  port.listen(hear, (reason) => {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  });
  const ask = <T>(wanted: ThinkRequest['wanted'], question: Question) =>
    new Promise<T>((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve: resolve as (thought: unknown) => void, reject });
      port.post({ id, game, wanted, question });
    });
  return {
    answer: (question) => ask<Answer>('answer', question),
    thought: (question) => ask<Thought>('thought', question),
    stop: () => port.close(),
  };
}

/** The other end: loads the game once and thinks about whatever comes. */
export function thinkFor(port: Port<ThinkRequest, ThinkReply>): void {
  port.listen(async ({ id, game, wanted, question }) => {
    try {
      const { rules } = await loadGame(game, 'en');
      const think = wanted === 'answer' ? answerTo : thoughtAbout;
      port.post({ id, thought: think(rules, question) });
    } catch (error) {
      port.post({ id, failed: error instanceof Error ? error.message : String(error) });
    }
  });
}
