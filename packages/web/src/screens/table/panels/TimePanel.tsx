import type { Scene } from '@questhall/table';
import { Icon, type IconName } from '../../../design/Icon.js';
import type { Table } from '../../../table/table.js';
import { useT } from '../../../text/t.js';
import { BranchTree } from './BranchTree.js';
import { Moments } from './Moments.js';
import { PastNote } from './PastNote.js';
import { Replay } from './Replay.js';
import { Share } from './Share.js';
import { Slider } from './Slider.js';
import styles from './Time.module.css';
import { useMarks } from './useMarks.js';

type Props = { table: Table; scene: Scene; onPlay: () => void };

/** To any moment and back, another way from there, and out to others. */
export function TimePanel({ table, scene, onPlay }: Props) {
  const marks = useMarks(table, scene.time);
  return (
    <div className={styles.time}>
      <PastNote table={table} time={scene.time} />
      <Slider table={table} time={scene.time} marks={marks} />
      <Steps table={table} scene={scene} />
      <BranchTree table={table} time={scene.time} />
      <Replay table={table} scene={scene} onPlay={onPlay} />
      <Moments table={table} at={scene.time.at} marks={marks} />
      <Share table={table} scene={scene} />
    </div>
  );
}

function Steps({ table, scene: { time } }: Omit<Props, 'onPlay'>) {
  const t = useT();
  const { at, length } = time;
  const first = at === 0;
  const last = at === length;
  return (
    <div className={styles.steps}>
      <Step
        icon="anticlockwise-rotation"
        label={t('panel.time.undo')}
        off={first}
        onPress={() => table.undo()}
      />
      <Step
        icon="previous-button"
        label={t('panel.time.back')}
        off={first}
        onPress={() => table.goTo(at - 1)}
      />
      <Step icon="next-button" label={t('panel.time.forth')} off={last} onPress={() => table.goTo(at + 1)} />
      <Step icon="clockwise-rotation" label={t('panel.time.redo')} off={last} onPress={() => table.redo()} />
      <Step
        icon="fast-forward-button"
        label={t('panel.time.latest')}
        off={last}
        onPress={() => table.goTo(length)}
      />
    </div>
  );
}

type StepProps = { icon: IconName; label: string; off: boolean; onPress: () => void };

function Step({ icon, label, off, onPress }: StepProps) {
  return (
    <button type="button" className={styles.step} disabled={off} onClick={onPress}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
