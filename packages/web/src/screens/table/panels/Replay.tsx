import { Bar } from '../../../design/Bar.js';
import { Button } from '../../../design/Button.js';
import { Choice } from '../../../design/Choice.js';
import { Icon } from '../../../design/Icon.js';
import { Row } from '../../../design/Layout.js';
import { t } from '../../../text/t.js';
import { useWide } from '../panel.js';
import { usePlayed } from '../usePlaying.js';
import styles from './Time.module.css';
import { SPEEDS, useReplay } from './useReplay.js';

/** Plays again what is known, from here or from the beginning. A panel over the table is closed for it. */
export function Replay() {
  const { table, scene, panels } = usePlayed();
  const { at, length } = scene.time;
  const wide = useWide();
  const replay = useReplay();
  const playing = replay.table === table;
  const play = () => {
    replay.play(table);
    if (!wide) panels.show(null);
  };
  return (
    <section className={styles.part} aria-label={t('panel.time.replay')}>
      <h3>{t('panel.time.replay')}</h3>
      <Row gap={2}>
        <Button
          kind="page"
          icon={playing ? 'pause-button' : 'play-button'}
          disabled={length === 0}
          onClick={playing ? replay.pause : play}
        >
          {t(playing ? 'panel.time.pause' : at === length ? 'panel.time.again' : 'panel.time.play')}
        </Button>
        <Choice
          look="row"
          label={t('room.waiting.pace')}
          name="replay-speed"
          value={replay.speed}
          options={SPEEDS.map((speed) => ({
            value: speed,
            text: t('panel.time.speed.times', { times: speed === 0.5 ? '½' : speed }),
          }))}
          onChange={replay.hasten}
        />
      </Row>
    </section>
  );
}

/** While a game plays itself again and its controls are out of sight: how far it is, and how to stop it. */
export function Replaying() {
  const { table, scene } = usePlayed();
  const { table: played, pause } = useReplay();
  if (played !== table) return null;
  const { at, length } = scene.time;
  return (
    <Bar at="top" label={t('panel.time.replay')}>
      <Icon name="hourglass" />
      <span>{t('panel.time.place', { at, length })}</span>
      <Button kind="quiet" icon="pause-button" onClick={pause}>
        {t('panel.time.stop')}
      </Button>
    </Bar>
  );
}
