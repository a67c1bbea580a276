import type { Mark, Table } from '../../../table/table.js';
import { useT } from '../../../text/t.js';
import { chaptersOf, placeOf } from './moments.js';
import styles from './Time.module.css';

type Props = { table: Table; at: number; marks: readonly Mark[] };

/** Chapters and their rounds, each a jump away. */
export function Moments({ table, at, marks }: Props) {
  const t = useT();
  const chapters = chaptersOf(marks);
  const here = placeOf(marks, at);
  if (marks.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('panel.time.jump')}</h3>
      {chapters.map(({ at: start, text, rounds }) => (
        <div key={start} className={styles.chapter}>
          <button type="button" className={styles.jump} onClick={() => table.goTo(start)}>
            {text === '' ? t('panel.time.start') : text}
          </button>
          <ul>
            {rounds.map(({ at: place, round }) => (
              <li key={place}>
                <button
                  type="button"
                  className={styles.round}
                  aria-current={here.chapter === text && here.round === round ? 'step' : undefined}
                  onClick={() => table.goTo(place)}
                >
                  {t('panel.time.round', { round })}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
