import { Icon } from '../../design/Icon.js';
import type { Saving } from '../../table/scene.js';
import { useT } from '../../text/t.js';
import styles from './Rail.module.css';

/** Whether the last answer is safe; what is wrong with it is said above the table. */
export function Saved({ saving }: { saving: Saving }) {
  const t = useT();
  const { state } = saving;
  // A lesson is not kept because nobody asked for it.
  if (saving.state === 'fleeting' && saving.trouble === null) return null;
  const fine = state === 'saved' || state === 'saving';
  const text = fine ? t(`room.saving.${state}`) : undefined;
  return (
    <span className={styles.saved} data-state={state} data-saving={state} title={text}>
      <Icon name={fine ? 'save' : 'hazard-sign'} />
      <span>{text}</span>
    </span>
  );
}
