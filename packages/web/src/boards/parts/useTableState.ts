import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Pointer, type Table } from './context.js';
import { barredThings, isConfirmed, numbered, type Picks, picksAmong, shortList } from './picks.js';
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
type Said = Pick<Table, 'onPick' | 'onLook' | 'onPeek' | 'onWhy'>;
const nobody = () => undefined;
const NONE: readonly never[] = [];

/** What every thing on a table reads: the same object until the table or the question changes. */
export function useTableState(
  props: BoardProps<unknown>,
  { things, loose = NONE, first, onPeek = nobody }: Lying,
): Table {
  const { decision, selected, tapped, recent = NONE, changes = NONE } = props;
  const pointed = useSame(props.pointed ?? NONE);
  const { onPick, onLook, onWhy } = props;
  const pointer = usePointer(decision?.id, props.onAim);
  const said = useSteady({ onPick, onLook, onPeek, onWhy });
  const found = useMemo(() => picksAmong(things, decision), [things, decision]);
  const listing = useListing(props, found, pointed);
  const { listed } = listing;
  const picks = useMemo(() => numbered(found, listed), [found, listed]);
  const barred = useMemo(() => barredThings(decision), [decision]);
  const start = picks.keys().next().value ?? first;
  const many = decision !== null && isConfirmed(decision);
  return useMemo(
    () => ({
      ...{ picks, barred, selected, recent, changes, pointed, loose, many, pointer, tapped, ...said },
      ...listing,
      first: start,
    }),
    [picks, barred, selected, recent, changes, pointed, loose, many, pointer, tapped, said, listing, start],
  );
}

/** What is pointed at goes with its question: a button that is gone no longer says that nobody points at it. */
function usePointer(question: number | undefined, tell: BoardProps<unknown>['onAim']): Pointer {
  const [pointer] = useState(() => new Pointer());
  useEffect(() => pointer.onAim(() => tell?.(pointer.aimed)), [pointer, tell]);
  useLayoutEffect(() => pointer.aimAt(undefined), [pointer, question]);
  return pointer;
}

/** The same functions for as long as there is a table, whatever is to be called in the end. */
function useSteady(said: Said): Said {
  const latest = useRef(said);
  useLayoutEffect(() => {
    latest.current = said;
  });
  const asks = said.onWhy !== undefined;
  return useMemo(
    () => ({
      onPick: (option, hand) => latest.current.onPick(option, hand),
      onLook: (card) => latest.current.onLook(card),
      onPeek: (card) => latest.current.onPeek(card),
      onWhy: asks ? (about) => latest.current.onWhy?.(about) : undefined,
    }),
    [asks],
  );
}

/** A coach makes a new list each time it is asked, mostly with the same names in it. */
function useSame(names: readonly string[]): readonly string[] {
  const [known, setKnown] = useState(names);
  const same = known.length === names.length && known.every((name, i) => name === names[i]);
  if (!same) setKnown(names);
  return same ? known : names;
}

/** Whoever wants to read all answers sees them until the next question; in words they always stand there. */
function useListing(
  { decision, inWords = false }: BoardProps<unknown>,
  picks: Picks,
  pointed: readonly string[],
): Pick<Table, 'listed' | 'listing' | 'onList'> {
  const [opened, setOpened] = useState<number>();
  const isOpened = decision !== null && opened === decision.id;
  const short = useMemo(() => shortList(decision, picks, pointed), [decision, picks, pointed]);
  return useMemo(() => {
    const all = decision?.options ?? [];
    const onList = () => setOpened(isOpened ? undefined : decision?.id);
    if (inWords || short.length === all.length) return { listed: all, listing: 'all', onList };
    return { listed: isOpened ? all : short, listing: isOpened ? 'opened' : 'some', onList };
  }, [decision, short, isOpened, inWords]);
}
