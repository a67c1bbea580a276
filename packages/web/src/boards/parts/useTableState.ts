import { useEffect, useMemo, useState } from 'react';
import type { Table } from './context.js';
import { barredThings, isConfirmed, picksAmong } from './picks.js';
import type { BoardProps } from './types.js';

type Lying = {
  /** Everything that can be pointed at, by the name that options use for it. */
  readonly things: ReadonlySet<string>;
  /** Cards that lie nowhere yet. */
  readonly loose?: readonly string[];
  /** Where the keyboard begins when nothing can be picked. */
  readonly first: string | undefined;
  readonly onPeek?: Table['onPeek'];
};
const nobody = () => undefined;
const NONE: readonly never[] = [];

/** What is pointed at, and which one thing the tab key reaches: neither outlives the page. */
export function useTableState(
  props: BoardProps<unknown>,
  { things, loose = NONE, first, onPeek = nobody }: Lying,
): Table {
  const { decision, selected, recent = NONE, changes = NONE, pointed = NONE } = props;
  const { onPick, onLook, onWhy, onAim: tell } = props;
  const [aimed, onAim] = useAim(decision?.id);
  const [last, onStop] = useState<string>();
  const picks = useMemo(() => picksAmong(things, decision), [things, decision]);
  const barred = useMemo(() => barredThings(decision), [decision]);
  const lit = picks.keys().next().value ?? first;
  const stop = last !== undefined && (picks.size === 0 || isPicked(picks, last)) ? last : lit;
  const many = decision !== null && isConfirmed(decision);
  useEffect(() => tell?.(aimed), [tell, aimed]);
  return {
    ...{ picks, barred, selected, recent, changes, pointed, loose, many },
    ...{ aimed: aimed ?? props.tapped, onAim, stop, onStop, onPick, onLook, onPeek, onWhy },
  };
}

/** What is pointed at goes with its question: a button that is gone no longer says that nobody points at it. */
function useAim(question: number | undefined) {
  const [aimed, onAim] = useState<string>();
  const [asked, ask] = useState(question);
  if (asked !== question) {
    ask(question);
    onAim(undefined);
  }
  return [asked === question ? aimed : undefined, onAim] as const;
}

/** A thing may be drawn more than once, and is told apart by a place behind its name. */
const isPicked = (picks: Table['picks'], name: string): boolean =>
  picks.has(name) || picks.has(name.slice(0, Math.max(0, name.lastIndexOf('@'))));
