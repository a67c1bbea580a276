import type { TablePart } from '@questhall/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { Hidden } from '../../design/Hidden.js';
import { t } from '../../text/t.js';
import { type Table, TableContext } from './context.js';
import { type Decider, DecisionBar, Told } from './DecisionBar.js';
import styles from './Frame.module.css';
import { TextTable } from './TextTable.js';
import type { BoardProps } from './types.js';
import { moveAmongThings, useKeys } from './useKeys.js';

type Props = {
  game: string;
  board: BoardProps<unknown>;
  table: Table;
  top: ReactNode;
  children: ReactNode;
  /** What is said of it beyond what the game says. */
  also?: readonly TablePart[];
  decider: Decider;
  tray?: ReactNode;
};

/** What every table has: a line on top, a table, a question below it, and keys that lead about on it. */
export function Frame({ game, board, table, top, children, also = [], decider, tray }: Props) {
  const { decision, onPick, onLook, onBack, above, instead, coached, said = '', inWords = false } = board;
  const { stage, telling = null } = board;
  // The table as it was when something was asked: that question keeps its place while it is told what came of it.
  const asked = useRef(table);
  if (decision !== null) asked.current = table;
  useKeys({ listed: table.listed, onPick, onBack });
  useInSight(decision?.id);
  return (
    <TableContext value={table}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the buttons inside */}
      <div
        className={styles.board}
        data-game={game}
        data-words={inWords || undefined}
        onKeyDown={(event) => moveAmongThings(event, onLook)}
      >
        {top}
        {inWords ? <TextTable words={[...(board.words ?? []), ...also]} /> : children}
        {stage}
        <footer className={styles.foot} data-on="rail" data-coached={coached || undefined}>
          {above !== undefined && <div className={styles.above}>{above}</div>}
          {decision !== null && <DecisionBar {...board} decision={decision} decider={decider} />}
          {decision === null && telling?.after != null && (
            <TableContext value={asked.current}>
              <Told telling={telling} after={telling.after} decider={decider} />
            </TableContext>
          )}
          {decision === null && telling?.after == null && instead}
          <div className={styles.tray}>{tray}</div>
        </footer>
        <Hidden as="p" role="status" label={t('board.board')}>
          {said}
        </Hidden>
      </div>
    </TableContext>
  );
}

/**
 * Where a table is longer than the screen, the first thing that can be picked comes into sight; what only repeats
 * the answers lies aside.
 */
function useInSight(decision: number | undefined): void {
  useEffect(() => {
    if (decision === undefined || !window.matchMedia('(max-width: 700px)').matches) return;
    document.querySelector('[data-can]:not([data-repeats] *)')?.scrollIntoView({ block: 'nearest' });
  }, [decision]);
}
