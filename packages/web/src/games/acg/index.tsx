import { switches } from 'virtual:switches/acg';
import { faceOf } from '../face.js';
import { begin } from './begin.js';
import { PortraitOf } from './board/Plate.js';
import { cards } from './cards/index.js';
import { sounds } from './sounds.js';
import { table } from './table.js';

/** The Adventure Card Game. */
export const face = faceOf({
  code: 'acg',
  facts: (count, t) => [
    ['meeple', t('box.fact.players')],
    ['hourglass', t('box.fact.time')],
    ['tied-scroll', t('box.fact.quests', { count })],
  ],
  begin: { ...begin, switches },
  Portrait: ({ card }) => <PortraitOf card={card} size="74px" />,
  ...{ cards, table, sounds },
});
