import { switches } from 'virtual:switches/lost-relics';
import { Medallion } from '../../screens/hall/Medallions.js';
import { faceOf } from '../face.js';
import { begin } from './begin.js';
import { cards } from './cards/index.js';
import { sounds } from './sounds.js';
import { table } from './table.js';

/** Lost Relics. */
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
