import { useSyncExternalStore } from 'react';
import { Button } from '../../design/Button.js';
import { Icon } from '../../design/Icon.js';
import type { Failure, Table } from '../../table/table.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useT } from '../../text/t.js';
import { saveFile } from '../adventures/saveFile.js';
import styles from './Above.module.css';

/** What somebody wanted and did not get, in words, with a way on. */
export function FailureNote({ table }: { table: Table }) {
  const failure = useSyncExternalStore(table.watchFailure, () => table.failure);
  return failure === null ? null : <Note table={table} failure={failure} />;
}

const LOST = ['trouble.load', 'trouble.silent', 'trouble.closed'];

function Note({ table, failure: { call, trouble } }: { table: Table; failure: Failure }) {
  const t = useT();
  const say = useTrouble();
  const isLost = LOST.includes(trouble.key) || call === 'open';
  const isKept = table.scene.saving.state === 'saved';
  const report = async () => {
    const file = await table.bugReport();
    if (file.ok) saveFile(file.value);
  };
  return (
    <p className={styles.aside} role="alert" data-failure={trouble.key}>
      <Icon name="hazard-sign" />
      <span>
        {say(trouble)}{' '}
        {isLost ? t(isKept ? 'room.failure.kept' : 'room.failure.lost') : t('room.failure.unchanged')}
      </span>
      {isLost ? (
        <Button kind="link" size="small" onClick={() => location.reload()}>
          {t('room.failure.reload')}
        </Button>
      ) : (
        trouble.key === 'trouble.fault' && (
          <Button kind="link" size="small" onClick={report}>
            {t('room.failure.report')}
          </Button>
        )
      )}
      <Button kind="link" size="small" onClick={table.forgetFailure}>
        {t('room.failure.read')}
      </Button>
    </p>
  );
}
