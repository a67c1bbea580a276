import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import styles from './Teller.module.css';
import type { Running } from './useRunning.js';

/** What has just happened, a line at a time; all of it is in the chronicle. */
export function Teller({ running: { now, at, count }, onRead }: { running: Running; onRead: () => void }) {
  const t = useT();
  const line = now.at(-1);
  if (line === undefined) return null;
  return (
    <button type="button" className={styles.teller} title={t('room.happened.read')} onClick={onRead}>
      <Icon name="quill-ink" />
      <span key={`${line.at} ${at}`} className={styles.line} data-kind={line.kind}>
        {line.text}
      </span>
      <small>{at < count ? `${at} / ${count}` : t('room.happened.all', { count })}</small>
    </button>
  );
}
