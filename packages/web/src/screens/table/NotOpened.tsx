import type { Trouble } from '@questhall/table';
import { LoadAgain } from '../../app/LoadAgain.js';
import { paths } from '../../app/paths.js';
import { Button, ButtonLink } from '../../design/Button.js';
import { NoticePage } from '../../design/Notice.js';
import { lastGame } from '../../games/last.js';
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
      <NoticePage
        role="alert"
        title={t(elsewhere ? 'room.failed.elsewhere' : 'room.failed.title')}
        text={
          <>
            {say(trouble)} {elsewhere && onTakeOver !== undefined && t('room.failed.takeOver.text')}
          </>
        }
      >
        {elsewhere && onTakeOver !== undefined && (
          <Button onClick={onTakeOver}>{t('room.failed.takeOver')}</Button>
        )}
        <LoadAgain trouble={trouble} />
        {!gone && !unloaded && <Button onClick={onAgain}>{t('room.failed.again')}</Button>}
        <ButtonLink to={paths.hall}>{t('room.failed.hall')}</ButtonLink>
        {gone && <ButtonLink to={paths.begin(lastGame())}>{t('room.failed.new')}</ButtonLink>}
      </NoticePage>
    </main>
  );
}
