import type { PrintedCard } from '@questhall/acg';
import { en } from '../../../text/en.js';
import type { TextKey, Translate } from '../../../text/t.js';
import type { CardsOf } from '../../face.js';
import { Large, Notes } from '../Large.js';
import { kinds, rank, tagsOf, words } from '../sorting.js';
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
function nameOf({ card }: PrintedCard, t: Translate): string {
  const elite = card.kind === 'enemy' && card.rank === 'elite';
  return elite ? `${card.name} · ${t('card.rank.elite')}` : card.name;
}

/** Some facts are single cards of a list, such as `spawn.faceup`: then the list is named. */
type Fact = Extract<TextKey, `fact.${string}`>;

function factName(fact: string, t: Translate): string {
  const key = [`fact.${fact}`, `fact.${fact.replace(/\..*/, '')}`].find(
    (known): known is Fact => known in en,
  );
  return key === undefined ? fact : t(key);
}

/** The section of the rulebook that speaks of each kind of card. */
const CHAPTERS: { readonly [kind in PrintedCard['card']['kind']]: string } = {
  'hero-card': 'HERO',
  action: 'ACT',
  enemy: 'EPH',
  location: 'LOC',
  dungeon: 'DUN',
  gear: 'GEAR',
  'legendary-gear': 'LEG',
  fortune: 'LEG',
  condition: 'COND',
  quest: 'QUEST',
  campaign: 'CAMP',
  difficulty: 'GOLD',
  dice: 'DICE',
};
