import { Icon } from '../../../design/Icon.js';
import type { Scene } from '../../../table/scene.js';
import type { Table } from '../../../table/table.js';
import { useT } from '../../../text/t.js';
import { SPEEDS, useReplay } from './replay.js';
import styles from './Time.module.css';

type Props = { table: Table; scene: Scene; onPlay: () => void };

/** Plays again what is known, from here or from the beginning. */
export function Replay({ table, scene: { time }, onPlay }: Props) {
  const t = useT();
  const replay = useReplay();
  const playing = replay.table === table;
  const atEnd = time.at === time.length;
  const play = () => {
    replay.play(table);
    onPlay();
  };
  return (
    <section className={styles.part} aria-label={t('panel.time.replay')}>
      <h3>{t('panel.time.replay')}</h3>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.big}
          disabled={time.length === 0}
          onClick={playing ? replay.pause : play}
        >
          <Icon name={playing ? 'pause-button' : 'play-button'} />
          {t(playing ? 'panel.time.pause' : atEnd ? 'panel.time.again' : 'panel.time.play')}
        </button>
        <fieldset className={styles.speeds}>
          <legend>{t('panel.time.speed')}</legend>
          {SPEEDS.map((speed) => (
            <label key={speed}>
              <input
                type="radio"
                name="replay-speed"
                checked={replay.speed === speed}
                onChange={() => replay.hasten(speed)}
              />
              <span>{t('panel.time.speed.times', { times: speed === 0.5 ? '½' : speed })}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
