import { switches } from 'virtual:switches/acg';
import type { AcgView } from '@questhall/acg';
import { faceOf, type TableOf } from '../face.js';
import { staging } from './beats.js';
import { begin } from './begin.js';
import { Board } from './board/Board.js';
import { changesIn, lying, placesOf, type Throw } from './board/happened.js';
import { PartyPanel } from './board/PartyPanel.js';
import { Portrait } from './board/Plate.js';
import { cardOf } from './board/printed.js';
import { rollOf } from './board/roll.js';
import { drawing } from './cards/icons.js';
import { cards } from './cards/index.js';
import { sounds } from './sounds.js';

const table: TableOf<AcgView, Throw> = {
  Board,
  Party: PartyPanel,
  recent: placesOf,
  changes: changesIn,
  staging,
  lying: ({ action }, number) => lying(action?.dice ?? [], number),
  rollOf,
  sealOf: ({ events: [first] }) => drawing(cardOf(String(first?.data.quest ?? ''), 'quest')?.icon),
  countsOf: ({ round, heroes }) => ({
    rounds: round,
    standing: heroes.filter(({ status }) => status !== 'defeated').length,
  }),
};

export const face = faceOf({
  code: 'acg',
  facts: (count, t) => [
    ['meeple', t('box.fact.players')],
    ['hourglass', t('box.fact.time')],
    ['tied-scroll', t('box.fact.quests', { count })],
  ],
  begin: { ...begin, switches },
  Portrait: ({ card }) => <Portrait card={card} size="74px" />,
  ...{ cards, table, sounds },
});
