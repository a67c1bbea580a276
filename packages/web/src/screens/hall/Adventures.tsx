import type { GameCode } from '@questhall/rulebook';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import styles from './Adventures.module.css';

/** One game that was left off, as whoever keeps it tells it. Texts are ready to be shown. */
export type AdventureInProgress = {
  readonly id: string;
  readonly game: GameCode;
  readonly title: string;
  /** "Quest 2 · round 4 · three heroes" */
  readonly where: string;
  /** A sentence on how things stand. */
  readonly note?: string;
  /** "last night" */
  readonly when: string;
  /** From 0 to 1. */
  readonly progress: number;
};

type Props = { adventures: readonly AdventureInProgress[]; onContinue: (id: string) => void };

/** The latest is the largest; without any, a welcome. */
export function Adventures({ adventures, onContinue }: Props) {
  const t = useT();
  if (adventures.length === 0) return <Welcome />;
  return (
    <section className={styles.adventures} aria-label={t('hall.adventures')}>
      <ul>
        {adventures.map((adventure, i) => (
          <Adventure key={adventure.id} adventure={adventure} latest={i === 0} onContinue={onContinue} />
        ))}
      </ul>
    </section>
  );
}

function Welcome() {
  const t = useT();
  return (
    <section className={styles.welcome}>
      <p className={styles.motto}>{t('hall.welcome')}</p>
      <p>{t('hall.welcome.text')}</p>
    </section>
  );
}

type OneProps = { adventure: AdventureInProgress; latest: boolean; onContinue: (id: string) => void };

function Adventure({ adventure, latest, onContinue }: OneProps) {
  const t = useT();
  const { id, game, title, where, note, when, progress } = adventure;
  return (
    <li className={styles.adventure} data-game={game} data-latest={latest || undefined}>
      <p className={styles.when}>{when}</p>
      <h2>{title}</h2>
      <p className={styles.where}>{where}</p>
      {latest && note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.go}>
        <span
          className={styles.bar}
          role="progressbar"
          aria-label={t('hall.progress', { title })}
          aria-valuenow={Math.round(progress * 100)}
        >
          <i style={{ width: `${progress * 100}%` }} />
        </span>
        <button type="button" aria-label={t('hall.continueThis', { title })} onClick={() => onContinue(id)}>
          <Icon name="candle-light" />
          {t('hall.continue')}
        </button>
      </div>
    </li>
  );
}
