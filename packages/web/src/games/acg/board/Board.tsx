import { memo, useMemo, useState } from 'react';
import type { Decider } from '../../../boards/parts/DecisionBar.js';
import { Frame } from '../../../boards/parts/Frame.js';
import { turnAside } from '../../../boards/parts/Peek.js';
import { useTableState } from '../../../boards/parts/useTableState.js';
import { t } from '../../../text/t.js';
import styles from './Board.module.css';
import { Lane } from './Lane.js';
import { Peeked } from './Loose.js';
import { Portrait } from './Plate.js';
import { offeredCards, thingsOf } from './picks.js';
import { Settlement } from './Settlement.js';
import { Top } from './Top.js';
import { stepOf, Tray } from './Tray.js';
import { inTown, isLearning } from './town.js';
import type { BoardProps } from './types.js';
import { World } from './World.js';

export function Board(props: BoardProps) {
  const { decision } = props;
  const view = useMemo(() => inTown(props.view), [props.view]);
  const loose = useMemo(() => offeredCards(view, decision), [view, decision]);
  const things = useMemo(() => new Set([...thingsOf(view), ...loose]), [view, loose]);
  const [pointed, setPointed] = useState<string>();
  const table = useTableState(props, { things, loose, first: view.heroes[0]?.id, onPeek: setPointed });
  return (
    <Frame
      game="acg"
      board={props}
      table={table}
      top={<Top view={view} />}
      decider={useDecider(props)}
      tray={<Dice {...props} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a card that is looked at lies where nobody points */}
      <div className={styles.room} onPointerMove={turnAside} onFocus={turnAside}>
        <Things view={view} decision={askedInTown(props)} />
        <Peeked card={pointed} />
      </div>
    </Frame>
  );
}

function useDecider({ view, decision }: BoardProps): Decider {
  const hero = view.heroes.find(({ id }) => id === decision?.decides);
  if (hero === undefined) return { said: t('board.party') };
  return {
    said: t('board.decides', { hero: t(`hero.${hero.id}`) }),
    face: <Portrait card={hero.card} size="48px" />,
  };
}

/** The question itself changes nothing that is drawn, but in town: a trainer shows what is to be learnt. */
const askedInTown = ({ view, decision }: BoardProps) => (view.stage === 'settlement' ? decision : null);

/** Drawn anew only when something on the table has changed: pointing at a thing is the thing's own business. */
const Things = memo(({ view, decision }: Pick<BoardProps, 'view' | 'decision'>) => {
  const acting = view.action?.hero ?? view.active;
  return (
    <div className={styles.cloth} data-learning={isLearning(decision) || undefined}>
      {view.stage === 'settlement' ? <Settlement view={view} decision={decision} /> : <World view={view} />}
      <section className={styles.lanes} aria-label={t('book.company')} data-count={view.heroes.length}>
        {view.heroes.map((hero) => (
          <Lane key={hero.id} view={view} hero={hero} lit={hero.id === acting} />
        ))}
      </section>
    </div>
  );
});

function Dice({ view, decision, inWords = false, thrown = null }: BoardProps) {
  if (view.stage !== 'quest' || inWords || view.result !== null) return null;
  return <Tray view={view} thrown={thrown} step={stepOf(view, decision?.ask)} />;
}
