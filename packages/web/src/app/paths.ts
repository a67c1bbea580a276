import { GAME_CODES, type GameCode } from '@questhall/rulebook';

/** Every address of the app. They can be bookmarked, so they never change their meaning. */
export const paths = {
  hall: '/',
  /** What a server may call the hall. */
  file: '/index.html',
  /** Cards and rules of no game in particular. */
  anyCards: '/cards',
  anyRules: '/rulebook',
  settings: '/settings',
  about: '/about',
  patterns: '/pattern-book',
  patternTable: '/pattern-book/table',
  patternMap: '/pattern-book/map',
  /** Every adventure that is kept here. */
  adventures: '/adventures',
  /** A game that somebody sent: its code stands behind the `#`, which no server sees. */
  shared: '/shared',
  /** The same game at a table, from its beginning. */
  sharedWatch: '/shared/watch',
  table: (id: string) => `/table/${id}`,
  /** The story so far. */
  book: (id: string) => `/table/${id}/book`,
  box: (game: GameCode) => `/${game}`,
  begin: (game: GameCode) => `/${game}/new`,
  lessons: (game: GameCode, lesson?: string) =>
    lesson === undefined ? `/${game}/lessons` : `/${game}/lessons/${lesson}`,
  cards: (game: GameCode, card?: string) =>
    card === undefined ? `/${game}/cards` : `/${game}/cards/${card}`,
  /** `place` is a section or a rule. */
  rules: (game: GameCode, place?: string) =>
    place === undefined ? `/${game}/rules` : `/${game}/rules/${place}`,
} as const;

export const isGame = (code: string | undefined): code is GameCode =>
  GAME_CODES.some((known) => known === code);
