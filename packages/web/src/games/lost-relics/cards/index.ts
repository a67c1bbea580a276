import type { LrPrintedCard } from '@questhall/lost-relics';
import { en } from '../../../text/en.js';
import { type PlainKey, t } from '../../../text/t.js';
import type { CardsOf } from '../../face.js';
import { deckIn } from '../deck.js';
import { kinds, rank, tagsOf, words } from '../sorting.js';
import { ActionNotes, Large } from './Large.js';
import { LrCard } from './LrCard.js';

export const cards: CardsOf<LrPrintedCard> = {
  deckIn,
  Card: LrCard,
  Large,
  isSheet: ({ kind }) => kind === 'adventure',
  Notes: ActionNotes,
  ...{ kinds, rank, tagsOf, words },
  nameOf: ({ card }) => card.name,
  factName,
  chapterOf: ({ card }) => CHAPTERS[card.kind] ?? 'SET',
};

function factName(fact: string): string {
  const key = `relics.fact.${fact}`;
  return key in en ? t(key as PlainKey) : fact;
}

/** The section of the rulebook that speaks of each kind of card. */
const CHAPTERS: { readonly [kind: string]: string } = {
  hero: 'ACT',
  hostile: 'HOS',
  treasure: 'TRE',
  board: 'BRD',
  adventure: 'SET',
  campaign: 'CMP',
};
