import type { Book } from '@questhall/table';
import styles from './Book.module.css';

type Listed = NonNullable<Book['stores']>['lists'];

export function Lists({ lists, className }: { lists: Listed; className?: string | undefined }) {
  return (
    <dl className={className}>
      {lists.map(({ name, items }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{items.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What lies ready for later. */
export function Stores({ stores: { name, none, lists } }: { stores: NonNullable<Book['stores']> }) {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      {lists.length === 0 && <p className={styles.none}>{none}</p>}
      <Lists lists={lists} className={styles.pool} />
    </section>
  );
}
