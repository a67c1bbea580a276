import { useT } from '../text/t.js';
import styles from './Notice.module.css';

export function Loading() {
  const t = useT();
  return (
    <p className={styles.loading} role="status">
      {t('app.loading')}
    </p>
  );
}
