import type { GameCode } from '@questhall/rulebook';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import { Cover } from './covers/Cover.js';
import styles from './GameBox.module.css';

/** A box on the shelf. One that cannot be played yet can be looked at and read. */
export function GameBox({ game, playable }: { game: GameCode; playable: boolean }) {
  const t = useT();
  const title = t(`game.${game}.title`);
  const to = playable ? paths.box(game) : paths.rules(game);
  const text = t(playable ? 'hall.open' : 'hall.read');
  return (
    <li className={styles.box} data-game={game}>
      <Link href={paths.box(game)} className={styles.lid} aria-hidden tabIndex={-1}>
        <Cover game={game} className={styles.cover} />
        <i className={styles.side} />
      </Link>
      <div className={styles.plate}>
        <h3>{t(`game.${game}.line`)}</h3>
        <p>{t(`game.${game}.about`)}</p>
        <Link
          href={to}
          className={styles.open}
          data-playable={playable || undefined}
          aria-label={`${text}: ${title}`}
        >
          <Icon name={playable ? 'candle-light' : 'open-book'} />
          {text}
        </Link>
        {!playable && (
          <p className={styles.notYet}>
            <Link href={paths.box(game)} aria-label={`${t('hall.notYet')} ${title}`}>
              {t('hall.notYet')}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
