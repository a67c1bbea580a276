import { Button } from '../../design/Button.js';
import { Icon } from '../../design/Icon.js';
import type { Table } from '../../table/table.js';
import { useT } from '../../text/t.js';
import styles from './Above.module.css';
import type { Kept } from './happenings.js';

/** After an answer at an earlier moment: what was played before is still there, and this is the way to it. */
export function KeptNote({ table, kept: { id, length } }: { table: Table; kept: Kept }) {
  const t = useT();
  const back = async () => {
    await table.switchTo(id);
    await table.goTo(length);
  };
  return (
    <p className={styles.aside} role="status">
      <Icon name="tree-branch" />
      <span>{t('room.kept', { branch: t('panel.time.branch', { id }), length })}</span>
      <Button kind="link" size="small" onClick={back}>
        {t('room.kept.back')}
      </Button>
    </p>
  );
}
