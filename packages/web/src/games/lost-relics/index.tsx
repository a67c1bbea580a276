import { switches } from 'virtual:switches/lost-relics';
import { faceOf } from '../face.js';
import { begin } from './begin.js';
import { book } from './book/index.js';
import { cards } from './cards/index.js';
import { lessons } from './lessons.js';
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
  ...{ cards, table, book, lessons, sounds },
});
