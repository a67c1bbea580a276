import { GAME_CODES, type GameCode } from '@questhall/rulebook';

/** Every address of the app. They can be bookmarked, so they never change their meaning. */
export const paths = {
  hall: '/',
  settings: '/settings',
  about: '/about',
  patterns: '/pattern-book',
  plainTable: '/pattern-book/plain-table',
  patternTable: '/pattern-book/table',
  box: (game: GameCode) => `/${game}`,
  cards: (game: GameCode, card?: string) =>
    card === undefined ? `/${game}/cards` : `/${game}/cards/${card}`,
  /** `place` is a section or a rule. */
  rules: (game: GameCode, place?: string) =>
    place === undefined ? `/${game}/rules` : `/${game}/rules/${place}`,
} as const;

export const isGame = (code: string | undefined): code is GameCode =>
  GAME_CODES.some((known) => known === code);
