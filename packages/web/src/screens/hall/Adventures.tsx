import type { GameCode } from '@questhall/rulebook';
import { ButtonLink } from '../../design/Button.js';
import { Meter } from '../../design/Meter.js';
import { Panel } from '../../design/Panel.js';
import { useT } from '../../text/t.js';
import styles from './Adventures.module.css';
import { Medallions } from './Medallions.js';

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
  /** From 0 to 1, by how long such a game usually is; nothing if nobody knows. */
  readonly progress: number | null;
  readonly heroes: readonly string[];
  /** Its table. */
  readonly to: string;
};

/** The latest is the largest. */
export function Adventures({ adventures }: { adventures: readonly AdventureInProgress[] }) {
  const t = useT();
  return (
    <section className={styles.adventures} aria-label={t('hall.adventures')} data-count={adventures.length}>
      <ul>
        {adventures.map((adventure, i) => (
          <Adventure key={adventure.id} adventure={adventure} latest={i === 0} />
        ))}
      </ul>
    </section>
  );
}

function Adventure({ adventure, latest }: { adventure: AdventureInProgress; latest: boolean }) {
  const t = useT();
  const { game, title, where, note, when, progress, heroes, to } = adventure;
  return (
    <Panel as="li" of="night" className={styles.adventure} data-game={game} data-latest={latest || undefined}>
      <p className={styles.when}>{when}</p>
      <h2>{title}</h2>
      <p className={styles.where}>{where}</p>
      {latest && note !== undefined && <p className={styles.note}>{note}</p>}
      <Medallions game={game} heroes={heroes} className={styles.faces} />
      <div className={styles.go}>
        {progress !== null && <Meter label={t('hall.progress', { title })} value={progress} />}
        <ButtonLink
          kind={latest ? 'gold' : 'wood'}
          size={latest ? 'large' : 'medium'}
          icon="candle-light"
          to={to}
          aria-label={t('hall.continueThis', { title })}
        >
          {t('hall.continue')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
