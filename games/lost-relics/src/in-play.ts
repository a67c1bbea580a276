import { listen, unlisten } from '@questhall/engine';
import type { LrBoard } from './board.js';
import { library } from './content/library.js';
import type { Ability } from './content/schema.js';

/**
 * Abilities speak up only while their card is in play. Entering play lists them under the window they wait for,
 * leaving takes them off. An ability in play is `<entity>|<key in the library>`.
 */
export function enterPlay(b: LrBoard, entity: string, card: string): void {
  for (const key of library.abilitiesOf[card] ?? []) {
    listen(b.listening, abilityAt(key).window, `${entity}|${key}`);
  }
}

export function leavePlay(b: LrBoard, entity: string, card: string): void {
  for (const key of library.abilitiesOf[card] ?? []) {
    unlisten(b.listening, abilityAt(key).window, `${entity}|${key}`);
  }
}

export function abilityAt(key: string): Ability {
  const ability = library.abilities[key];
  if (ability === undefined) throw new Error(`there is no ability '${key}' in the content`);
  return ability;
}

/** The two halves of an ability's name. */
export function partsOf(ability: string): { entity: string; key: string } {
  const at = ability.indexOf('|');
  return { entity: ability.slice(0, at), key: ability.slice(at + 1) };
}
