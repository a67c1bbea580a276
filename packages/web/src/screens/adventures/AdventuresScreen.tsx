import { useState } from 'react';
import { Link } from 'wouter';
import { LoadAgain } from '../../app/LoadAgain.js';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { Icon } from '../../design/Icon.js';
import { useLastGame } from '../../games/last.js';
import type { Trouble } from '../../table/trouble.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useT } from '../../text/t.js';
import styles from './AdventuresScreen.module.css';
import { Bring } from './Bring.js';
import { Lists } from './Lists.js';
import { RoomLeft } from './RoomLeft.js';
import { Undo } from './Undo.js';
import { useShelf } from './useShelf.js';
import { useThrowAway } from './useThrowAway.js';

/** Every adventure that is kept here, and the ways in and out. */
export default function AdventuresScreen() {
  const t = useT();
  const game = useLastGame();
  const say = useTrouble();
  useTitle(t('kept.title'));
  const { shelved, lookAgain } = useShelf();
  const { thrown, throwAway, takeBack } = useThrowAway(shelved?.shelf, lookAgain);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const wrong = trouble ?? shelved?.trouble ?? null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('kept.title')}</h1>
          <p>{t('kept.lead')}</p>
        </div>
        <Link href={paths.begin(game)}>
          <Icon name="candle-light" />
          {t('kept.new')}
        </Link>
      </header>
      {wrong !== null && (
        <p className={styles.warning} role="alert">
          {say(wrong)} <LoadAgain trouble={wrong} />
        </p>
      )}
      {shelved === null ? (
        <p role="status">{t('kept.reading')}</p>
      ) : (
        <Lists shelved={shelved} without={thrown?.id} onThrow={throwAway} onTrouble={setTrouble} />
      )}
      {thrown !== null && <Undo thrown={thrown} onUndo={takeBack} />}
      <div className={styles.ends}>
        <Bring onBrought={lookAgain} />
        {shelved !== null && <RoomLeft shelved={shelved} />}
      </div>
    </div>
  );
}
