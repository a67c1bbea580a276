import { GAME_CODES } from '@questhall/rulebook';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { ButtonLink } from '../../design/Button.js';
import { Hidden } from '../../design/Hidden.js';
import { isPlayable } from '../../games/faces.js';
import { useT } from '../../text/t.js';
import { Adventures } from './Adventures.js';
import { GameBox } from './GameBox.js';
import styles from './Hall.module.css';
import { useGoing } from './useGoing.js';
import { Ways } from './Ways.js';
import { Welcome } from './Welcome.js';

/** Home: what was left off, four boxes on a shelf, and other ways in. */
export function Hall() {
  const t = useT();
  useTitle(t('nav.hall'));
  const { shown, all, over } = useGoing();
  return (
    <>
      <Hidden as="h1">{t('app.name')}</Hidden>
      <div className={styles.top}>
        {shown !== null && (shown.length > 0 ? <Adventures adventures={shown} /> : <Welcome />)}
      </div>
      <section className={styles.shelf} aria-labelledby="shelf">
        <i className={styles.candle} data-side="left" />
        <i className={styles.candle} data-side="right" />
        <h2 id="shelf">{t('hall.shelf')}</h2>
        {all > (shown?.length ?? 0) && <All all={all} />}
        <ul>
          {GAME_CODES.map((game) => (
            <GameBox key={game} game={game} playable={isPlayable(game)} />
          ))}
        </ul>
      </section>
      <Ways over={over} />
    </>
  );
}

function All({ all }: { all: number }) {
  const t = useT();
  return (
    <p className={styles.all}>
      <ButtonLink kind="link" icon="tied-scroll" to={paths.adventures}>
        {t('hall.all', { all })}
      </ButtonLink>
    </p>
  );
}
