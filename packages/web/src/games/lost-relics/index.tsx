import { switches } from 'virtual:switches/lost-relics';
import type { LrView } from '@questhall/lost-relics';
import { iconPath } from '../../design/Icon.js';
import { Medallion } from '../../screens/hall/Medallions.js';
import { faceOf, type TableOf } from '../face.js';
import { staging } from './beats.js';
import { begin } from './begin.js';
import { Board } from './board/Board.js';
import { PartyPanel } from './board/PartyPanel.js';
import { rollOf } from './board/roll.js';
import { changesIn, placesOf } from './board/things.js';
import { type Turn, turnIn } from './board/turn.js';
import { cards } from './cards/index.js';
import { isHero } from './sorting.js';
import { sounds } from './sounds.js';

const table: TableOf<LrView, Turn> = {
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

export const face = faceOf({
  code: 'lost-relics',
  facts: (count, t) => [
    ['meeple', t('relics.fact.players')],
    ['hourglass', t('relics.fact.time')],
    ['tied-scroll', t('relics.fact.adventures', { count })],
  ],
  begin: { ...begin, switches },
  Portrait: ({ card }) => <Medallion game="lost-relics" hero={card} />,
  ...{ cards, table, sounds },
});
