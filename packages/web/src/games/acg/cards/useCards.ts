import type { PrintedCard } from '@questhall/acg';
import { use } from 'react';
import { useSpoken } from '../../../text/language.js';
import { useLanguage } from '../../../text/t.js';
import type { Deck } from '../../printed.js';
import { deckIn } from './deck.js';

// Whoever loads this file is going to ask: the cards are on their way while the page is still being read.
void deckIn(useSpoken.getState().language);

/** Every card of the game in the language that is shown. The page waits (`Suspense`) until they are there. */
export const useCards = (): Deck<PrintedCard> => use(deckIn(useLanguage()));
