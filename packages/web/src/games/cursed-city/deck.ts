import type { CcPrintedCard } from '@questhall/cursed-city';
import { decksOf } from '../deck.js';

export const { deckIn, printedOf } = decksOf<CcPrintedCard>({
  en: () => import('virtual:cards/cursed-city/en'),
  de: () => import('virtual:cards/cursed-city/de'),
});
