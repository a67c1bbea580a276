import { GAME_CODES } from '@questhall/rulebook';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { Icon, type IconName } from '../../design/Icon.js';
import { type TextKey, useT } from '../../text/t.js';
import { type AdventureInProgress, Adventures } from './Adventures.js';
import { GameBox } from './GameBox.js';
import styles from './Hall.module.css';

type Props = {
  adventures?: readonly AdventureInProgress[];
  onContinue?: (id: string) => void;
};

/** Home: what was left off, four boxes on a shelf, and other ways in. */
export function Hall({ adventures = [], onContinue = () => undefined }: Props) {
  const t = useT();
  useTitle(t('nav.hall'));
  return (
    <>
      <h1 className={styles.hidden}>{t('app.name')}</h1>
      <Adventures adventures={adventures} onContinue={onContinue} />
      <section className={styles.shelf} aria-labelledby="shelf">
        <i className={styles.candle} data-side="left" />
        <i className={styles.candle} data-side="right" />
        <h2 id="shelf">{t('hall.shelf')}</h2>
        <ul>
          {GAME_CODES.map((game) => (
            <GameBox key={game} game={game} playable={game === 'acg'} />
          ))}
        </ul>
      </section>
      <Ways />
    </>
  );
}

type Way = {
  to: string;
  icon: IconName;
  title: TextKey & `hall.way.${string}`;
  text: TextKey & `hall.way.${string}`;
};

const WAYS: readonly Way[] = [
  { to: paths.box('acg'), icon: 'lantern-flame', title: 'hall.way.learn', text: 'hall.way.learn.text' },
  { to: paths.rules('acg'), icon: 'open-book', title: 'hall.way.rules', text: 'hall.way.rules.text' },
  { to: paths.cards('acg'), icon: 'card-pickup', title: 'hall.way.cards', text: 'hall.way.cards.text' },
];

function Ways() {
  const t = useT();
  return (
    <nav className={styles.ways} aria-label={t('hall.ways')}>
      {WAYS.map(({ to, icon, title, text }) => (
        <Link key={to} href={to} className={styles.way}>
          <span className={styles.wayIcon}>
            <Icon name={icon} />
          </span>
          <span>
            <b>{t(title)}</b>
            <small>{t(text)}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
