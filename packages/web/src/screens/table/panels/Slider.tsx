import type { Time } from '@questhall/table';
import { useRef, useState } from 'react';
import type { Mark, Table } from '../../../table/table.js';
import { useT } from '../../../text/t.js';
import { placeOf } from './moments.js';
import { useReplay } from './replay.js';
import styles from './Time.module.css';

type Props = { table: Table; time: Time; marks: readonly Mark[] };

/** Every moment of the game, with a notch where a round begins and a larger one for a chapter. */
export function Slider({ table, time: { at, length }, marks }: Props) {
  const t = useT();
  const [wanted, slide] = useSliding(table, at);
  const { chapter, round } = placeOf(marks, wanted);
  const where = [chapter, round === null ? '' : t('panel.time.round', { round })].filter((one) => one !== '');
  const place = t('panel.time.place', { at: wanted, length });
  return (
    <div className={styles.slider}>
      <p className={styles.place}>
        <b>{place}</b> {where.join(' · ')}
      </p>
      <div className={styles.notches} aria-hidden="true">
        {marks.map((mark) => (
          <i
            key={`${mark.kind} ${mark.at}`}
            data-kind={mark.kind}
            style={{ left: `${length === 0 ? 0 : (mark.at / length) * 100}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={wanted}
        aria-label={t('panel.time.slider')}
        aria-valuetext={[place, ...where].join(', ')}
        onChange={(event) => slide(Number(event.target.value))}
      />
    </div>
  );
}

/** Goes where the hand goes: one jump at a time, and of those that came meanwhile only the last. */
function useSliding(table: Table, at: number): [number, (to: number) => void] {
  const [hand, setHand] = useState<number | null>(null);
  const next = useRef<number | null>(null);
  const slide = async (to: number) => {
    useReplay.getState().pause();
    setHand(to);
    const busy = next.current !== null;
    next.current = to;
    if (busy) return;
    for (let goal: number | null = to; goal !== null; ) {
      await table.goTo(goal);
      goal = next.current === goal ? null : next.current;
    }
    next.current = null;
    setHand(null);
  };
  return [hand ?? at, slide];
}
