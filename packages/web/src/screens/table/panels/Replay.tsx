import type { Scene } from '@questhall/table';
import { Button } from '../../../design/Button.js';
import { Choice } from '../../../design/Choice.js';
import { Row } from '../../../design/Layout.js';
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
      <Row gap={2}>
        <Button
          kind="page"
          icon={playing ? 'pause-button' : 'play-button'}
          disabled={time.length === 0}
          onClick={playing ? replay.pause : play}
        >
          {t(playing ? 'panel.time.pause' : atEnd ? 'panel.time.again' : 'panel.time.play')}
        </Button>
        <Choice
          look="row"
          label={t('panel.time.speed')}
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
