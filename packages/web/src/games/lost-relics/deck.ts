import type { LrPrintedCard } from '@questhall/lost-relics';
import { decksOf } from '../deck.js';

export const { deckIn, lay, printedOf } = decksOf<LrPrintedCard>({
  en: () => import('virtual:cards/lost-relics/en'),
  de: () => import('virtual:cards/lost-relics/de'),
});
