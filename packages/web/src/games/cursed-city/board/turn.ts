import type { CcView } from '@questhall/cursed-city';
import type { Happened } from '@questhall/table';

/** Whoever rolled last, and for what; the dice are on the table themselves. */
export type Turn = { readonly number: number };

export const turnIn = (_: CcView, number: number): Turn => ({ number });

export const turnAfter = (before: Turn | null, events: readonly Happened[]): Turn | null =>
  events.length === 0 ? before : { number: (before?.number ?? 0) + 1 };
