import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Icon } from '../../design/Icon.js';
import type { Trouble } from '../../table/trouble.js';
import { trouble as troubled } from '../../table/trouble.js';
import { useLanguage, useT } from '../../text/t.js';
import { Medallions } from '../hall/Medallions.js';
import type { Adventure } from './adventure.js';
import styles from './Lists.module.css';
import { isOpenSomewhere } from './locks.js';
import { saveFile } from './saveFile.js';
import { fileOf } from './takeAway.js';
import { useWatch } from './useWatch.js';
import { useWhen } from './useWhen.js';

type Props = {
  adventure: Adventure;
  onThrow: (adventure: Adventure) => void;
  onTrouble: (trouble: Trouble | null) => void;
};

/** One adventure, and what can be done with it. */
export function Row({ adventure, onThrow, onTrouble }: Props) {
  const t = useT();
  const language = useLanguage();
  const since = useWhen();
  const { id, title, where, party, heroes, when, answers, over, fleeting } = adventure;
  const save = async () => {
    const file = await fileOf(adventure, language);
    onTrouble(file.ok ? null : file.trouble);
    if (file.ok) saveFile(file.value);
  };
  const drop = async () => {
    // A table that another window writes to would come back half.
    const open = !fleeting && (await isOpenSomewhere(id));
    onTrouble(open ? troubled('trouble.elsewhere') : null);
    if (!open) onThrow(adventure);
  };
  return (
    <li className={styles.row} data-game={adventure.game} data-fleeting={fleeting || undefined}>
      <Medallions game={adventure.game} heroes={heroes} className={styles.faces} />
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{where}</p>
        <p className={styles.small}>
          {[
            party,
            t('kept.answers', { count: answers }),
            when === null ? t('kept.fleeting') : t('kept.when', { when: since(when) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.acts}>
        {over ? (
          <Watch id={id} title={title} onTrouble={onTrouble} />
        ) : (
          <Link href={paths.table(id)} className={styles.main} aria-label={t('hall.continueThis', { title })}>
            <Icon name="candle-light" />
            {t('kept.continue')}
          </Link>
        )}
        <button type="button" onClick={save} aria-label={t('kept.exportThis', { title })}>
          <Icon name="save" />
          {t('kept.export')}
        </button>
        <button type="button" onClick={drop} aria-label={t('kept.deleteThis', { title })}>
          <Icon name="trash-can" />
          {t('kept.delete')}
        </button>
      </div>
    </li>
  );
}

type WatchProps = { id: string; title: string; onTrouble: (trouble: Trouble | null) => void };

function Watch({ id, title, onTrouble }: WatchProps) {
  const t = useT();
  const watch = useWatch(onTrouble);
  return (
    <button
      type="button"
      className={styles.main}
      aria-label={t('kept.watchThis', { title })}
      onClick={() => watch(id)}
    >
      <Icon name="film-projector" />
      {t('kept.watch')}
    </button>
  );
}
