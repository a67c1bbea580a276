import type { CcPrintedCard } from '@questhall/cursed-city';
import { en } from '../../../text/en.js';
import { type PlainKey, t } from '../../../text/t.js';
import type { CardsOf } from '../../face.js';
import { deckIn } from '../deck.js';
import { isSheet, Large, Notes } from '../Large.js';
import { kinds, rank, tagsOf, words } from '../sorting.js';
import { CcCard } from './CcCard.js';

export const cards: CardsOf<CcPrintedCard> = {
  deckIn,
  Card: CcCard,
  ...{ Large, Notes, isSheet },
  ...{ kinds, rank, tagsOf, words },
  nameOf,
  factName,
  chapterOf: ({ card }) => CHAPTERS[card.kind] ?? 'CMP',
};

/** A tile and what is laid with it have one name. */
function nameOf({ card }: CcPrintedCard): string {
  return card.kind === 'exploration' ? `${card.name} (${t('city.card.exploration')})` : card.name;
}

function factName(fact: string): string {
  const key = `city.fact.${fact.replaceAll('.', '-')}`;
  return key in en ? t(key as PlainKey) : fact;
}

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
