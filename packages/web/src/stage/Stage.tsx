import type { CSSProperties } from 'react';
import { Beats } from './Beats.js';
import type { Frame } from './beat.js';
import { Dice } from './Dice.js';
import type { ShownRoll } from './roll.js';
import styles from './Stage.module.css';

type Props = { frame: Frame | null; roll: ShownRoll | null; pace: number };

/** What is seen happening lies over the table and lets everything through: dice, what they come to, blows. */
export function Stage({ frame, roll, pace }: Props) {
  return (
    <div className={styles.stage} data-stage data-beat={frame?.beat} aria-hidden="true">
      {frame !== null && roll !== null && (frame.dice || frame.leaving) && (
        <Throw roll={roll} leaving={frame.leaving} rolling={frame.line === null} />
      )}
      {frame?.beat === 'phase' && (
        <p key={frame.line?.text} className={styles.banner}>
          <span>{frame.line?.text}</span>
        </p>
      )}
      <Beats frame={frame} pace={pace} />
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
