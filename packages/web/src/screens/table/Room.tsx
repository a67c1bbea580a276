import type { Trouble } from '@questhall/table';
import { useEffect, useMemo, useState } from 'react';
import { LoadAgain, sayTrouble } from '../../app/Failed.js';
import { paths } from '../../app/paths.js';
import { Button, ButtonLink } from '../../design/Button.js';
import { Icon } from '../../design/Icon.js';
import { Stack } from '../../design/Layout.js';
import { NoticePage } from '../../design/Notice.js';
import { lastGame } from '../../games/last.js';
import { useSettings } from '../../settings/store.js';
import type { Opening } from '../../table/protocol.js';
import { useTable } from '../../table/useTable.js';
import { t } from '../../text/t.js';
import type { Coach } from './coach.js';
import { Playing } from './Playing.js';
import { useReplay } from './panels/useReplay.js';
import styles from './Room.module.css';

/** An adventure that is kept in this browser, as it was left. */
export default function TableRoom({ id }: { id: string }) {
  const { language, speed: pace } = useSettings();
  const opening = useMemo((): Opening => ({ from: 'shelf', id, language, pace }), [id, language, pace]);
  return <Room opening={opening} />;
}

type Props = {
  opening: Opening;
  coach?: Coach;
  /** It plays itself again as soon as it is laid. */
  replays?: boolean;
};

/** A table with people around it, or why there is none. Whoever takes over or tries again opens it anew. */
export function Room({ opening, coach, replays = false }: Props) {
  const [tried, setTried] = useState({ times: 0, takeOver: false });
  const wanted = useMemo((): Opening => {
    if (tried.times === 0) return opening;
    return opening.from === 'shelf' ? { ...opening, takeOver: tried.takeOver } : { ...opening };
  }, [opening, tried]);
  const sitting = useTable(wanted);
  const replayed = replays && sitting.state === 'open' ? sitting.table : null;
  useEffect(() => {
    if (replayed !== null) useReplay.getState().play(replayed);
  }, [replayed]);
  const again = (takeOver: boolean) => setTried(({ times }) => ({ times: times + 1, takeOver }));
  if (sitting.state === 'opening')
    return (
      <main className={styles.hall}>
        <Stack as="p" gap={4} className={styles.opening} role="status">
          <Icon name="candle-light" />
          {t('room.opening')}
        </Stack>
      </main>
    );
  if (sitting.state === 'failed')
    return (
      <NotOpened
        trouble={sitting.trouble}
        onTakeOver={opening.from === 'shelf' ? () => again(true) : undefined}
        onAgain={() => again(false)}
      />
    );
  const { state, ...open } = sitting;
  return <Playing key={tried.times} {...open} coach={coach} onReload={() => again(true)} />;
}

type NotOpenedProps = { trouble: Trouble; onTakeOver: (() => void) | undefined; onAgain: () => void };

/** Why there is no table here, and what can be done about it. */
function NotOpened({ trouble, onTakeOver, onAgain }: NotOpenedProps) {
  const elsewhere = trouble.key === 'trouble.elsewhere';
  const takeOver = elsewhere ? onTakeOver : undefined;
  const gone = trouble.key === 'trouble.kept.missing' || trouble.key === 'trouble.kept.damaged';
  return (
    <main className={styles.hall}>
      <NoticePage
        role="alert"
        title={t(elsewhere ? 'room.failed.elsewhere' : 'room.failed.title')}
        text={
          <>
            {sayTrouble(trouble)} {takeOver && t('room.failed.takeOver.text')}
          </>
        }
      >
        {takeOver && <Button onClick={takeOver}>{t('room.failed.takeOver')}</Button>}
        <LoadAgain trouble={trouble} />
        {!gone && trouble.key !== 'trouble.load' && <Button onClick={onAgain}>{t('app.again')}</Button>}
        <ButtonLink to={paths.hall}>{t('nav.toHall')}</ButtonLink>
        {gone && <ButtonLink to={paths.begin(lastGame())}>{t('begin.title')}</ButtonLink>}
      </NoticePage>
    </main>
  );
}
