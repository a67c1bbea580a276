import type { Saving, Scene } from '@questhall/table';
import { Hidden } from '../../design/Hidden.js';
import { Icon } from '../../design/Icon.js';
import type { Table } from '../../table/table.js';
import { useScene } from '../../table/useTable.js';
import { useT } from '../../text/t.js';
import styles from './Rail.module.css';

export const savingOf = ({ saving }: Scene): Saving => saving;

/** Whether the last answer is safe; what is wrong with it is said above the table. */
export function Saved({ table }: { table: Table }) {
  const t = useT();
  const saving = useScene(table, savingOf);
  const { state } = saving;
  // A lesson is not kept because nobody asked for it.
  if (saving.state === 'fleeting' && saving.trouble === null) return null;
  const fine = state === 'saved' || state === 'saving';
  const text = fine ? t(`room.saving.${state}`) : undefined;
  return (
    <span className={styles.saved} data-state={state} data-saving={state} title={text}>
      <Icon name={fine ? 'save' : 'hazard-sign'} />
      <Hidden>{text}</Hidden>
    </span>
  );
}
