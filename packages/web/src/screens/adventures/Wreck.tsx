import { Icon } from '../../design/Icon.js';
import type { Shelf } from '../../table/storage/shelf.js';
import type { Trouble } from '../../table/trouble.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useT } from '../../text/t.js';
import type { Damaged } from './adventure.js';
import styles from './Lists.module.css';
import { saveFile } from './saveFile.js';
import { wreckOf } from './takeAway.js';

type Props = {
  damaged: Damaged;
  shelf: Shelf;
  onThrow: (damaged: Damaged) => void;
  onTrouble: (trouble: Trouble | null) => void;
};

/** An adventure that cannot be opened: what is wrong with it, and what is left. */
export function Wreck({ damaged, shelf, onThrow, onTrouble }: Props) {
  const t = useT();
  const say = useTrouble();
  const save = async () => {
    const file = await wreckOf(damaged, shelf);
    onTrouble(file.ok ? null : file.trouble);
    if (file.ok) saveFile(file.value);
  };
  return (
    <li className={styles.row} data-damaged>
      <span className={styles.broken}>
        <Icon name="broken-tablet" />
      </span>
      <div className={styles.words}>
        <h3>{t('kept.damaged.name')}</h3>
        <p>{say(damaged.trouble)}</p>
        <p className={styles.small}>{damaged.id}</p>
      </div>
      <div className={styles.acts}>
        <button type="button" onClick={save}>
          <Icon name="save" />
          {t('kept.export.raw')}
        </button>
        <button type="button" onClick={() => onThrow(damaged)}>
          <Icon name="trash-can" />
          {t('kept.delete')}
        </button>
      </div>
    </li>
  );
}
