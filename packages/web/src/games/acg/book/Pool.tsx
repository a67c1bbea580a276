import type { AcgView } from '@questhall/acg';
import styles from '../../../screens/book/Book.module.css';
import { useT } from '../../../text/t.js';
import { cardName } from '../board/printed.js';

/** What earlier quests have left behind for later ones. A single quest has none. */
export function Pool({ view: { campaign } }: { view: AcgView }) {
  const t = useT();
  if (campaign === null) return null;
  const { pool, inPlay, gone } = campaign;
  const lists = [
    [t('book.pool.waits'), pool],
    [t('book.pool.plays'), inPlay],
    [t('book.pool.gone'), gone],
  ] as const;
  const filled = lists.filter(([, cards]) => cards.length > 0);
  return (
    <section className={styles.part}>
      <h2>{t('book.pool')}</h2>
      {filled.length === 0 && <p className={styles.none}>{t('book.pool.none')}</p>}
      <dl className={styles.pool}>
        {filled.map(([name, cards]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{cards.map(cardName).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
