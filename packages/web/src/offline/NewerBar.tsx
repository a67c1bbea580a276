import { Icon } from '../design/Icon.js';
import { useT } from '../text/t.js';
import styles from './NewerBar.module.css';
import { later, takeOver, useNewer } from './newer.js';

/** Says quietly that a newer version is there. It stands in the hall and never at a table. */
export function NewerBar() {
  const t = useT();
  const shown = useNewer(({ waiting, later: put }) => waiting !== null && !put);
  return (
    <div role="status">
      {shown && (
        <div className={styles.bar}>
          <p>{t('offline.newer')}</p>
          <button type="button" className={styles.reload} onClick={takeOver}>
            {t('offline.reload')}
          </button>
          <button type="button" className={styles.later} aria-label={t('offline.later')} onClick={later}>
            <Icon name="cancel" />
          </button>
        </div>
      )}
    </div>
  );
}
