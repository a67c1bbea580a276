import type { Await } from '@questhall/engine';
import { questSheet } from '../content/library.js';
import type { AcgPosition, G } from '../kit.js';
import { holds } from '../predicates.js';
import { checkQuest, nobody } from '../procs.js';

export type QuestMoment = 'location-phase' | 'any-time';

/** How the quest ends here and now, by its sheet; null while it goes on. Both at once is a victory. */
export function resultNow(g: AcgPosition, moment: QuestMoment): 'won' | 'lost' | null {
  const { quest, heroes } = g.board;
  const { victory, defeat } = questSheet(g, quest);
  const now = victory.during === 'any-time' || moment === 'location-phase';
  if (now && holds(g, victory.if, nobody)) return 'won';
  const lost = holds(g, defeat.if, nobody) || heroes.every((hero) => hero.status !== 'standing');
  return lost ? 'lost' : null;
}

/** Looked at after each complete effect; nothing is called while the quest goes on. */
export function lookAtQuest(g: G, moment: QuestMoment): Await<undefined> | undefined {
  if (g.board.result !== null || resultNow(g, moment) === null) return undefined;
  return g.call(checkQuest, { moment });
}
