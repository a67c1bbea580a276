import type { PrintedCard } from '@questhall/acg';
import { en } from '../../../text/en.js';
import { type TextKey, t } from '../../../text/t.js';
import type { CardsOf } from '../../face.js';
import { Large, Notes } from '../Large.js';
import { CHAPTERS, kinds, rank, tagsOf, words } from '../sorting.js';
import { AcgCard } from './AcgCard.js';
import { deckIn } from './deck.js';

export const cards: CardsOf<PrintedCard> = {
  deckIn,
  Card: AcgCard,
  Large,
  isSheet: ({ sheet }) => sheet !== undefined,
  Notes,
  kinds,
  tagsOf,
  rank,
  words,
  nameOf,
  factName,
  chapterOf: ({ card }) => CHAPTERS[card.kind],
};

/** An elite enemy has the name of the ordinary one. */
function nameOf({ card }: PrintedCard): string {
  const elite = card.kind === 'enemy' && card.rank === 'elite';
  return elite ? `${card.name} · ${t('card.rank.elite')}` : card.name;
}

/** Some facts are single cards of a list, such as `spawn.faceup`: then the list is named. */
type Fact = Extract<TextKey, `fact.${string}`>;

function factName(fact: string): string {
  const key = [`fact.${fact}`, `fact.${fact.replace(/\..*/, '')}`].find(
    (known): known is Fact => known in en,
  );
  return key === undefined ? fact : t(key);
}
