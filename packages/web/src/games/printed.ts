import type { Offered } from '@questhall/tabletop';

/** As much of a printed card as any screen may know; what else is on it is its game's own business. */
export type Printed = {
  readonly card: {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly origin: 'printed' | 'inferred' | 'ours';
    /** Facts that no source confirms. */
    readonly unverified?: readonly string[] | undefined;
    readonly flavour?: string | undefined;
    readonly copies?: number | undefined;
  };
  readonly text: readonly string[];
};

/** Every card of a game in one language. */
export type Deck<C extends Printed = Printed> = {
  readonly cards: readonly C[];
  /** The game in a few paragraphs. */
  readonly guide: readonly string[];
  /** What can be begun. */
  readonly offered: Offered;
  readonly byId: ReadonlyMap<string, C>;
};
