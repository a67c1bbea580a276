import { useT } from '../../text/t.js';
import styles from './Undo.module.css';
import type { Thrown } from './useThrowAway.js';

/** For a moment, what was thrown away can be taken back. */
export function Undo({ thrown, onUndo }: { thrown: Thrown; onUndo: () => void }) {
  const t = useT();
  return (
    <div className={styles.undo} role="status">
      <span>{t('kept.deleted', { title: thrown.title })}</span>
      <button type="button" onClick={onUndo}>
        {t('kept.undo')}
      </button>
    </div>
  );
}
