import type { CcView } from '@questhall/cursed-city';
import type { Asked } from '@questhall/table';
import { memo, type ReactNode, useMemo, useState } from 'react';
import type { Decider } from '../../../boards/parts/DecisionBar.js';
import { Frame } from '../../../boards/parts/Frame.js';
import { turnAside } from '../../../boards/parts/Peek.js';
import { useTableState } from '../../../boards/parts/useTableState.js';
import { Button } from '../../../design/Button.js';
import { t } from '../../../text/t.js';
import styles from './Board.module.css';
import { Crisis } from './Crisis.js';
import { City } from './city/City.js';
import { journeysOf } from './city/places.js';
import { Loose, Peeked } from './Loose.js';
import { Medal } from './Medal.js';
import { BattleMap } from './map/BattleMap.js';
import { ghostsOf, isLaying } from './map/ghosts.js';
import { isOut } from './map/isOut.js';
import { nameOf } from './names.js';
import { Overlays } from './Overlays.js';
import { type Passing, usePassing } from './reactions.js';
import { shownHere } from './shown.js';
import { Top } from './Top.js';
import { Track } from './Track.js';
import { Tray } from './Tray.js';
import { looseCards, thingsOf } from './things.js';
import type { BoardProps } from './types.js';
import './map.css';

/** The table of Cursed City. */
export function Board(given: BoardProps) {
  const { view, inWords = false, thrown: turn = null } = given;
  const decision = useMemo(() => shownHere(given.decision, view), [given.decision, view]);
  const props = { ...given, decision };
  const [peeked, setPeeked] = useState<string>();
  // Until all is told, whoever was asked stays in the light.
  const asked = decision ?? props.telling?.after ?? null;
  const lit = litFigure(view, asked);
  const loose = useMemo(() => looseCards(view, decision), [view, decision]);
  const things = useMemo(() => {
    const laid = isLaying(decision) ? decision.options.map(({ id }) => id) : [];
    return new Set([...thingsOf(view), ...journeysOf(view), ...loose, ...laid]);
  }, [view, loose, decision]);
  const first = lit ?? view.heroes[0]?.id;
  const table = useTableState(props, { things, loose, first, onPeek: setPeeked });
  const passing = usePassing(props);
  const out = isOut(view);
  return (
    <Frame
      game="cursed-city"
      board={{ ...props, beside: <Beside passing={passing} more={props.beside} /> }}
      table={table}
      top={<Top view={view} />}
      decider={useDecider(view, decision)}
      tray={
        !inWords && out && (decision !== null || props.telling != null) && <Tray view={view} turn={turn} />
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a card that is looked at lies where nobody points */}
      <div
        className={styles.room}
        data-hour={view.night || !out ? 'night' : 'day'}
        data-out={out || undefined}
        onPointerMove={turnAside}
        onFocus={turnAside}
      >
        {out ? <Streets view={view} lit={lit} decision={asked} /> : <City view={view} decision={asked} />}
        <div className={styles.over}>
          <Loose />
          <Crisis view={view} decision={decision} />
          <Peeked card={peeked} />
        </div>
        {out && <Track view={view} lit={heroOf(view, lit)} />}
      </div>
    </Frame>
  );
}

/** Reactions are quick: one press, and nobody is asked again before the next card is turned. */
function Beside({ passing: { offered, pass }, more }: { passing: Passing; more: ReactNode }) {
  return (
    <>
      {offered && (
        <Button kind="outline" data-pass onClick={pass}>
          {t('cityBoard.pass')}
        </Button>
      )}
      {more}
    </>
  );
}

type StreetsProps = { view: CcView; lit: string | null; decision: Asked | null };

/** Drawn anew only when something on the table has changed: pointing at a thing is the thing's own business. */
const Streets = memo(({ view, lit, decision }: StreetsProps) => {
  const [shown, setShown] = useState({ sight: true, danger: false });
  const ways = useMemo(() => waysIn(decision), [decision]);
  const ghosts = useMemo(() => ghostsOf(view, decision), [view, decision]);
  return (
    <div className={styles.streets}>
      <BattleMap view={view} acting={lit} overlays={shown} ways={ways} ghosts={ghosts} />
      <Overlays shown={shown} onChange={setShown} />
    </div>
  );
});

/** Where somebody may go: whoever chooses sees without asking which of these spaces are dangerous. */
const waysIn = (decision: Asked | null): ReadonlySet<string> | undefined =>
  decision?.ask === 'choose-path-end' ? new Set(decision.options.map(({ id }) => id)) : undefined;

/** Whom the question is about, or whoever acts: a hero, or one of the group. */
function litFigure(view: CcView, decision: Asked | null): string | null {
  const figures = [...view.heroes, ...view.hostiles];
  const about = figures.find(({ id }) => id === decision?.about);
  const acts = figures.find(({ id }) => id === view.active);
  return about?.id ?? acts?.id ?? null;
}

const heroOf = ({ heroes, active }: CcView, lit: string | null): string | null =>
  heroes.find(({ id }) => id === lit)?.id ?? heroes.find(({ id }) => id === active)?.id ?? null;

function useDecider(view: CcView, decision: Asked | null): Decider {
  const hero = view.heroes.find(({ id }) => id === decision?.decides);
  if (hero === undefined)
    return { said: t(decision?.seat === view.leader ? 'cityBoard.leader' : 'board.party') };
  return {
    said: t('cityBoard.decides', { hero: nameOf(hero.id, view) }),
    face: <Medal card={hero.id} size="48px" />,
  };
}
