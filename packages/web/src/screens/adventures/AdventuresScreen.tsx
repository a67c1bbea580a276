import type { Trouble } from '@questhall/table';
import { useState } from 'react';
import { LoadAgain, sayTrouble } from '../../app/Failed.js';
import { paths } from '../../app/paths.js';
import { Bar } from '../../design/Bar.js';
import { Button, ButtonLink } from '../../design/Button.js';
import { Stack } from '../../design/Layout.js';
import { Notice } from '../../design/Notice.js';
import { PageHead, useTitle } from '../../design/PageHead.js';
import { useLastGame } from '../../games/last.js';
import { t } from '../../text/t.js';
import styles from './Adventures.module.css';
import { Bring } from './Bring.js';
import { Lists } from './Lists.js';
import { RoomLeft } from './RoomLeft.js';
import { useShelf } from './useShelf.js';
import { useThrowAway } from './useThrowAway.js';

/** Every adventure that is kept here, and the ways in and out. */
export default function AdventuresScreen() {
  const game = useLastGame();
  useTitle(t('nav.adventures'));
  const { shelved, lookAgain } = useShelf();
  const { thrown, throwAway, takeBack } = useThrowAway(shelved?.shelf, lookAgain);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const wrong = trouble ?? shelved?.trouble ?? null;
  return (
    <Stack gap={5} className={styles.page}>
      <PageHead title={t('nav.adventures')} lead={t('kept.lead')}>
        <ButtonLink kind="gold" size="large" icon="candle-light" to={paths.begin(game)}>
          {t('begin.title')}
        </ButtonLink>
      </PageHead>
      {wrong !== null && (
        <Notice kind="alarm" role="alert">
          {sayTrouble(wrong)} <LoadAgain trouble={wrong} />
        </Notice>
      )}
      {shelved === null ? (
        <p role="status">{t('app.loading')}</p>
      ) : (
        <Lists shelved={shelved} without={thrown?.id} onThrow={throwAway} onTrouble={setTrouble} />
      )}
      {thrown !== null && (
        <Bar at="bottom" role="status">
          <span>{t('kept.deleted', { title: thrown.title })}</span>
          <Button kind="gold" onClick={takeBack}>
            {t('room.undo')}
          </Button>
        </Bar>
      )}
      <Stack gap={4} className={styles.ends}>
        <Bring onBrought={lookAgain} />
        {shelved !== null && <RoomLeft shelved={shelved} />}
      </Stack>
    </Stack>
  );
}
