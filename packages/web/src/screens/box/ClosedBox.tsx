import type { GameCode } from '@questhall/rulebook';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { ButtonLink } from '../../design/Button.js';
import { Row, Stack } from '../../design/Layout.js';
import { Notice } from '../../design/Notice.js';
import { useT } from '../../text/t.js';
import { Cover } from '../hall/covers/Cover.js';
import styles from './Box.module.css';

/** A game of which only the rulebook is there, and which says so. */
export default function ClosedBox({ game }: { game: GameCode }) {
  const t = useT();
  const title = t(`game.${game}.title`);
  useTitle(title);
  return (
    <div className={styles.top} data-game={game}>
      <Cover game={game} className={styles.cover} />
      <div>
        <h1>{title}</h1>
        <p className={styles.about}>{t(`game.${game}.about`)}</p>
        <p className={styles.long}>{t(`game.${game}.long`)}</p>
        <Stack gap={4}>
          <Notice kind="plain">
            <h3>{t('box.closed')}</h3>
            <p>{t('box.closed.text')}</p>
          </Notice>
          <Row className={styles.doors}>
            <ButtonLink kind="gold" size="large" icon="open-book" to={paths.rules(game)}>
              {t('box.rules')}
            </ButtonLink>
            <ButtonLink size="large" icon="candle-light" to={paths.hall}>
              {t('box.others')}
            </ButtonLink>
          </Row>
        </Stack>
      </div>
    </div>
  );
}
