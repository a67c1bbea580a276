import type { GameCode } from '@questhall/rulebook';
import { use } from 'react';
import { isGame } from '../app/paths.js';
import { useLanguage } from '../text/t.js';
import type { GameFace } from './face.js';
import type { Deck } from './printed.js';

/** Each folder here is a game that can be played; none is loaded before a screen of it is opened. */
const FOLDERS = import.meta.glob<GameFace>('./*/index.tsx', { import: 'face' });

const pathOf = (game: string): string => `./${game}/index.tsx`;

/** Whether there is more of a game than its rulebook. */
export const isPlayable = (game: string | undefined): game is GameCode =>
  isGame(game) && pathOf(game) in FOLDERS;

const asked: { [game: string]: Promise<GameFace> } = {};

/** The same promise every time, except after a failure: then it is tried again. */
export function loadFace(game: string): Promise<GameFace> {
  const known = asked[game] ?? load(game);
  asked[game] = known;
  known.catch(() => delete asked[game]);
  return known;
}

function load(game: string): Promise<GameFace> {
  const open = FOLDERS[pathOf(game)];
  return open === undefined ? Promise.reject(new Error(`there is no face of '${game}'`)) : open();
}

/** A game's face. The page waits (`Suspense`) until it is there. */
export const useFace = (game: string): GameFace => use(loadFace(game));

/** Every card of a game in the language that is shown. The page waits until they are there. */
export const useDeck = ({ cards }: GameFace): Deck => use(cards.deckIn(useLanguage()));
