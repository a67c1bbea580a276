import type { CcView } from '@questhall/cursed-city';
import { useMemo } from 'react';
import type { Decider } from '../../../boards/parts/DecisionBar.js';
import { Frame } from '../../../boards/parts/Frame.js';
import { TextTable } from '../../../boards/parts/TextTable.js';
import { Crest, TopBar } from '../../../boards/parts/TopBar.js';
import type { BoardProps } from '../../../boards/parts/types.js';
import { useTableState } from '../../../boards/parts/useTableState.js';
import { iconPath } from '../../../design/Icon.js';
import { useT } from '../../../text/t.js';
import { printedOf } from '../deck.js';
import { thingsOf } from './things.js';

/** The table of Cursed City, in words. */
export function Board(props: BoardProps<CcView>) {
  const { view, decision, inWords = false } = props;
  const things = useMemo(() => thingsOf(view), [view]);
  const table = useTableState(props, { things, first: view.heroes[0]?.id });
  return (
    <Frame
      game="cursed-city"
      board={props}
      table={table}
      top={<Top view={view} />}
      decider={useDecider(decision?.decides)}
    >
      {!inWords && <TextTable words={props.words ?? []} />}
    </Frame>
  );
}

/** Which journey it is, and which turn. */
function Top({ view: { quest, journey } }: { view: CcView }) {
  const t = useT();
  const card = journey?.id ?? quest.id;
  const name = nameOf(card);
  return (
    <TopBar>
      <Crest
        card={card}
        icon={iconPath('evil-tower')}
        name={name}
        where={t('cityBoard.where', { turn: journey?.turn ?? 0 })}
        title={t('cityBoard.sheet', { journey: name })}
      />
    </TopBar>
  );
}

const nameOf = (card: string): string => printedOf(card)?.card.name ?? card;

function useDecider(hero: string | undefined): Decider {
  const t = useT();
  return { said: hero === undefined ? t('board.party') : t('cityBoard.decides', { hero: nameOf(hero) }) };
}
