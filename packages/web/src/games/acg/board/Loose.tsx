import { useEffect, useRef } from 'react';
import { useTable } from '../../../boards/parts/context.js';
import { Thing } from '../../../boards/parts/Thing.js';
import { useT } from '../../../text/t.js';
import { AcgCard } from '../cards/AcgCard.js';
import { words } from '../cards/words.js';
import styles from './Loose.module.css';
import { cardName, printedOf } from './printed.js';

/** What it does, where there is room to say it. */
function Words({ text }: { text: readonly string[] }) {
  return (
    <div className={styles.words}>
      {text.map((line) => (
        <p key={line}>{words(line)}</p>
      ))}
    </div>
  );
}

/** Cards in somebody's hand or on a counter: to be read before one decides about them. */
export function Loose() {
  const t = useT();
  const { loose } = useTable();
  const lain = useRef<HTMLElement>(null);
  const which = loose.join();
  useEffect(() => {
    if (which !== '') lain.current?.scrollIntoView({ block: 'nearest' });
  }, [which]);
  if (loose.length === 0) return null;
  return (
    <section ref={lain} className={styles.loose} aria-label={t('board.loose')}>
      {loose.map((id) => {
        const printed = printedOf(id);
        if (printed === undefined) return null;
        return (
          <div key={id} className={styles.one}>
            <Thing id={id} look={printed.card.id} label={cardName(id)}>
              <AcgCard printed={printed} size="table" width="var(--place)" />
            </Thing>
            {loose.length === 1 && <Words text={printed.text} />}
          </div>
        );
      })}
    </section>
  );
}
