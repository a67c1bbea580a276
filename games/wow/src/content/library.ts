import { cardsOfKind as ofKind } from '@questhall/tabletop';
import type { CardId, SpaceId } from '../terms.js';
import type { WowBox } from './box.js';
import type { Map as BoardMap } from './map.js';
import type {
  AbilityCard,
  AnyCard,
  BoardEncounter,
  ChallengeCard,
  CharacterCard,
  DiscoveryToken,
  EncounterSheet,
  ItemBack,
  QuestCard,
  Space,
  TrophyCard,
  World,
} from './schema.js';

/** Whatever has the box at hand: a position, a game, a table of words. */
export type InBox = { readonly box: WowBox };

function cardOf({ box }: InBox, id: string): AnyCard {
  const card = box.cards[id];
  if (card === undefined) throw new Error(`there is no card '${id}'`);
  return card;
}
export const characterCard = (at: InBox, id: string) => cardOf(at, id) as CharacterCard;
export const abilityCard = (at: InBox, id: CardId) => cardOf(at, id) as AbilityCard;
export const challengeCard = (at: InBox, id: CardId) => cardOf(at, id) as ChallengeCard;
export const questCard = (at: InBox, id: CardId) => cardOf(at, id) as QuestCard;
export const trophyCard = (at: InBox, id: CardId) => cardOf(at, id) as TrophyCard;
export const discoveryToken = (at: InBox, id: CardId) => cardOf(at, id) as DiscoveryToken;
export const boardEncounter = (at: InBox, id: string) => cardOf(at, id) as BoardEncounter;

export const cardsOfKind = <K extends AnyCard['kind']>({ box }: InBox, kind: K) => ofKind(box, kind);

export function worldOf({ box }: InBox): World {
  if (box.world === null) throw new Error('there is no board in the box');
  return box.world;
}
export function mapOf({ box }: InBox): BoardMap {
  if (box.map === null) throw new Error('there is no board in the box');
  return box.map;
}
export function spaceOf(at: InBox, id: SpaceId): Space {
  const space = mapOf(at).spaces[id];
  if (space === undefined) throw new Error(`there is no space '${id}'`);
  return space;
}

/** What a challenge card is worth as an item; undefined if its back is none. */
export function itemOf(at: InBox, id: CardId): ItemBack | undefined {
  const { back } = challengeCard(at, id);
  return back.is === 'item' ? back : undefined;
}
export function itemSheet(at: InBox, id: CardId): ItemBack {
  const item = itemOf(at, id);
  if (item === undefined) throw new Error(`'${id}' is no item`);
  return item;
}

type Combat = NonNullable<BoardEncounter['combat']>;

/** The combat values of a challenge card or a board encounter; an event fights with its back. */
export function encounterSheet(at: InBox, id: CardId): EncounterSheet | Combat {
  const card = cardOf(at, id);
  if (card.kind === 'board-encounter' && card.combat !== undefined) return card.combat;
  if (card.kind === 'challenge') {
    if (card.front.is === 'encounter') return card.front;
    if (card.back.is === 'enemy') return card.back;
  }
  throw new Error(`'${id}' is no encounter`);
}
