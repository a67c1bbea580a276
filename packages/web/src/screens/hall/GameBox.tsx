import type { GameCode } from '@questhall/rulebook';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../design/Button.js';
import { t } from '../../text/t.js';
import { Cover } from './covers/Cover.js';
import styles from './GameBox.module.css';

/** A box on the shelf. One that cannot be played yet can be looked at and read. */
export function GameBox({ game, playable }: { game: GameCode; playable: boolean }) {
  const title = t(`game.${game}.title`);
  const to = playable ? paths.box(game) : paths.rules(game);
  const text = t(playable ? 'hall.open' : 'hall.read');
  return (
    <li className={styles.box} data-game={game}>
      <Link href={paths.box(game)} className={styles.lid} aria-hidden tabIndex={-1}>
        <Cover game={game} className={styles.cover} />
        <i className={styles.side} />
      </Link>
      <div className={styles.plate} data-on="night">
        <h3>{t(`game.${game}.line`)}</h3>
        <p>{t(`game.${game}.about`)}</p>
        <ButtonLink
          to={to}
          kind={playable ? 'gold' : 'wood'}
          size={playable ? 'large' : 'medium'}
          icon={playable ? 'candle-light' : 'open-book'}
          className={styles.open}
          aria-label={`${text}: ${title}`}
        >
          {text}
        </ButtonLink>
        {!playable && (
          <p className={styles.notYet}>
            <ButtonLink kind="link" to={paths.box(game)} aria-label={`${t('hall.notYet')} ${title}`}>
              {t('hall.notYet')}
            </ButtonLink>
          </p>
        )}
      </div>
    </li>
  );
}
