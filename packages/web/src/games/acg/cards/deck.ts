import type { PrintedCard } from '@questhall/acg';
import { decksOf } from '../../deck.js';

export const { deckIn, printedOf } = decksOf<PrintedCard>({
  en: () => import('virtual:cards/acg/en'),
  de: () => import('virtual:cards/acg/de'),
});
