import type { AcgView } from '@questhall/acg';
import type { TableOf } from '../face.js';
import { staging } from './beats.js';
import { Board } from './board/Board.js';
import { changesIn, lying, placesOf, type Throw } from './board/happened.js';
import { PartyPanel } from './board/PartyPanel.js';
import { cardOf } from './board/printed.js';
import { rollOf } from './board/roll.js';
import { drawing } from './cards/icons.js';

export const table: TableOf<AcgView, Throw> = {
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
