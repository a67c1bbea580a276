import { use } from 'react';
import { useLanguage } from '../../text/t.js';
import { type Deck, deckIn } from './deck.js';

/** Every card of the game in the language that is shown. The page waits (`Suspense`) until they are there. */
export const useCards = (): Deck => use(deckIn(useLanguage()));
