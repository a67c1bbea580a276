import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Choices } from '../../games/beginning.js';
import type { GameFace } from '../../games/face.js';
import { useDeck } from '../../games/faces.js';
import type { Deck } from '../../games/printed.js';
import { useShelf } from '../adventures/useShelf.js';
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

/** What every part of the page is given: the game, what is chosen, and how to choose otherwise. */
export type Given = {
  readonly face: GameFace;
  readonly deck: Deck;
  readonly choices: Choices;
  readonly choose: (choices: Choices) => void;
};

/** Whether nothing was ever begun here, as far as the shelf tells; nothing until it has been looked at. */
export function useFirst(): boolean | null {
  const { shelved } = useShelf();
  if (shelved === null) return null;
  const { going, over, damaged } = shelved;
  return going.length + over.length + damaged.length === 0;
}
