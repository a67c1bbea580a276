import type { CSSProperties, ReactNode } from 'react';
import { longestWord } from '../../../../cards/fit.js';
import { Glyph } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { ActionDie } from '../ActionDie.js';
import { actionSaid, iconOf, inspiredFrom, type PrintedAction } from '../actions.js';
import { drawing } from '../icons.js';
import styles from './Action.module.css';
import { From } from './ActionRow.js';
import { Hits } from './Hits.js';
import type { ActionsInPlay } from './state.js';

type Props = { printed: PrintedAction; placed: readonly number[]; inPlay: ActionsInPlay };

/** An action as it is played: large enough for a finger, with the dice that were spent on it. */
export function ActionTile({ printed, placed, inPlay }: Props): ReactNode {
  const { offered = [], selected, inspired = [], onAction, wrap } = inPlay;
  const { key } = printed;
  const can = offered.includes(key);
  const marks = {
    className: styles.tile,
    style: { '--longest': longestWord(printed.action.name) } as CSSProperties,
    'data-kind': printed.action.kind,
    'data-offered': can || undefined,
    'data-selected': selected === key || undefined,
    'data-inspired': inspired.includes(key) || undefined,
  };
  const drawn = <Drawn printed={printed} placed={placed} inspired={inspired.includes(key)} />;
  const label = actionSaid(printed, useT());
  if (wrap !== undefined) return wrap(printed, <span {...marks}>{drawn}</span>);
  if (onAction === undefined || !can)
    return (
      <span {...marks} role="img" aria-label={label}>
        {drawn}
      </span>
    );
  return (
    <button
      type="button"
      {...marks}
      aria-label={label}
      aria-pressed={selected === key}
      onClick={() => onAction(key)}
    >
      {drawn}
    </button>
  );
}

function Drawn({
  printed: { action },
  placed,
  inspired,
}: {
  printed: PrintedAction;
  placed: readonly number[];
  inspired: boolean;
}) {
  return (
    <>
      <span className={styles.icon}>
        <Glyph path={drawing(iconOf(action))} />
      </span>
      {placed.length > 0 && (
        <span className={styles.placed}>
          {placed.map((value, i) => (
            <ActionDie key={i} value={value} size="2.2em" />
          ))}
        </span>
      )}
      <From value={inspiredFrom(action)} now={inspired} />
      <span className={styles.name} data-part="words">
        {action.name}
      </span>
      {action.kind === 'attack' && <Hits attack={action} inspired={inspired} />}
    </>
  );
}
