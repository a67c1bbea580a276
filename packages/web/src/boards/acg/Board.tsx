import { useMemo, useState } from 'react';
import { useT } from '../../text/t.js';
import styles from './Board.module.css';
import { TableContext } from './context.js';
import { DecisionBar } from './DecisionBar.js';
import { Ending } from './Ending.js';
import { Lane } from './Lane.js';
import { barredThings, isConfirmed, picksOf } from './picks.js';
import { Settlement } from './Settlement.js';
import { stepOf } from './steps.js';
import { TextTable } from './TextTable.js';
import { Top } from './Top.js';
import { Tray } from './Tray.js';
import type { BoardProps } from './types.js';
import { moveAmongThings, useKeys } from './useKeys.js';
import { World } from './World.js';

/** The table of the Adventure Card Game; `inWords` shows the same as headings and lists. */
export function Board(props: BoardProps & { inWords?: boolean }) {
  const { view, decision, selected, onPick, onLook, onBack, said = '', inWords = false } = props;
  const t = useT();
  const table = useTableState(props);
  useKeys({ decision, onPick, onBack });
  return (
    <TableContext value={table}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the buttons inside */}
      <div
        className={styles.board}
        data-game="acg"
        data-words={inWords || undefined}
        onKeyDown={(event) => moveAmongThings(event, onLook)}
      >
        <Top view={view} />
        {inWords ? <TextTable view={view} /> : <Things {...props} />}
        <footer className={styles.foot}>
          {decision !== null && (
            <DecisionBar
              view={view}
              decision={decision}
              selected={selected}
              onConfirm={props.onConfirm}
              onWhy={props.onWhy}
              odds={props.odds}
            />
          )}
          {decision === null && <Ending view={view} />}
          {view.stage === 'quest' && !inWords && decision !== null && (
            <Tray view={view} step={stepOf(view, decision.ask)} />
          )}
        </footer>
        <p className={styles.said} role="status" aria-label={t('board.board')}>
          {said}
        </p>
      </div>
    </TableContext>
  );
}

function Things({ view }: BoardProps) {
  const t = useT();
  const acting = view.action?.hero ?? view.active;
  return (
    <div className={styles.cloth}>
      {view.stage === 'settlement' ? <Settlement view={view} /> : <World view={view} />}
      <section className={styles.lanes} aria-label={t('board.heroes')} data-count={view.heroes.length}>
        {view.heroes.map((hero) => (
          <Lane key={hero.id} view={view} hero={hero} lit={hero.id === acting} />
        ))}
      </section>
    </div>
  );
}

/** What is pointed at, and which one thing the tab key reaches: neither outlives the page. */
function useTableState({ view, decision, selected, recent = [], onPick, onLook }: BoardProps) {
  const [aimed, onAim] = useState<string>();
  const [last, onStop] = useState<string>();
  const picks = useMemo(() => picksOf(view, decision), [view, decision]);
  const barred = useMemo(() => barredThings(decision), [decision]);
  const first = picks.keys().next().value ?? view.heroes[0]?.id;
  const stop = last !== undefined && (picks.has(last) || picks.size === 0) ? last : first;
  const many = decision !== null && isConfirmed(decision);
  return { picks, barred, selected, recent, many, aimed, onAim, stop, onStop, onPick, onLook };
}
