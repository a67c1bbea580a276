import { type ReactNode, useState } from 'react';
import { Button } from '../../design/Button.js';
import { Icon } from '../../design/Icon.js';
import type { Table } from '../../table/table.js';
import { useScene } from '../../table/useTable.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useT } from '../../text/t.js';
import styles from './Notices.module.css';
import { savingOf } from './Saved.js';

type Props = { table: Table; otherCards: boolean; onExport: () => void; onReload: () => void };

/** What somebody should know who thinks that all is well. */
export function Notices({ table, otherCards, onExport, onReload }: Props) {
  const t = useT();
  const say = useTrouble();
  const saving = useScene(table, savingOf);
  const trouble = 'trouble' in saving ? saving.trouble : null;
  return (
    <>
      {trouble !== null && saving.state === 'elsewhere' && (
        <Notice text={say(trouble)}>
          <Button kind="outline" onClick={onReload}>
            {t('room.saving.reload')}
          </Button>
        </Notice>
      )}
      {trouble !== null && saving.state !== 'elsewhere' && (
        <Notice key={trouble.key} text={say(trouble)} closes>
          <Button kind="outline" onClick={onExport}>
            {t('room.saving.export')}
          </Button>
        </Notice>
      )}
      {otherCards && <Notice text={t('room.otherCards')} closes />}
    </>
  );
}

type NoticeProps = { text: string; closes?: boolean; children?: ReactNode };

function Notice({ text, closes = false, children }: NoticeProps) {
  const t = useT();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div className={styles.notice} role="alert">
      <Icon name="hazard-sign" />
      <p>{text}</p>
      {children}
      {closes && (
        <Button kind="outline" onClick={() => setClosed(true)}>
          {t('room.notice.close')}
        </Button>
      )}
    </div>
  );
}
