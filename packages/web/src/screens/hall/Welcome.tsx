import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../design/Button.js';
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
        <ButtonLink kind="gold" size="large" icon="candle-light" to={paths.begin(game)}>
          {t('hall.play')}
        </ButtonLink>
        <ButtonLink size="large" icon="graduate-cap" to={paths.lessons(teachingGame(game))}>
          {t('hall.learn')}
        </ButtonLink>
      </p>
    </section>
  );
}
