import type { Advice, Sampled } from '@questhall/bots';
import type { Answer, Odds } from '@questhall/engine';
import type { Port } from '../port.js';
import { Troubled, trouble } from '../trouble.js';
import { type AnyRules, loadGame } from './games.js';
import {
  adviceOn,
  answerTo,
  oddsOn,
  type Question,
  sampledOf,
  type Thinker,
  type Trial,
  type Wondered,
} from './thinker.js';

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
      port.post({ id, thought: thoughtOf(rules, wanted) });
    } catch (error) {
      port.post({ id, failed: error instanceof Error ? error.message : String(error) });
    }
  });
}

function thoughtOf(rules: AnyRules, { wanted, question }: Wanted): Thought {
  switch (wanted) {
    case 'answer':
      return answerTo(rules, question);
    case 'advice':
      return adviceOn(rules, question);
    case 'sampled':
      return sampledOf(rules, question);
    case 'odds':
      return oddsOn(rules, question);
  }
}
