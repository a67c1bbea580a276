import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../design/Button.js';
import { Meter } from '../../design/Meter.js';
import { Panel } from '../../design/Panel.js';
import { trialsIn } from '../../games/trials.js';
import { t } from '../../text/t.js';
import type { Adventure } from '../adventures/adventure.js';
import { useWhen } from '../adventures/when.js';
import styles from './Adventures.module.css';
import { Medallions } from './Medallions.js';

/** Games that can be continued; the latest is the largest. */
export function Adventures({ adventures }: { adventures: readonly Adventure[] }) {
  return (
    <section className={styles.adventures} aria-label={t('hall.adventures')} data-count={adventures.length}>
      <ul>
        {adventures.map((adventure, i) => (
          <InProgress key={adventure.id} adventure={adventure} latest={i === 0} />
        ))}
      </ul>
    </section>
  );
}

function InProgress({ adventure, latest }: { adventure: Adventure; latest: boolean }) {
  const since = useWhen();
  const { id, game, title, where, party, when, heroes } = adventure;
  const progress = progressOf(adventure);
  return (
    <Panel as="li" of="night" className={styles.adventure} data-game={game} data-latest={latest || undefined}>
      <p className={styles.when}>
        {when === null ? t('kept.fleeting') : t('kept.when', { when: since(when) })}
      </p>
      <h2>{title}</h2>
      <p className={styles.where} data-sentence>
        {where}
      </p>
      {latest && <p className={styles.note}>{party}</p>}
      <Medallions game={game} heroes={heroes} className={styles.faces} />
      <div className={styles.go}>
        {progress !== null && <Meter label={t('hall.progress', { title })} value={progress} />}
        <ButtonLink
          kind={latest ? 'gold' : 'wood'}
          size={latest ? 'large' : 'medium'}
          icon="candle-light"
          to={paths.table(id)}
          aria-label={t('hall.continueThis', { title })}
        >
          {t('hall.continue')}
        </ButtonLink>
      </div>
    </Panel>
  );
}

/** A game that takes longer than others is never quite full. */
const FULLEST = 0.95;

/** From 0 to 1, by how long such a game usually is; nothing where that is not known. */
function progressOf({ game, goal, answers }: Adventure): number | null {
  const usual = goal === null ? undefined : trialsIn(game)[goal]?.decisions;
  return usual === undefined ? null : Math.min(FULLEST, answers / usual);
}
