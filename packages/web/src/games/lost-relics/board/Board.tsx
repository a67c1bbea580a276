import type { TablePart } from '@questhall/engine';
import type { LrView } from '@questhall/lost-relics';
import type { Asked } from '@questhall/table';
import { memo, useMemo, useState } from 'react';
import type { Decider } from '../../../boards/parts/DecisionBar.js';
import { Frame } from '../../../boards/parts/Frame.js';
import { turnAside } from '../../../boards/parts/Peek.js';
import { useTableState } from '../../../boards/parts/useTableState.js';
import { t } from '../../../text/t.js';
import styles from './Board.module.css';
import { Chain } from './Chain.js';
import { Loose, Peeked } from './Loose.js';
import { Medal } from './Medal.js';
import { BattleMap } from './map/BattleMap.js';
import { Party } from './Party.js';
import { nameOf } from './printed.js';
import { Sheet } from './Sheet.js';
import { spentSaid } from './said.js';
import { Top } from './Top.js';
import { asksForDie, looseCards, thingsOf } from './things.js';
import { actingIn, type Turn } from './turn.js';
import type { BoardProps } from './types.js';
import './map.css';

export function Board(props: BoardProps) {
  const { view, decision, inWords = false, thrown: turn = null } = props;
  const [peeked, setPeeked] = useState<string>();
  // Until all is told, whoever was asked stays in the light.
  const lit = litHero(view, decision ?? props.telling?.after ?? null, turn);
  const loose = useMemo(() => looseCards(view, decision), [view, decision]);
  const things = useMemo(() => pointable(view, decision, loose), [view, decision, loose]);
  const first = lit ?? view.heroes[0]?.id;
  const table = useTableState(props, { things, loose, first, onPeek: setPeeked });
  return (
    <Frame
      game="lost-relics"
      board={props}
      table={table}
      top={<Top view={view} />}
      decider={useDecider(view, decision)}
      tray={
        !inWords &&
        (decision !== null || props.telling != null) && <Chain view={view} turn={turn} ask={decision?.ask} />
      }
      also={useSpent(view, turn)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a card that is looked at lies where nobody points */}
      <div className={styles.room} onPointerMove={turnAside} onFocus={turnAside}>
        <Lain view={view} lit={lit} />
        <div className={styles.over}>
          <Loose />
          <Peeked card={peeked} open={lit} />
        </div>
        <Party view={view} decision={decision} turn={turn} lit={lit} />
      </div>
    </Frame>
  );
}

/** Dice leave the table when they are spent, so the game itself does not say what became of them. */
function useSpent({ adventure }: LrView, turn: Turn | null): TablePart[] {
  if (turn === null || turn.spent.length === 0) return [];
  return [{ text: t('relicBoard.text.spent'), list: turn.spent.map((link) => spentSaid(link, adventure)) }];
}

/** Drawn anew only when something on the table has changed: pointing at a thing is the thing's own business. */
const Lain = memo(({ view, lit }: { view: LrView; lit: string | null }) => (
  <>
    <Sheet view={view} />
    <BattleMap view={view} acting={lit} />
  </>
));

/** Dice are things only while one of them is asked for. */
function pointable(view: LrView, decision: Asked | null, loose: readonly string[]): ReadonlySet<string> {
  const dice = asksForDie(decision) ? ['1', '2', '3', '4', '5', '6'] : [];
  return new Set([...thingsOf(view), ...loose, ...dice]);
}

/** Whose action is asked for, whom the question is about, or whoever acts. */
function litHero(view: LrView, decision: Asked | null, turn: Turn | null): string | null {
  const keys = decision?.options.map(({ id }) => id).filter((id) => id.includes('/')) ?? [];
  const asked = view.heroes.find(({ id }) => keys.some((key) => key.startsWith(`${id}/`)));
  const about = view.heroes.find(({ id }) => id === decision?.about);
  return asked?.id ?? about?.id ?? actingIn(view, turn);
}

function useDecider(view: LrView, decision: Asked | null): Decider {
  const hero = view.heroes.find(({ id }) => id === decision?.decides);
  if (hero === undefined) return { said: t('board.party') };
  return {
    said: t('relicBoard.decides', { hero: nameOf(hero.id, view.adventure) }),
    face: <Medal card={hero.id} size="48px" />,
  };
}
