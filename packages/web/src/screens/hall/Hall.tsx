import { GAME_CODES } from '@questhall/rulebook';
import { Link } from 'wouter';
import { isGame, paths } from '../../app/paths.js';
import { ButtonLink } from '../../design/Button.js';
import { Hidden } from '../../design/Hidden.js';
import type { IconName } from '../../design/Icon.js';
import { Row } from '../../design/Layout.js';
import { useTitle } from '../../design/PageHead.js';
import { Seal, type SealTone } from '../../design/Seal.js';
import { Words } from '../../design/Words.js';
import { isPlayable } from '../../games/faces.js';
import { teachingGame, useLastGame } from '../../games/last.js';
import { rulesCounted } from '../../generated/figures.js';
import { t } from '../../text/t.js';
import type { Sorted } from '../adventures/adventure.js';
import { useShelf } from '../adventures/useShelf.js';
import { Adventures } from './Adventures.js';
import { GameBox } from './GameBox.js';
import styles from './Hall.module.css';

/** So many adventures can be continued here; a list has the others. */
const SHOWN = 3;
const NOTHING: Sorted = { going: [], over: [], damaged: [] };

/** Home: what was left off, four boxes on a shelf, and other ways in. */
export function Hall() {
  useTitle(t('nav.hall'));
  const { shelved } = useShelf();
  const { going, over, damaged } = shelved ?? NOTHING;
  const shown = going.filter(({ game }) => isGame(game)).slice(0, SHOWN);
  const all = going.length + over.length + damaged.length;
  return (
    <>
      <Hidden as="h1">{t('app.name')}</Hidden>
      <div className={styles.top}>
        {shelved !== null && (shown.length > 0 ? <Adventures adventures={shown} /> : <Welcome />)}
      </div>
      <section className={styles.shelf} aria-labelledby="shelf">
        <i className={styles.candle} data-side="left" />
        <i className={styles.candle} data-side="right" />
        <h2 id="shelf">{t('hall.shelf')}</h2>
        {all > shown.length && <All all={all} />}
        <ul>
          {GAME_CODES.map((game) => (
            <GameBox key={game} game={game} playable={isPlayable(game)} />
          ))}
        </ul>
      </section>
      <Ways over={over.length} />
    </>
  );
}

function All({ all }: { all: number }) {
  return (
    <p className={styles.all}>
      <ButtonLink kind="link" icon="tied-scroll" to={paths.adventures}>
        {t('hall.all', { all })}
      </ButtonLink>
    </p>
  );
}

/** Learn, ask, look, watch again. */
function Ways({ over }: { over: number }) {
  const game = useLastGame();
  return (
    <nav className={styles.ways} aria-label={t('hall.ways')}>
      <Way to={paths.lessons(teachingGame(game))} icon="lantern-flame" tone="lapis" title={t('hall.learn')}>
        {t('hall.way.learn.text')}
      </Way>
      <Way to={paths.rules(game)} icon="open-book" tone="vermilion" title={t('hall.way.rules')}>
        {t('hall.way.rules.text', { count: rulesCounted })}
      </Way>
      <Way to={paths.cards(game)} icon="card-pickup" tone="verdigris" title={t('hall.way.cards')}>
        {t('hall.way.cards.text')}
      </Way>
      <Way to={paths.adventures} icon="film-projector" tone="dusk" title={t('hall.way.replays')}>
        {t('hall.way.replays.text', { over })}
      </Way>
    </nav>
  );
}

type WayProps = { to: string; icon: IconName; tone: SealTone; title: string; children: string };

const Way = ({ to, icon, tone, title, children }: WayProps) => (
  <Link href={to} className={styles.way} data-on="paper">
    <Seal square icon={icon} tone={tone} />
    <Words name={title}>{children}</Words>
  </Link>
);

/** For whoever has nothing to go on with: two ways to begin. */
function Welcome() {
  const game = useLastGame();
  return (
    <section className={styles.welcome}>
      <p className={styles.motto}>{t('hall.welcome')}</p>
      <p>{t('hall.welcome.text')}</p>
      <Row className={styles.doors}>
        <ButtonLink kind="gold" size="large" icon="candle-light" to={paths.begin(game)}>
          {t('hall.play')}
        </ButtonLink>
        <ButtonLink size="large" icon="graduate-cap" to={paths.lessons(teachingGame(game))}>
          {t('hall.learn')}
        </ButtonLink>
      </Row>
    </section>
  );
}
