import type { CcPrintedCard } from '@questhall/cursed-city';
import type { CardsOf } from '../../face.js';
import { deckIn } from '../deck.js';
import { kinds, rank, tagsOf, words } from '../sorting.js';
import { CcCard, Large } from './CcCard.js';

export const cards: CardsOf<CcPrintedCard> = {
  deckIn,
  Card: CcCard,
  Large,
  isSheet: () => false,
  Notes: () => null,
  ...{ kinds, rank, tagsOf, words },
  nameOf: ({ card }) => card.name,
  factName: (fact) => fact,
  chapterOf: ({ card }) => CHAPTERS[card.kind] ?? 'CMP',
};

/** The section of the rulebook that speaks of each kind of card. */
const CHAPTERS: { readonly [kind in CcPrintedCard['kind']]?: string } = {
  hero: 'ACT',
  trait: 'XPL',
  empowerment: 'RLM',
  item: 'ITM',
  hostile: 'HAC',
  encounter: 'ENC',
  discovery: 'SRC',
  exploration: 'DEL',
  tile: 'BRD',
  map: 'BRD',
  journey: 'JTY',
  crises: 'CRI',
  entry: 'CRI',
  table: 'EVT',
  quest: 'QST',
  die: 'DIC',
};
