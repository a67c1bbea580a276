import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Choices } from '../../games/beginning.js';
import type { GameFace } from '../../games/face.js';
import { useDeck } from '../../games/faces.js';
import { addressOf, type Read, readAddress } from './address.js';
import { offerOf } from './choices.js';

/** What was chosen stands in the address and nowhere else, so that it can be kept as a bookmark or sent. */
export function useChoices(
  face: GameFace,
  first: boolean,
): Read & { readonly choose: (choices: Choices) => void } {
  const deck = useDeck(face);
  const offer = useMemo(() => offerOf(face.begin, deck, first), [face, deck, first]);
  const search = useSearch();
  const [path, go] = useLocation();
  const read = useMemo(() => readAddress(search, offer), [search, offer]);
  const choose = (choices: Choices) => {
    const address = addressOf(choices, offer);
    go(address === '' ? path : `${path}?${address}`, { replace: true });
  };
  return { ...read, choose };
}
