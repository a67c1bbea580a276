import type { Book } from '@questhall/table';
import type { ComponentType } from 'react';
import { useT } from '../../text/t.js';
import styles from './Book.module.css';
import { Lists } from './Lists.js';

type Props = { company: Book['company']; Portrait: ComponentType<{ card: string }> };

/** Who takes part: how they are, and what they have learnt and carry. */
export function Company({ company, Portrait }: Props) {
  const t = useT();
  if (company.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('book.company')}</h2>
      <ul className={styles.company}>
        {company.map(({ id, card, name, title, state, lists }) => (
          <li key={id}>
            <span className={styles.face}>
              <Portrait card={card} />
            </span>
            <div>
              <h3>{name}</h3>
              {title !== undefined && <p className={styles.calling}>{title}</p>}
              <p className={styles.health}>{state}</p>
              <Lists lists={lists} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
