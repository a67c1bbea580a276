import type { CSSProperties, ReactNode } from 'react';
import { longestWord } from '../../../../cards/fit.js';
import { Glyph } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { ActionDie } from '../ActionDie.js';
import { actionSaid, iconOf, inspiredFrom, type PrintedAction } from '../actions.js';
import { drawing } from '../icons.js';
import { From, Hits } from '../Signs.js';
import styles from './ActionTile.module.css';
import type { ActionsInPlay } from './state.js';

type Props = { printed: PrintedAction; placed?: readonly number[] | undefined; inPlay?: ActionsInPlay };

/** An action as it is played: large enough for a finger, with the dice that were spent on it. */
export function ActionTile({ printed, placed = [], inPlay = {} }: Props): ReactNode {
  const { offered = [], wrap } = inPlay;
  const { key, action } = printed;
  const label = actionSaid(printed, useT());
  const tile = (
    <span
      className={styles.tile}
      style={{ '--longest': longestWord(action.name) } as CSSProperties}
      data-kind={action.kind}
      data-offered={offered.includes(key) || undefined}
      {...(wrap === undefined && { role: 'img', 'aria-label': label })}
    >
      <Glyph className={styles.icon} path={drawing(iconOf(action))} />
      <span className={styles.hits}>{action.kind === 'attack' && <Hits attack={action} />}</span>
      <span className={styles.from}>
        {placed.map((value, i) => (
          <ActionDie key={i} value={value} size="2.2em" />
        ))}
        {placed.length === 0 && <From value={inspiredFrom(action)} />}
      </span>
      <span className={styles.name} data-part="words">
        {action.name}
      </span>
    </span>
  );
  return wrap === undefined ? tile : wrap(printed, tile);
}
