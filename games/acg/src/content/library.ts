import { cardsOfKind as ofKind } from '@questhall/tabletop';
import type { CardId } from '../terms.js';
import type { AcgBox } from './box.js';
import type {
  ActionCard,
  AnyCard,
  CampaignSheet,
  DungeonCard,
  EnemyCard,
  GearCard,
  HeroCard,
  LocationCard,
  QuestSheet,
} from './schema.js';

/** Whatever has the box at hand: a position, a game, a table of words. */
export type InBox = { readonly box: AcgBox };

/** The card behind an id, which may be that of a copy. */
export function cardOf({ box }: InBox, id: CardId): AnyCard {
  const card = box.cards[id];
  if (card === undefined) throw new Error(`there is no card '${id}'`);
  return card;
}
export const enemyCard = (at: InBox, id: CardId) => cardOf(at, id) as EnemyCard;
export const actionCard = (at: InBox, id: CardId) => cardOf(at, id) as ActionCard;
export const gearCard = (at: InBox, id: CardId) => cardOf(at, id) as GearCard;
export const dungeonCard = (at: InBox, id: CardId) => cardOf(at, id) as DungeonCard;
export const locationCard = (at: InBox, id: CardId) => cardOf(at, id) as LocationCard;
export const heroCard = (at: InBox, id: CardId) => cardOf(at, id) as HeroCard;
export const questSheet = (at: InBox, id: string) => cardOf(at, id) as QuestSheet;
export const campaignSheet = (at: InBox, id: string) => cardOf(at, id) as CampaignSheet;

/** Cards that a recipe may pick at random. */
export const cardsOfSort = ({ box }: InBox, sort: string): readonly CardId[] => box.sorts[sort] ?? [];

export const cardsOfKind = <K extends AnyCard['kind']>({ box }: InBox, kind: K) =>
  ofKind<AnyCard, K>(box, kind);
