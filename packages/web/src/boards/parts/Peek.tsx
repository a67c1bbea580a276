import { type ComponentType, type SyntheticEvent, useEffect, useState } from 'react';
import styles from './Peek.module.css';

/** Whoever only passes over a card does not want to read it. */
const RESTED = 350;

/** The card on which a pointer has rested for a moment. */
function useRested(pointed: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    if (pointed === undefined) return;
    const waiting = setTimeout(() => setRested(pointed), RESTED);
    return () => clearTimeout(waiting);
  }, [pointed]);
  return rested === pointed ? rested : undefined;
}

export type PrintedAtHand = { readonly card: { readonly id: string; readonly name: string } };

/** The cards of a game, and how they are drawn. */
export type CardsAtHand<C> = {
  printedOf: (id: string) => C | undefined;
  Card: ComponentType<{ printed: C; size: 'thumb' | 'full'; width: string }>;
};

type Props<C> = CardsAtHand<C> & { card: string | undefined };

/** A card that somebody points at, large enough to be read, where nobody points. */
export function Peek<C>({ card, printedOf, Card }: Props<C>) {
  const rested = useRested(card);
  const printed = rested === undefined ? undefined : printedOf(rested);
  if (printed === undefined) return null;
  return (
    <div className={styles.peek} aria-hidden="true">
      <Card printed={printed} size="full" width="var(--peek)" />
    </div>
  );
}

/** A card that is looked at lies on the other side of the table. */
export function turnAside({ currentTarget, target }: SyntheticEvent<HTMLElement>): void {
  if (!(target instanceof Element)) return;
  const [room, thing] = [currentTarget.getBoundingClientRect(), target.getBoundingClientRect()];
  currentTarget.dataset.aside =
    thing.left + thing.width / 2 < room.left + room.width * 0.4 ? 'right' : 'left';
}
