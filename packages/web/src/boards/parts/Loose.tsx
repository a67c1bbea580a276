import { type ReactNode, useEffect, useRef } from 'react';
import { useTable } from './context.js';
import styles from './Loose.module.css';
import { Thing } from './Thing.js';

/** A card as it lies there, and what it says where there is room for that. */
type Lain = {
  readonly name: string;
  readonly look: string;
  readonly card: ReactNode;
  readonly words?: readonly ReactNode[];
};

/** Cards that lie nowhere yet, in somebody's hand or on a counter: to be read before one decides about them. */
export function Loose({ label, draw }: { label: string; draw: (id: string) => Lain | undefined }) {
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
        const drawn = draw(id);
        return (
          drawn && (
            <div key={id} className={styles.one}>
              <Thing id={id} look={drawn.look} label={drawn.name}>
                {drawn.card}
              </Thing>
              {loose.length === 1 && drawn.words !== undefined && (
                <div className={styles.words}>
                  {drawn.words.map((line, i) => (
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
