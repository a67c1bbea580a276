import type { AcgView } from '@questhall/acg';
import type { BookOf } from '../../face.js';
import { cardName } from '../board/printed.js';
import { counted, endOf, isBeginning } from '../pages.js';
import { Company } from './Company.js';
import { Pool } from './Pool.js';
import { Quests } from './Quests.js';

export const book: BookOf<AcgView> = {
  kindOf: ({ mode }) => `book.kind.${mode}`,
  titleOf: ({ campaign, quest }, { adventure }) => (campaign === null ? cardName(quest) : adventure),
  Front,
  isBeginning,
  endOf,
  tally: (events, t) => {
    const { rounds, places, enemies, wounds } = counted(events);
    if (rounds === 0) return [];
    return [
      t('book.tally.rounds', { rounds }),
      t('book.tally.places', { places }),
      t('book.tally.enemies', { enemies }),
      t('book.tally.wounds', { wounds }),
    ];
  },
};

function Front({ view }: { view: AcgView }) {
  return (
    <>
      <Quests view={view} />
      <Company view={view} />
      <Pool view={view} />
    </>
  );
}
