import type { RuleSwitch } from '@questhall/engine';
import type { ComponentType } from 'react';
import type { IconName } from '../design/Icon.js';
import type { PlainKey } from '../text/t.js';
import type { Printed } from './printed.js';

/** What somebody wants to play, and with whom. Heroes sit in the order in which they were picked. */
export type Choices = {
  readonly adventure: string;
  readonly heroes: readonly string[];
  /** Those of the heroes that decide by themselves. */
  readonly companions: readonly string[];
  readonly difficulty: string;
  /** Only what differs from how the rules are read usually. */
  readonly switches: { readonly [name: string]: string };
  /** Empty: whatever comes. */
  readonly seed: string;
};

/** A sheet that a party can set out on. */
export type Adventure<C extends Printed = Printed> = {
  readonly id: string;
  /** One of the kinds that the game offers. */
  readonly kind: string;
  readonly printed: C;
  /** Several in a row: what comes one after the other. */
  readonly chain: readonly string[];
};

/** How long an adventure is as a rule, and how many games of ten companions win. */
export type Trial = {
  /** None of a campaign: its adventures have theirs. */
  readonly rounds: number | null;
  readonly decisions: number;
  readonly won: { readonly [difficulty: string]: number };
};

export type BeginningOf<C extends Printed> = {
  /** What kinds of adventures there are. `asks` is how an address names one of that kind. */
  readonly kinds: readonly {
    readonly id: string;
    readonly icon: IconName;
    readonly name: PlainKey;
    readonly text: PlainKey;
    readonly asks: string;
  }[];
  adventuresIn(cards: readonly C[]): readonly Adventure<C>[];
  /** What the chosen one is about and how it is won. */
  readonly Story: ComponentType<{ printed: C }>;
  /** Heroes that may go, in their order; their cards may depend on how many go. */
  heroesIn(cards: readonly C[], count: number): readonly HeroOffered<C>[];
  /** Words about who may go. */
  readonly party: PlainKey;
  /** Fewer may not go; all of them: nobody stays at home. */
  readonly fewest: number;
  readonly tooFew: PlainKey;
  difficultiesIn(cards: readonly C[]): readonly DifficultyOffered[];
  readonly switches: readonly (RuleSwitch & { readonly rule: string })[];
  /** What is chosen already. */
  readonly usual: Choices;
  /** The difficulty for somebody's first game. */
  readonly gentle: string;
  /** What the rules need to lay the table, and which seats companions take. */
  setupOf(choices: Choices, adventure: Adventure<C>): { setup: unknown; companions: readonly string[] };
  readonly trials: { readonly [adventure: string]: Trial };
};
export type HeroOffered<C extends Printed = Printed> = {
  readonly id: string;
  readonly printed: C;
  readonly role: PlainKey;
};
export type DifficultyOffered = {
  readonly id: string;
  readonly name: string;
  readonly flavour?: string | undefined;
  readonly text: readonly string[];
};
