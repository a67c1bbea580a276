import { useEffect, useMemo, useState } from 'react';
import { useT } from '../../text/t.js';
import styles from './Board.module.css';
import { TableContext } from './context.js';
import { DecisionBar } from './DecisionBar.js';
import { Ending } from './Ending.js';
import { Lane } from './Lane.js';
import { Moving } from './Moving.js';
import { offeredCards } from './offered.js';
import { barredThings, isConfirmed, picksOf } from './picks.js';
import { Settlement } from './Settlement.js';
import { stepOf } from './steps.js';
import { TextTable } from './TextTable.js';
import { Top } from './Top.js';
import { Tray } from './Tray.js';
import type { BoardProps } from './types.js';
import { useInSight } from './useInSight.js';
import { moveAmongThings, useKeys } from './useKeys.js';
import { World } from './World.js';

type Props = BoardProps & { inWords?: boolean };

/** The table of the Adventure Card Game; `inWords` shows the same as headings and lists. */
export function Board(props: Props) {
  const { view, decision, onPick, onLook, onBack, said = '', inWords = false } = props;
  const t = useT();
  const table = useTableState(props);
  useKeys({ decision, onPick, onBack });
  useInSight(decision?.id);
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
        <Foot {...props} />
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
    <Moving>
      <div className={styles.cloth}>
        {view.stage === 'settlement' ? <Settlement view={view} /> : <World view={view} />}
        <section className={styles.lanes} aria-label={t('board.heroes')} data-count={view.heroes.length}>
          {view.heroes.map((hero) => (
            <Lane key={hero.id} view={view} hero={hero} lit={hero.id === acting} />
          ))}
        </section>
      </div>
    </Moving>
  );
}

/** What is asked, or what is seen while nothing is; beside it the dice. */
function Foot(props: Props) {
  const { view, decision, above, instead, inWords = false, thrown = null } = props;
  const thrownNow = thrown !== null && view.result === null;
  const tray = view.stage === 'quest' && !inWords && (decision !== null || thrownNow);
  return (
    <footer className={styles.foot}>
      {above !== undefined && <div className={styles.above}>{above}</div>}
      {decision !== null && <DecisionBar {...props} decision={decision} />}
      {decision === null && (instead ?? <Ending view={view} />)}
      {tray && <Tray view={view} thrown={thrown} step={stepOf(view, decision?.ask)} />}
    </footer>
  );
}

/** What is pointed at, and which one thing the tab key reaches: neither outlives the page. */
function useTableState(props: BoardProps) {
  const { view, decision, selected, recent = [], changes = [], pointed = [], onPick, onLook, onWhy } = props;
  const [aimed, onAim] = useState<string>();
  const [last, onStop] = useState<string>();
  const loose = useMemo(() => offeredCards(view, decision), [view, decision]);
  const picks = useMemo(() => picksOf(view, decision, loose), [view, decision, loose]);
  const barred = useMemo(() => barredThings(decision), [decision]);
  const first = picks.keys().next().value ?? view.heroes[0]?.id;
  const stop = last !== undefined && (picks.has(last) || picks.size === 0) ? last : first;
  const many = decision !== null && isConfirmed(decision);
  const { onAim: tell } = props;
  useEffect(() => tell?.(aimed), [tell, aimed]);
  return {
    ...{ picks, barred, selected, recent, changes, pointed, loose, many },
    ...{ aimed: aimed ?? props.tapped, onAim, stop, onStop, onPick, onLook, onWhy },
  };
}
