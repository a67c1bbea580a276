import { cardsOfKind as ofKind } from '@questhall/tabletop';
import type { UniqueKey, WeaponKey } from '../terms.js';
import type { CcBox } from './box.js';
import type {
  AnyCard,
  CrisesTable,
  DifficultyCard,
  DiscoveryCard,
  EncounterCard,
  EntryCard,
  ExplorationCard,
  HeroCard,
  HostileCard,
  JourneyCard,
  MapCard,
  QuestCard,
  TableCard,
  TileCard,
  TutorialCard,
  Unique,
  Weapon,
} from './schema/index.js';

/** Whatever has the box at hand: a position, a game, a table of words. */
export type InBox = { readonly box: CcBox };

type OfKind<K> = Extract<AnyCard, { kind: K }>;

/** A record by its own id or that of one of its copies. */
function cardOf<K extends AnyCard['kind']>({ box }: InBox, kind: K, id: string): OfKind<K> {
  const card = box.cards[id];
  if (card?.kind !== kind) throw new Error(`there is no ${kind} '${id}'`);
  return card as OfKind<K>;
}
export const heroCard = (at: InBox, id: string): HeroCard => cardOf(at, 'hero', id);
export const hostileCard = (at: InBox, id: string): HostileCard => cardOf(at, 'hostile', id);
export const encounterCard = (at: InBox, id: string): EncounterCard => cardOf(at, 'encounter', id);
export const discoveryCard = (at: InBox, id: string): DiscoveryCard => cardOf(at, 'discovery', id);
export const explorationCard = (at: InBox, id: string): ExplorationCard => cardOf(at, 'exploration', id);
export const tileCard = (at: InBox, id: string): TileCard => cardOf(at, 'tile', id);
export const mapCard = (at: InBox, id: string): MapCard => cardOf(at, 'map', id);
export const journeyCard = (at: InBox, id: string): JourneyCard => cardOf(at, 'journey', id);
export const tutorialCard = (at: InBox, id: string): TutorialCard => cardOf(at, 'tutorial', id);
export const crisesTable = (at: InBox, id: string): CrisesTable => cardOf(at, 'crises', id);
export const entryCard = (at: InBox, id: string): EntryCard => cardOf(at, 'entry', id);
export const tableCard = (at: InBox, id: string): TableCard => cardOf(at, 'table', id);
export const questCard = (at: InBox, id: string): QuestCard => cardOf(at, 'quest', id);
export const difficultyCard = (at: InBox, id: string): DifficultyCard => cardOf(at, 'difficulty', id);

/** What is played: a journey, or a tutorial, which says less. */
export type Played = Omit<JourneyCard, 'kind' | 'type' | 'failure' | 'consequences'> & {
  readonly type: JourneyCard['type'] | TutorialCard['type'];
  /** Those that have been explained; left out, all. */
  readonly actions?: readonly string[];
};
export function playedCard(at: InBox, id: string): JourneyCard | TutorialCard {
  const card = at.box.cards[id];
  return card?.kind === 'tutorial' || card?.kind === 'journey' ? card : journeyCard(at, id);
}

export function weaponAt({ box }: InBox, key: WeaponKey): Weapon {
  const weapon = box.weapons[key];
  if (weapon === undefined) throw new Error(`there is no weapon '${key}'`);
  return weapon;
}
export function uniqueAt({ box }: InBox, key: UniqueKey): Unique {
  const unique = box.uniques[key];
  if (unique === undefined) throw new Error(`there is no action '${key}'`);
  return unique;
}

export const cardsOfKind = <K extends AnyCard['kind']>({ box }: InBox, kind: K) =>
  ofKind<AnyCard, K>(box, kind);
