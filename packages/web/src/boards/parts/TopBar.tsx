import type { ReactNode } from 'react';
import { Glyph } from '../../design/Icon.js';
import { Seal } from '../../design/Seal.js';
import { t } from '../../text/t.js';
import { usePointed, useTable } from './context.js';
import styles from './TopBar.module.css';

/** Which adventure it is, which phase of the round, and what else is known to everybody; `lined` if it shows who comes when. */
export function TopBar({ lined = false, children }: { lined?: boolean; children: ReactNode }) {
  return (
    <header className={styles.top} data-lined={lined || undefined}>
      {children}
    </header>
  );
}

type CrestProps = { card: string; icon: string; name: string; where: string; title: string };

export function Crest({ card, icon, name, where, title }: CrestProps) {
  const { onLook } = useTable();
  return (
    <button
      type="button"
      className={styles.quest}
      data-pointed={usePointed('quest')}
      title={title}
      onClick={() => onLook(card)}
    >
      <Seal tone="wood">
        <Glyph path={icon} />
      </Seal>
      <span>
        <b>{name}</b>
        <small>{where}</small>
      </span>
    </button>
  );
}

type PhasesProps = { phases: readonly { id: string; name: string; icon: string }[]; now: string | null };

export function Phases({ phases, now }: PhasesProps) {
  return (
    <ol className={styles.phases} data-pointed={usePointed('phases')} aria-label={t('board.phases')}>
      {phases.map(({ id, name, icon }) => (
        <li key={id} aria-current={id === now ? 'step' : undefined}>
          <Glyph path={icon} />
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
