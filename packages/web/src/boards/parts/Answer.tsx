import type { Offered } from '@questhall/table';
import { aiming, useIsAimed, useTable } from './context.js';
import styles from './DecisionBar.module.css';
import { answerPoint } from './picks.js';
import { handOf, useLongPress } from './useLongPress.js';

type Props = { option: Offered; number: number; locked?: boolean };

/** An answer as a button: its name, what is known, and what to expect of it. */
export function Answer({ option, number, locked = false }: Props) {
  const { many, pointed, selected, pointer, onPick, onWhy } = useTable();
  const aimed = useIsAimed(option.id);
  const { wasLong, handlers } = useLongPress(onWhy && (() => onWhy({ option: option.id })));
  const { name, facts, outlook } = option;
  return (
    <button
      type="button"
      className={styles.option}
      data-option={locked ? undefined : option.id}
      data-wanted={pointed.includes(answerPoint(option.id)) || undefined}
      data-aimed={aimed || undefined}
      aria-pressed={many ? selected.includes(option.id) : undefined}
      {...handlers}
      onClick={(event) => !wasLong() && onPick(option.id, handOf(event))}
      onContextMenu={(event) => event.preventDefault()}
      {...aiming((on) => pointer.aimAt(on ? option.id : undefined))}
    >
      {number < 10 && <i aria-hidden="true">{number}</i>}
      <span>
        <b>{name}</b>
        {facts !== '' && <small>{facts}</small>}
        {outlook !== '' && <em>{outlook}</em>}
      </span>
    </button>
  );
}
