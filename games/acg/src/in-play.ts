import { ABILITY_MARK } from '@questhall/engine';
import { inPlayOf } from '@questhall/tabletop';
import type { Ability } from './content/schema.js';
import type { AcgPosition, AcgTypes } from './kit.js';
import { maybeEnemy } from './queries.js';

/** A hero's own modifiers come after those of the quest and of enemies, and after his card's (DICE-10). */
export const LATE_MODIFIERS = 'modify-dice-late';
function channelOf(g: AcgPosition, entity: string, { window }: Ability): string {
  const late = window === 'modify-dice' && entity !== 'quest' && maybeEnemy(g, entity) === undefined;
  return late ? LATE_MODIFIERS : window;
}

/** Abilities speak up only while their card is faceup in play. */
export const inPlay = inPlayOf<AcgTypes, Ability>({
  library: ({ box }) => box,
  index: (b) => b.listening,
  channel: channelOf,
});
export const { abilityAt, enterPlay, leavePlay } = inPlay;

/** All that is printed for a window on cards in play, in the order of play; that of depleted gear comes last. */
export function waitingFor(g: AcgPosition, window: string): string[] {
  const facedown = g.board.heroes.flatMap(({ gear }) => gear.filter(({ depleted }) => depleted));
  const silent = facedown.flatMap(({ card }) =>
    (g.box.abilitiesOf[card] ?? [])
      .filter((key) => channelOf(g, card, abilityAt(g, key)) === window)
      .map((key) => `${card}${ABILITY_MARK}${key}`),
  );
  return [...(g.board.listening[window] ?? []), ...silent];
}

/** A condition lies before a hero: its entity names both. */
export const conditionEntity = (condition: string, hero: string): string => `${condition}@${hero}`;
