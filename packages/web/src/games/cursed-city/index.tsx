import { switches } from 'virtual:switches/cursed-city';
import { Medallion } from '../../screens/hall/Medallions.js';
import { faceOf } from '../face.js';
import { begin } from './begin.js';
import { table } from './board/index.js';
import { cards } from './cards/index.js';
import { sounds } from './sounds.js';

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
