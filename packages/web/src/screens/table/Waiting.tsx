import { Icon } from '../../design/Icon.js';
import { PACES, type Scene } from '../../table/scene.js';
import type { Table } from '../../table/table.js';
import { useTrouble } from '../../table/useTrouble.js';
import { type Translate, useT } from '../../text/t.js';
import styles from './Waiting.module.css';

/** While nobody here is asked: who thinks, and how fast they shall go on. */
export function Waiting({ table, scene }: { table: Table; scene: Scene }) {
  const t = useT();
  const say = useTrouble();
  const { pace, thinking, trouble } = scene.companions;
  return (
    <section className={styles.waiting} aria-label={t('board.decision')}>
      <div className={styles.who}>
        <span className={styles.flame} data-burns={thinking !== null || undefined}>
          <Icon name="candle-light" />
        </span>
        <h2>{trouble === null ? whoThinks(scene, t) : say(trouble)}</h2>
      </div>
      <div className={styles.how}>
        <fieldset className={styles.paces}>
          <legend>{t('room.waiting.pace')}</legend>
          {PACES.map((one) => (
            <label key={one}>
              <input type="radio" name="pace" checked={pace === one} onChange={() => table.pace(one)} />
              <span>{t(`room.pace.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <button type="button" onClick={() => table.step()}>
          <Icon name="next-button" />
          {t(trouble === null ? 'room.waiting.step' : 'room.waiting.retry')}
        </button>
        <button type="button" className={styles.skip} onClick={() => table.skip()}>
          <Icon name="fast-forward-button" />
          {t('room.waiting.skip')}
        </button>
      </div>
    </section>
  );
}

function whoThinks({ open, seats, companions, time }: Scene, t: Translate): string {
  const seat = companions.thinking ?? open[0]?.by;
  const name = seats.find(({ id }) => id === seat)?.name;
  if (name === undefined) return t('room.waiting.nobody');
  if (companions.thinking !== null) return t('room.waiting', { name });
  if (time.at < time.length) return t('room.waiting.past', { name });
  return companions.pace === 'paused' ? t('room.waiting.paused', { name }) : t('room.waiting', { name });
}
