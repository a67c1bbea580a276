import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { Frame } from './beat.js';
import { Dice } from './Dice.js';
import { playBeat } from './effects.js';
import type { ShownRoll } from './roll.js';
import styles from './Stage.module.css';

type Props = { frame: Frame | null; roll: ShownRoll | null; pace: number };

/** What is seen happening lies over the table and lets everything through: dice, what they come to, blows. */
export function Stage({ frame, roll, pace }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  useBeats(layer, frame, pace);
  const dice = frame !== null && roll !== null && frame.dice;
  const leaving = frame?.beat === 'deal' && roll !== null;
  return (
    <div ref={layer} className={styles.stage} data-beat={frame?.beat} aria-hidden="true">
      {(dice || leaving) && <Throw roll={roll} leaving={leaving} rolling={frame.line === null} />}
      {frame?.beat === 'phase' && (
        <p key={frame.line?.text} className={styles.banner}>
          <span>{frame.line?.text}</span>
        </p>
      )}
      <div className={styles.fx} data-fx />
    </div>
  );
}

/** Dice are as large as they can be: a hand of them in one row, many in two. */
function Throw({ roll, leaving, rolling }: { roll: ShownRoll; leaving: boolean; rolling: boolean }) {
  const { groups, sum, answer } = roll;
  const count = groups.reduce((all, { dice }) => all + dice.length, 0);
  const style = { '--count': count, '--groups': groups.length } as CSSProperties;
  return (
    <div
      className={styles.throw}
      style={style}
      data-many={count > FEW || undefined}
      data-leaving={leaving || undefined}
    >
      <ul className={styles.dice} data-thrown={roll.number}>
        <Dice key={roll.number} roll={roll} rolls />
      </ul>
      {sum !== null && !rolling && (
        <p className={styles.sum} data-sum>
          <b>{sum}</b>
          {answer !== null && <small key={answer}>{answer}</small>}
        </p>
      )}
    </div>
  );
}

const FEW = 7;

/** Movements hold nothing: the table is already what they lead to, and whoever skips ends them. */
function useBeats(layer: { readonly current: HTMLElement | null }, frame: Frame | null, pace: number): void {
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    if (frame === null) {
      for (const animation of running.current) animation.cancel();
      running.current = [];
      layer.current?.querySelector('[data-fx]')?.replaceChildren();
    } else if (layer.current !== null) running.current.push(...playBeat(layer.current, frame, pace));
  }, [layer, frame, pace]);
}
