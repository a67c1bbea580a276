import { Link } from 'wouter';
import { LoadAgain } from '../../app/LoadAgain.js';
import notice from '../../app/Notice.module.css';
import { paths } from '../../app/paths.js';
import { lastGame } from '../../games/last.js';
import type { Trouble } from '../../table/trouble.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useT } from '../../text/t.js';
import styles from './NotOpened.module.css';

type Props = { trouble: Trouble; onTakeOver: (() => void) | undefined; onAgain: () => void };

/** Why there is no table here, and what can be done about it. */
export function NotOpened({ trouble, onTakeOver, onAgain }: Props) {
  const t = useT();
  const say = useTrouble();
  const elsewhere = trouble.key === 'trouble.elsewhere';
  const unloaded = trouble.key === 'trouble.load';
  const gone = trouble.key === 'trouble.kept.missing' || trouble.key === 'trouble.kept.damaged';
  return (
    <main className={styles.hall}>
      <section className={notice.notice} role="alert">
        <h1>{t(elsewhere ? 'room.failed.elsewhere' : 'room.failed.title')}</h1>
        <p>{say(trouble)}</p>
        {elsewhere && onTakeOver !== undefined && <p>{t('room.failed.takeOver.text')}</p>}
        <div className={styles.ways}>
          {elsewhere && onTakeOver !== undefined && (
            <button type="button" onClick={onTakeOver}>
              {t('room.failed.takeOver')}
            </button>
          )}
          <LoadAgain trouble={trouble} />
          {!gone && !unloaded && (
            <button type="button" onClick={onAgain}>
              {t('room.failed.again')}
            </button>
          )}
          <Link href={paths.hall}>{t('room.failed.hall')}</Link>
          {gone && <Link href={paths.begin(lastGame())}>{t('room.failed.new')}</Link>}
        </div>
      </section>
    </main>
  );
}
