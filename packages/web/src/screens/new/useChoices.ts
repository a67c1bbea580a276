import { switches } from 'virtual:switches/acg';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCards } from '../../cards/acg/useCards.js';
import { addressOf, type Read, readAddress } from './address.js';
import type { Choices } from './choices.js';
import { offerOf } from './offer.js';

/** What was chosen stands in the address and nowhere else, so that it can be kept as a bookmark or sent. */
export function useChoices(): Read & { readonly choose: (choices: Choices) => void } {
  const { cards } = useCards();
  const offer = useMemo(() => offerOf(cards, switches), [cards]);
  const search = useSearch();
  const [path, go] = useLocation();
  const read = useMemo(() => readAddress(search, offer), [search, offer]);
  const choose = (choices: Choices) => {
    const address = addressOf(choices, offer);
    go(address === '' ? path : `${path}?${address}`, { replace: true });
  };
  return { ...read, choose };
}
