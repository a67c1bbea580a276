import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import type { IconName } from '../../design/Icon.js';
import { Seal } from '../../design/Seal.js';
import { Words } from '../../design/Words.js';
import { teachingGame, useLastGame } from '../../games/last.js';
import { rulesCounted } from '../../generated/figures.js';
import { useT } from '../../text/t.js';
import styles from './Hall.module.css';

type Way = { to: string; icon: IconName; title: string; text: string };

const TONES = ['lapis', 'vermilion', 'verdigris', 'dusk'] as const;

/** Learn, ask, look, watch again. */
export function Ways({ over }: { over: number }) {
  const t = useT();
  const game = useLastGame();
  const ways: readonly Way[] = [
    {
      to: paths.lessons(teachingGame(game)),
      icon: 'lantern-flame',
      title: t('hall.way.learn'),
      text: t('hall.way.learn.text'),
    },
    {
      to: paths.rules(game),
      icon: 'open-book',
      title: t('hall.way.rules'),
      text: t('hall.way.rules.text', { count: rulesCounted }),
    },
    {
      to: paths.cards(game),
      icon: 'card-pickup',
      title: t('hall.way.cards'),
      text: t('hall.way.cards.text'),
    },
    {
      to: paths.adventures,
      icon: 'film-projector',
      title: t('hall.way.replays'),
      text: t('hall.way.replays.text', { over }),
    },
  ];
  return (
    <nav className={styles.ways} aria-label={t('hall.ways')}>
      {ways.map(({ to, icon, title, text }, i) => (
        <Link key={to} href={to} className={styles.way} data-on="paper">
          <Seal square icon={icon} tone={TONES[i]} />
          <Words name={title}>{text}</Words>
        </Link>
      ))}
    </nav>
  );
}
