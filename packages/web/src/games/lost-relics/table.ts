import type { LrView } from '@questhall/lost-relics';
import { iconPath } from '../../design/Icon.js';
import type { TableOf } from '../face.js';
import { staging } from './beats.js';
import { Board } from './board/Board.js';
import { changesIn, placesOf } from './board/happened.js';
import { PartyPanel } from './board/PartyPanel.js';
import { rollOf } from './board/roll.js';
import { type Turn, turnIn } from './board/turn.js';
import { isHero } from './heroes.js';

export const table: TableOf<LrView, Turn> = {
  Board,
  Party: PartyPanel,
  recent: placesOf,
  changes: changesIn,
  staging,
  lying: turnIn,
  rollOf,
  sealOf: () => iconPath('relic-blade'),
  countsOf: ({ round, heroes }) => ({
    rounds: round,
    standing: heroes.filter(({ id, out }) => isHero(id) && !out).length,
  }),
};
