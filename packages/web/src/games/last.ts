import { teaches } from '@questhall/games/courses';
import { GAME_CODES, type GameCode } from '@questhall/rulebook';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { keep, readKept } from '../app/kept.js';
import { isPlayable } from './faces.js';

const KEY = 'questhall.game';

/** The box that was opened last, or the first one on the shelf: where doors lead that belong to no game. */
export function lastGame(): GameCode {
  const kept = readKept(KEY) ?? undefined;
  return isPlayable(kept) ? kept : (GAME_CODES.find(isPlayable) ?? GAME_CODES[0]);
}

/** Where somebody learns: the last game if it has lessons, or the first one that has. */
export const teachingGame = (game: GameCode): GameCode => [game, ...GAME_CODES].find(teaches) ?? game;

/** The game that this address belongs to, or else the last one; a browser that keeps nothing begins with the first box again. */
export function useLastGame(): GameCode {
  const [at] = useLocation();
  const here = at.split('/')[1];
  const game = isPlayable(here) ? here : lastGame();
  useEffect(() => {
    if (isPlayable(here)) keep(KEY, here);
  }, [here]);
  return game;
}
