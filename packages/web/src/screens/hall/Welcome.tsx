import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Icon } from '../../design/Icon.js';
import { teachingGame, useLastGame } from '../../games/last.js';
import { useT } from '../../text/t.js';
import styles from './Welcome.module.css';

/** For whoever has nothing to go on with: two ways to begin. */
export function Welcome() {
  const t = useT();
  const game = useLastGame();
  return (
    <section className={styles.welcome}>
      <p className={styles.motto}>{t('hall.welcome')}</p>
      <p>{t('hall.welcome.text')}</p>
      <p className={styles.doors}>
        <Link href={paths.begin(game)}>
          <Icon name="candle-light" />
          {t('hall.play')}
        </Link>
        <Link href={paths.lessons(teachingGame(game))}>
          <Icon name="graduate-cap" />
          {t('hall.learn')}
        </Link>
      </p>
    </section>
  );
}
