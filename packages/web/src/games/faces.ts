import type { GameCode } from '@questhall/rulebook';
import { use } from 'react';
import { onceEach } from '../app/once-each.js';
import { isGame } from '../app/paths.js';
import { useSpoken } from '../text/language.js';
import { useLanguage } from '../text/t.js';
import type { GameFace } from './face.js';
import type { Deck } from './printed.js';

/** Each folder here is a game that can be played; none is loaded before a screen of it is opened. */
const FOLDERS = import.meta.glob<GameFace>('./*/index.tsx', { import: 'face' });

const pathOf = (game: string): string => `./${game}/index.tsx`;

/** Whether there is more of a game than its rulebook. */
export const isPlayable = (game: string | undefined): game is GameCode =>
  isGame(game) && pathOf(game) in FOLDERS;

const loadFace = onceEach(async (game: string): Promise<GameFace> => {
  const face = await FOLDERS[pathOf(game)]?.();
  if (face === undefined) throw new Error(`there is no face of '${game}'`);
  // Whoever wants a face is going to ask for its cards.
  face.cards.deckIn(useSpoken.getState().language).catch(() => undefined);
  return face;
});

/** A game's face. The page waits (`Suspense`) until it is there. */
export const useFace = (game: string): GameFace => use(loadFace(game));

/** Every card of a game in the language that is shown. The page waits until they are there. */
export const useDeck = ({ cards }: GameFace): Deck => use(cards.deckIn(useLanguage()));
