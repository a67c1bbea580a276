import type { Time } from '@questhall/table';
import { Button } from '../../../design/Button.js';
import type { Table } from '../../../table/table.js';
import { useT } from '../../../text/t.js';
import styles from './Panels.module.css';

/** Says that what is shown is not the latest, and leads back to it. */
export function PastNote({ table, time: { at, length } }: { table: Table; time: Time }) {
  const t = useT();
  if (at === length) return null;
  return (
    <p className={styles.past}>
      <span>{t('panel.past', { at, length })}</span>
      <Button kind="quiet" icon="fast-forward-button" onClick={() => table.goTo(length)}>
        {t('panel.past.return')}
      </Button>
    </p>
  );
}
