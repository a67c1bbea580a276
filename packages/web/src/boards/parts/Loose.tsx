import { type ReactNode, useEffect, useRef } from 'react';
import { useTable } from './context.js';
import styles from './Loose.module.css';
import type { CardsAtHand, PrintedAtHand } from './Peek.js';
import { Thing } from './Thing.js';

type Props<C> = CardsAtHand<C> & {
  label: string;
  width: string;
  /** What a card says, where there is room for that. */
  words?: (printed: C) => readonly ReactNode[];
};

/** Cards that lie nowhere yet, in somebody's hand or on a counter: to be read before one decides about them. */
export function Loose<C extends PrintedAtHand>({ label, width, words, Card, printedOf }: Props<C>) {
  const { loose } = useTable();
  const lain = useRef<HTMLElement>(null);
  const which = loose.join();
  useEffect(() => {
    if (which !== '') lain.current?.scrollIntoView({ block: 'nearest' });
  }, [which]);
  if (loose.length === 0) return null;
  return (
    <section ref={lain} className={styles.loose} aria-label={label}>
      {loose.map((id) => {
        const printed = printedOf(id);
        return (
          printed && (
            <div key={id} className={styles.one}>
              <Thing id={id} look={printed.card.id} label={printed.card.name}>
                <Card printed={printed} size="thumb" width={width} />
              </Thing>
              {loose.length === 1 && words !== undefined && (
                <div className={styles.words}>
                  {words(printed).map((line, i) => (
                    <p key={i}>{line}</p>
                  ))}
                </div>
              )}
            </div>
          )
        );
      })}
    </section>
  );
}
