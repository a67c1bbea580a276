import { z } from 'zod';
import { type ExplorationCard, exploration, type MapCard, map, type TileCard, tile } from './ground.js';
import {
  type DiscoveryCard,
  discovery,
  type EmpowermentCard,
  empowerment,
  type HeroCard,
  hero,
  type ItemCard,
  item,
  type TraitCard,
  trait,
} from './heroes.js';
import { type EncounterCard, encounter, type HostileCard, hostile } from './hostiles.js';
import {
  type CrisesTable,
  crises,
  type DieCard,
  type DifficultyCard,
  die,
  difficulty,
  type EntryCard,
  entry,
  type JourneyCard,
  journey,
  type QuestCard,
  quest,
  type TableCard,
  type TutorialCard,
  table,
  tutorial,
} from './journeys.js';

export type { Ability, Passive, Unique, Weapon } from './common.js';
export type { ExplorationCard, MapCard, TileCard } from './ground.js';
export type {
  DiscoveryCard,
  EmpowermentCard,
  HeroCard,
  HeroSide,
  ItemCard,
  TraitCard,
} from './heroes.js';
export type { EncounterCard, HostileCard, HostileSide, ModelCard } from './hostiles.js';
export type {
  CrisesTable,
  DieCard,
  DifficultyCard,
  EntryCard,
  JourneyCard,
  QuestCard,
  TableCard,
  TutorialCard,
} from './journeys.js';

export const record = z.union([
  hero,
  trait,
  empowerment,
  item,
  discovery,
  hostile,
  encounter,
  tile,
  map,
  exploration,
  journey,
  crises,
  entry,
  table,
  quest,
  die,
  tutorial,
  difficulty,
]);
export type AnyCard =
  | HeroCard
  | TraitCard
  | EmpowermentCard
  | ItemCard
  | DiscoveryCard
  | HostileCard
  | EncounterCard
  | TileCard
  | MapCard
  | ExplorationCard
  | JourneyCard
  | CrisesTable
  | EntryCard
  | TableCard
  | QuestCard
  | DieCard
  | TutorialCard
  | DifficultyCard;
