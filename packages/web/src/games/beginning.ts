import type { RuleSwitch } from '@questhall/engine';
import type { Choosing } from '@questhall/tabletop/offer';
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
  /** What the game itself says about beginning: kinds of adventures, parties, what is usual, set-ups. */
  readonly choosing: Choosing<unknown>;
  /** How each kind of adventure looks. */
  readonly kinds: readonly {
    readonly id: string;
    readonly icon: IconName;
    readonly name: PlainKey;
    readonly text: PlainKey;
  }[];
  /** What the chosen one is about and how it is won. */
  readonly Story: ComponentType<{ printed: C }>;
  /** Words about who may go. */
  readonly party: PlainKey;
  /** Fewer or more may not go. */
  readonly wrongParty: PlainKey;
  /** What each hero is good at. */
  readonly roles: { readonly [hero: string]: PlainKey };
  readonly switches: readonly (RuleSwitch & { readonly rule: string })[];
};
export type HeroOffered<C extends Printed = Printed> = {
  readonly id: string;
  readonly printed: C;
  readonly role: PlainKey | undefined;
};
