import type { Passed } from '@questhall/table';
import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.js';
import type { Table } from '../../table/table.js';
import { useT } from '../../text/t.js';
import styles from './Above.module.css';
import { FailureNote } from './FailureNote.js';
import type { Kept } from './happenings.js';
import { KeptNote } from './KeptNote.js';
import { type Running, Teller } from './Teller.js';

type Props = {
  table: Table;
  kept: Kept | null;
  note: ReactNode | null;
  refused: string | null;
  running: Running;
  where: string;
  passed: readonly Passed[];
  tapped: boolean;
  onRead: () => void;
};

/** Between the table and the question: what happened, what a coach says, and what a finger has to know. */
export function Above({ table, kept, note, refused, running, where, passed, tapped, onRead }: Props) {
  const t = useT();
  return (
    <>
      <Teller running={running} time={table.scene.time} where={where} onRead={onRead} />
      <FailureNote table={table} />
      {kept !== null && <KeptNote table={table} kept={kept} />}
      {passed.length > 0 && (
        <p className={styles.aside}>
          <Icon name="silenced" />
          {t('room.order.passed', { what: passed.flatMap(({ texts }) => texts).join('; ') })}
        </p>
      )}
      {note !== null && (
        <aside className={styles.note} data-on="paper" aria-label={t('room.coach')}>
          {note}
        </aside>
      )}
      {refused !== null && (
        <p className={styles.refused} data-on="paper" role="alert">
          {refused}
        </p>
      )}
      {tapped && <p className={styles.aside}>{t('room.tapAgain')}</p>}
    </>
  );
}
