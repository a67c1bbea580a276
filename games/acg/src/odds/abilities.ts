import type { AcgBoard } from '../board.js';
import { library, type Program } from '../content/library.js';
import type { Ctx } from '../procs.js';
import { type About, ownerOf, windowHooks } from '../rules/timing.js';
import type { CardId } from '../terms.js';
import { gameOn } from './seen.js';

/** An ability that speaks up in a window, with whom it is about. */
export type Heard = { readonly card: CardId; readonly lines: Program; readonly ctx: Ctx };
export type Hearing = { readonly happens: readonly Heard[]; readonly offered: readonly Heard[] };

/** What happens in a window by itself, in order, and what is offered there. */
export function hearing(b: AcgBoard, window: string, about: About): Hearing {
  const waiting = b.listening[window] ?? [];
  if (waiting.length === 0) return { happens: [], offered: [] };
  const g = gameOn(b);
  const moment = { hero: about.hero ?? null, enemy: about.enemy ?? null };
  const keys = waiting
    .filter((key) => windowHooks.applies(g, key, moment))
    .sort((one, other) => windowHooks.priority(g, one) - windowHooks.priority(g, other));
  const of = (optional: boolean) =>
    keys.filter((key) => windowHooks.optional(g, key) === optional).map((key) => heard(b, key, about));
  return { happens: of(false), offered: of(true) };
}

function heard(b: AcgBoard, key: string, { hero = null, enemy = null }: About): Heard {
  const at = key.indexOf('|');
  const self = key.slice(0, at);
  const program = key.slice(at + 1);
  const ctx = { you: ownerOf(b, self), self, target: b.action?.aided ?? null, hero, enemy };
  return { card: program.slice(0, program.indexOf('/')), lines: library.programs[program] ?? [], ctx };
}
