import type { CcView } from '@questhall/cursed-city';
import { iconPath } from '../../../design/Icon.js';
import type { TableOf } from '../../face.js';
import { staging } from '../beats.js';
import { Board } from './Board.js';
import { PartyPanel } from './PartyPanel.js';
import { rollOf } from './roll.js';
import { changesIn, placesIn } from './things.js';
import { type Turn, turnIn } from './turn.js';

/** All that a room has to know of the table of Cursed City. */
export const table: TableOf<CcView, Turn> = {
  Board,
  Party: PartyPanel,
  recent: placesIn,
  changes: changesIn,
  staging,
  lying: turnIn,
  rollOf,
  sealOf: () => iconPath('moon'),
  // The page of a journey says how long it took and why it ended.
  countsOf: () => null,
};
