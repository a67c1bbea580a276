import type { Rules, Show } from '@questhall/engine';
import type { Carrier } from '@questhall/rulebook/coverage';
import type { GameSource, NamedSetup } from '@questhall/sim';
import { cellsBySize } from './cells.js';

/** A game as the command sees it: boards, views and set-ups are the game's own business. */
export type AnyRules = Rules<unknown, unknown, unknown>;
export type AnyShow = Show<unknown>;

/** What a person asked for on the command line, before a game has made sense of it. */
export type Wishes = {
  readonly heroes?: string | undefined;
  readonly quest?: string | undefined;
  readonly campaign?: string | undefined;
  readonly delve?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly players?: number | undefined;
  /** Seats that play by themselves. */
  readonly bots?: string | undefined;
  readonly switches?: { readonly [name: string]: string } | undefined;
};

/** A question before the game begins; each answer is a wish. */
export type Ask = {
  readonly question: string;
  readonly options: readonly { readonly label: string; readonly text?: string; readonly wishes: Wishes }[];
};

export type ContentReport = {
  readonly kinds: { readonly [kind: string]: number };
  readonly origins: { readonly [origin: string]: number };
  readonly scripts: number;
  readonly scriptShare: number;
  readonly errors: readonly ContentFault[];
};
export type ContentFault =
  | string
  | { readonly file?: string; readonly id?: string; readonly message: string };

export type Playable = {
  readonly code: string;
  /** Where worker threads find the rules. */
  readonly source: GameSource;
  readonly rules: AnyRules;
  readonly show: AnyShow;
  /** The set-up that the wishes amount to, or `Refused` or `BadSetup` with the reason. */
  setup(wishes: Wishes): unknown;
  /** What is left to ask somebody at a terminal who has wished for this much. */
  asks?(wishes: Wishes): Ask | undefined;
  /** All set-ups that statistics are kept for; each wish may be a list. */
  cells(wishes: Wishes): readonly NamedSetup[];
  content(): ContentReport;
  carried(): readonly Carrier[];
  /** Codes of the languages it speaks. */
  readonly languages?: readonly string[];
  /** The same game in one of them. */
  in?(language: string): Promise<Playable>;
  /** It was asked to speak a language that it does not know. */
  readonly speechless?: true;
};

/** What a game brings, with its own types. */
export type Brought<B, V, S> = {
  readonly source?: GameSource;
  readonly rules: Rules<B, V, S>;
  readonly show: Show<V>;
  readonly setup: (wishes: Wishes) => S;
  readonly asks?: (wishes: Wishes) => Ask | undefined;
  readonly cells?: (wishes: Wishes) => readonly NamedSetup[];
  readonly content: () => ContentReport;
  readonly carried: () => readonly Carrier[];
  readonly languages?: readonly string[];
  readonly in?: (language: string) => Promise<Playable>;
};

/**
 * Forgets the types of a game. It is safe because a playable only ever gets back what it gave: its own
 * set-ups go to its own rules, its own views to its own show.
 */
export function playable<B, V, S>(game: Brought<B, V, S>): Playable {
  const { rules, show, ...rest } = game;
  return {
    ...rest,
    code: rules.id,
    cells: game.cells ?? ((wishes) => cellsBySize(wishes, game.setup)),
    source: game.source ?? { game: rules.id },
    rules: rules as unknown as AnyRules,
    show: show as unknown as AnyShow,
  };
}
