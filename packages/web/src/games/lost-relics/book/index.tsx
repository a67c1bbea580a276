import type { LrView } from '@questhall/lost-relics';
import type { BookOf } from '../../face.js';
import { nameOf } from '../deck.js';
import { counted, endOf, isBeginning } from '../pages.js';
import { Company } from './Company.js';
import { Road } from './Road.js';

export const book: BookOf<LrView> = {
  kindOf: ({ campaign }) => (campaign === null ? 'relics.book.adventure' : 'relics.book.campaign'),
  titleOf: ({ campaign, adventure }) => nameOf(campaign?.id ?? adventure),
  Front,
  isBeginning,
  endOf,
  tally: (events, t) => {
    const { rounds, slain, treasure, damage } = counted(events);
    if (rounds === 0) return [];
    return [
      t('relics.tally.rounds', { rounds }),
      t('relics.tally.slain', { slain }),
      t('relics.tally.treasure', { treasure }),
      t('relics.tally.damage', { damage }),
    ];
  },
};

function Front({ view }: { view: LrView }) {
  return (
    <>
      <Road view={view} />
      <Company view={view} />
    </>
  );
}
