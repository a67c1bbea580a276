import { listen, unlisten } from '@questhall/engine';
import type { AcgBoard } from './board.js';
import { cardOf, library } from './content/library.js';
import type { Ability } from './content/schema.js';
import { maybeEnemy } from './queries.js';
import type { CardId, WindowId } from './terms.js';

/**
 * Abilities speak up only while their card is faceup in play. Entering play lists them under the window they
 * wait for; leaving takes them off. An ability in play is `<entity>|<key in the library>`.
 */
export function enterPlay(b: AcgBoard, entity: string, card: CardId): void {
  for (const key of library.abilitiesOf[cardOf(card).id] ?? []) {
    listen(b.listening, channelOf(b, entity, abilityAt(key).window), `${entity}|${key}`);
  }
}

export function leavePlay(b: AcgBoard, entity: string, card: CardId): void {
  for (const key of library.abilitiesOf[cardOf(card).id] ?? []) {
    unlisten(b.listening, channelOf(b, entity, abilityAt(key).window), `${entity}|${key}`);
  }
}

/** A hero's own modifiers come after those of the quest and of enemies, and after his card's (DICE-10). */
export const LATE_MODIFIERS = 'modify-dice-late';
function channelOf(b: AcgBoard, entity: string, window: WindowId): string {
  const late = window === 'modify-dice' && entity !== 'quest' && maybeEnemy(b, entity) === undefined;
  return late ? LATE_MODIFIERS : window;
}

export function abilityAt(key: string): Ability {
  const ability = library.abilities[key];
  if (ability === undefined) throw new Error(`there is no ability '${key}' in the content`);
  return ability;
}

/** A condition lies before a hero: its entity names both. */
export const conditionEntity = (condition: string, hero: string): string => `${condition}@${hero}`;
