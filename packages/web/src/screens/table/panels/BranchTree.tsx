import type { Time } from '@questhall/table';
import type { CSSProperties } from 'react';
import { Button } from '../../../design/Button.js';
import { Hint, Words } from '../../../design/Words.js';
import type { Table } from '../../../table/table.js';
import { useT } from '../../../text/t.js';
import styles from './Time.module.css';
import { twigsOf } from './tree.js';

/** Every way in which the game has gone on, and a way to try another. */
export function BranchTree({ table, time }: { table: Table; time: Time }) {
  const t = useT();
  return (
    <section className={styles.part}>
      <h3>{t('panel.time.branches')}</h3>
      <ul className={styles.tree}>
        {twigsOf(time.branches).map(({ id, depth, fork, length }) => (
          <li key={id} style={{ '--depth': depth } as CSSProperties} data-depth={depth}>
            <button
              type="button"
              aria-current={id === time.branch ? 'true' : undefined}
              onClick={() => id !== time.branch && table.switchTo(id)}
            >
              <Words size="small" name={t('panel.time.branch', { id })}>
                {[
                  t('panel.time.branch.length', { length }),
                  depth === 0 ? '' : t('panel.time.branch.fork', { fork }),
                  id === time.branch ? t('panel.time.here') : '',
                ]
                  .filter((one) => one !== '')
                  .join(' · ')}
              </Words>
            </button>
          </li>
        ))}
      </ul>
      {time.at < time.length && <Hint>{t(time.keeps ? 'panel.time.kept' : 'panel.time.past')}</Hint>}
      <Button kind="page" icon="tree-branch" disabled={time.at === 0} onClick={() => table.branch()}>
        {t('panel.time.differently')}
      </Button>
    </section>
  );
}
