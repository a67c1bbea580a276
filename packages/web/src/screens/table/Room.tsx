import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../../design/Icon.js';
import { useFace } from '../../games/faces.js';
import type { Opening } from '../../table/protocol.js';
import type { Table } from '../../table/table.js';
import { useTable } from '../../table/useTable.js';
import { useT } from '../../text/t.js';
import type { Coach } from './coach.js';
import { NotOpened } from './NotOpened.js';
import styles from './NotOpened.module.css';
import { Playing, type PlayingProps } from './Playing.js';
import { useReplay } from './panels/replay.js';

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
  useReplayed(replays && sitting.state === 'open' ? sitting.table : null);
  const again = (takeOver: boolean) => setTried(({ times }) => ({ times: times + 1, takeOver }));
  if (sitting.state === 'opening') return <Laying />;
  if (sitting.state === 'failed')
    return (
      <NotOpened
        trouble={sitting.trouble}
        onTakeOver={opening.from === 'shelf' ? () => again(true) : undefined}
        onAgain={() => again(false)}
      />
    );
  const { table, first, id, otherCards } = sitting;
  return (
    <Faced
      key={tried.times}
      table={table}
      first={first}
      id={id}
      otherCards={otherCards}
      coach={coach}
      onReload={() => again(true)}
    />
  );
}

function useReplayed(table: Table | null): void {
  useEffect(() => {
    if (table !== null) useReplay.getState().play(table);
  }, [table]);
}

/** The face of the game may still be on its way when its table is already laid. */
function Faced(props: Omit<PlayingProps, 'face'>) {
  return <Playing {...props} face={useFace(props.first.game)} />;
}

function Laying() {
  const t = useT();
  return (
    <main className={styles.hall}>
      <p className={styles.opening} role="status">
        <Icon name="candle-light" />
        {t('room.opening')}
      </p>
    </main>
  );
}
