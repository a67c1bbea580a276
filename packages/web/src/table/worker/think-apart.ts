import type { Advice, Sampled } from '@questhall/bots';
import type { Answer, Odds } from '@questhall/engine';
import {
  type Question,
  type Thinker,
  Thoughts,
  type Trial,
  Troubled,
  trouble,
  type Wondered,
} from '@questhall/table';
import type { Port } from '../port.js';
import { loadGame } from './games.js';

export type ThinkRequest = { readonly id: number; readonly game: string } & Wanted;
type Wanted =
  | { readonly wanted: 'answer'; readonly question: Question }
  | { readonly wanted: 'advice'; readonly question: Wondered }
  | { readonly wanted: 'sampled' | 'odds'; readonly question: Trial };
export type ThinkReply = { readonly id: number } & (
  | { readonly thought: Thought }
  | { readonly failed: string }
);

type Thought = Answer | Advice | Sampled | Odds | undefined;

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
    const error = reason === '' ? new Troubled(trouble('trouble.load')) : new Error(reason);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  const ask = <T>(wanted: Wanted) =>
    new Promise<T>((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve: resolve as (thought: unknown) => void, reject });
      port.post({ id, game, ...wanted });
    });
  return {
    answer: (question) => ask<Answer>({ wanted: 'answer', question }),
    advice: (question) => ask<Advice>({ wanted: 'advice', question }),
    sampled: (question) => ask<Sampled>({ wanted: 'sampled', question }),
    odds: (question) => ask<Odds | undefined>({ wanted: 'odds', question }),
    stop: () => port.close(),
  };
}

/** The other end: loads the game once and thinks about whatever comes. */
export function thinkFor(port: Port<ThinkRequest, ThinkReply>): void {
  port.listen(async ({ id, game, ...wanted }) => {
    try {
      const { rules } = await loadGame(game, 'en');
      const thoughts = new Thoughts(rules, { clock: () => performance.now() });
      port.post({ id, thought: thoughtOf(thoughts, wanted) });
    } catch (error) {
      port.post({ id, failed: error instanceof Error ? error.message : String(error) });
    }
  });
}

function thoughtOf(thoughts: Thoughts, { wanted, question }: Wanted): Thought {
  switch (wanted) {
    case 'answer':
      return thoughts.answer(question);
    case 'advice':
      return thoughts.advice(question);
    case 'sampled':
      return thoughts.sampled(question);
    case 'odds':
      return thoughts.odds(question);
  }
}
