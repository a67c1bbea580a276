import type { CSSProperties } from 'react';
import { longestWord } from '../../../../cards/fit.js';
import { Glyph } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { iconOf, inspiredFrom, kindSaid, type PrintedAction } from '../actions.js';
import { drawing } from '../icons.js';
import styles from './Action.module.css';
import { Hits } from './Hits.js';

/** An action as it is read: the die that inspires it, its name, its numbers, and what else it does. */
export function ActionRow({ printed: { action, text } }: { printed: PrintedAction }) {
  const t = useT();
  const from = inspiredFrom(action);
  return (
    <li className={styles.row} data-kind={action.kind}>
      {from !== undefined && <From value={from} />}
      <div className={styles.said} data-part="words">
        {action.kind === 'attack' && <Hits attack={action} inspired={false} />}
        <span className={styles.icon} role="img" aria-label={kindSaid(action, t)}>
          <Glyph path={drawing(iconOf(action))} />
        </span>
        <b className={styles.name} style={{ '--longest': longestWord(action.name) } as CSSProperties}>
          {action.name}
        </b>
        {text !== '' && <span className={styles.text}> {text}</span>}
      </div>
    </li>
  );
}

/** What everybody can do: only the die that inspires it differs. */
export function PlainAction({ printed: { action } }: { printed: PrintedAction }) {
  return (
    <li className={styles.plain}>
      <Glyph path={drawing(iconOf(action))} />
      <b data-part="words">{action.name}</b>
      <From value={inspiredFrom(action)} />
    </li>
  );
}

/** The place for a die, marked with the least value that inspires. */
export function From({ value, now = false }: { value: number | undefined; now?: boolean }) {
  const t = useT();
  if (value === undefined) return <span className={styles.from} data-any aria-hidden="true" />;
  return (
    <span
      className={styles.from}
      data-now={now || undefined}
      role="img"
      aria-label={now ? t('relic.from.now') : t('relic.from', { value })}
    >
      {value}+
    </span>
  );
}
