import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import styles from './Note.module.css';

type Props = { page: number; pages: number; onTurn: (page: number) => void };

/** Where several things are said at one question, one after the other. */
export function Pages({ page, pages, onTurn }: Props) {
  const t = useT();
  if (pages < 2) return null;
  const last = page === pages - 1;
  return (
    <>
      {page > 0 && (
        <button type="button" className={styles.turn} onClick={() => onTurn(page - 1)}>
          <Icon name="previous-button" />
          <span>{t('coach.back')}</span>
        </button>
      )}
      <small className={styles.count}>{t('coach.page', { page: page + 1, pages })}</small>
      {!last && (
        <button type="button" className={styles.turn} data-main onClick={() => onTurn(page + 1)}>
          <span>{t('coach.next')}</span>
          <Icon name="next-button" />
        </button>
      )}
    </>
  );
}
