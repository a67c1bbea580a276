import type { GameCode } from '@questhall/rulebook';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import { Cover } from '../hall/covers/Cover.js';
import styles from './Box.module.css';

/** A game of which only the rulebook is there, and which says so. */
export default function ClosedBox({ game }: { game: GameCode }) {
  const t = useT();
  const title = t(`game.${game}.title`);
  useTitle(title);
  return (
    <div className={styles.box} data-game={game}>
      <div className={styles.top}>
        <Cover game={game} className={styles.cover} />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.about}>{t(`game.${game}.about`)}</p>
          <p className={styles.long}>{t(`game.${game}.long`)}</p>
          <div className={styles.closed}>
            <h2>{t('box.closed')}</h2>
            <p>{t('box.closed.text')}</p>
          </div>
          <div className={styles.doors}>
            <Link href={paths.rules(game)}>
              <Icon name="open-book" />
              {t('box.rules')}
            </Link>
            <Link href={paths.hall}>
              <Icon name="candle-light" />
              {t('box.others')}
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}
