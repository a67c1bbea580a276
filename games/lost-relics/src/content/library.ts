import { cardsOfKind as ofKind } from '@questhall/tabletop';
import type { ActionKey } from '../terms.js';
import type { LrBox } from './box.js';
import type { Layout } from './layout.js';
import type {
  Action,
  AdventureSheet,
  AnyCard,
  CampaignSheet,
  DifficultyCard,
  HeroCard,
  HostileCard,
  TreasureCard,
} from './schema.js';

/** Whatever has the box at hand: a position, a game, a table of words. */
export type InBox = { readonly box: LrBox };

function cardOf({ box }: InBox, id: string): AnyCard {
  const card = box.records[id];
  if (card === undefined) throw new Error(`there is no record '${id}'`);
  return card;
}
export const heroCard = (at: InBox, id: string) => cardOf(at, id) as HeroCard;
export const hostileCard = (at: InBox, kind: string) => cardOf(at, kind) as HostileCard;
export const treasureCard = (at: InBox, id: string) => cardOf(at, id) as TreasureCard;
export const adventureSheet = (at: InBox, id: string) => cardOf(at, id) as AdventureSheet;
export const campaignSheet = (at: InBox, id: string) => cardOf(at, id) as CampaignSheet;
export const difficultyCard = (at: InBox, id: string) => cardOf(at, id) as DifficultyCard;

export function actionAt({ box }: InBox, key: ActionKey): Action {
  const action = box.actions[key];
  if (action === undefined) throw new Error(`there is no action '${key}'`);
  return action;
}

export const cardsOfKind = <K extends AnyCard['kind']>({ box }: InBox, kind: K) =>
  ofKind<AnyCard, K>(box, kind);

/** The boards of the adventure that lies on the table. */
export const layoutOf = ({
  box,
  board,
}: InBox & { readonly board: { readonly adventure: string } }): Layout => box.layoutOf(board.adventure);
