import { switches } from 'virtual:switches/cursed-city';
import type { CcView } from '@questhall/cursed-city';
import { iconPath } from '../../design/Icon.js';
import { Medallion } from '../../screens/hall/Medallions.js';
import { faceOf, type TableOf } from '../face.js';
import { staging } from './beats.js';
import { begin } from './begin.js';
import { Board } from './board/Board.js';
import { PartyPanel } from './board/PartyPanel.js';
import { changesIn, placesOf } from './board/things.js';
import { type Turn, turnIn } from './board/turn.js';
import { cards } from './cards/index.js';
import { sounds } from './sounds.js';

const table: TableOf<CcView, Turn> = {
  Board,
  Party: PartyPanel,
  recent: placesOf,
  changes: changesIn,
  staging,
  lying: turnIn,
  rollOf: () => null,
  sealOf: () => iconPath('evil-tower'),
  countsOf: ({ journey, heroes }) => ({
    rounds: journey?.turn ?? 0,
    standing: heroes.filter(({ where }) => where === 'standing').length,
  }),
};

/** Cursed City. */
export const face = faceOf({
  code: 'cursed-city',
  facts: (count, t) => [
    ['meeple', t('city.fact.players')],
    ['hourglass', t('city.fact.time')],
    ['tied-scroll', t('city.fact.adventures', { count })],
  ],
  begin: { ...begin, switches },
  Portrait: ({ card }) => <Medallion game="cursed-city" hero={card} />,
  ...{ cards, table, sounds },
});
