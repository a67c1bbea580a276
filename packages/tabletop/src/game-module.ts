import type { Rules } from '@questhall/engine';
import type { Carried } from './carries.js';
import type { ContentReport } from './content-report.js';
import type { Offered } from './offer.js';
import type { PrintedBase, SpokenGame } from './told-game.js';

/** How a search looks for content, events and steps that no game reaches. */
export type Reach<B = unknown, V = unknown, S = unknown> = {
  /** With set-ups that only a search plays; left out: those of the game. */
  readonly rules?: Rules<B, V, S>;
  readonly content: readonly string[];
  readonly events: readonly string[];
  readonly setups: readonly S[];
  /** How many random games the laws play. */
  readonly games: number;
  /** Questions to which a curious player says yes. */
  readonly eager: readonly string[];
  /** What no bot gets to; tests lay the table for it. */
  readonly spare: readonly string[];
};

/** Set-ups that statistics are kept for: all adventures of these kinds with each number of players and each difficulty. */
export type Cells = {
  readonly kinds: readonly string[];
  readonly players: readonly number[];
  readonly difficulties?: readonly string[];
};
export type TrialRun = {
  readonly bot: 'greedy' | 'random';
  readonly gamesEach: number;
  readonly cells: readonly Cells[];
};
/** The games behind the win rates that people read. */
export type Trials = { readonly [run in 'standard' | 'others' | 'campaign' | 'random']: TrialRun };

/** All that the rest of the house knows of a game. In English, and `in` any language that it speaks. */
export type GameModule<
  B = unknown,
  V = unknown,
  S = unknown,
  C extends PrintedBase = PrintedBase,
> = SpokenGame<B, V, S, C> & {
  readonly code: string;
  readonly languages: readonly string[];
  /** English where it does not speak the language. */
  in(language: string): Promise<SpokenGame<B, V, S, C>>;
  /** The rules of the ledger that a card makes use of. */
  rulesOf(card: C['card']): readonly string[];
  content(): ContentReport;
  carried(): readonly Carried[];
  reach(): Reach<B, V, S>;
  readonly trials: Trials;
};

/** Safe because a module only ever gets back what it gave: its own set-ups, states, views and cards. */
export const anyGame = <B, V, S, C extends PrintedBase>(game: GameModule<B, V, S, C>): GameModule =>
  game as unknown as GameModule;

/** What an app shows of a game before it loads the rules. */
export type GameData = {
  readonly cards: readonly unknown[];
  /** The game in a few paragraphs. */
  readonly guide: readonly string[];
  readonly offered: Offered;
};

export async function gameData(game: GameModule, language: string): Promise<GameData> {
  const { cards, show, offer } = await game.in(language);
  const { catalogue, guide = [] } = show;
  return {
    cards: cards(),
    guide: guide.map(({ key }) => catalogue[key] ?? ''),
    offered: { adventures: offer.adventures(), people: offer.people(), difficulties: offer.difficulties() },
  };
}

/** The rules that each card makes use of, by the id of the card. */
export const rulesOfCards = (game: GameModule): { readonly [card: string]: readonly string[] } =>
  Object.fromEntries(game.cards().map(({ card }) => [card.id, game.rulesOf(card)]));

/** The language that was asked for if the game speaks it, or else the first one. */
export const languageFor = <L extends string>(languages: readonly [L, ...L[]], asked: string): L =>
  languages.find((language) => language === asked) ?? languages[0];
