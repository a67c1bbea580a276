import type { LrView } from '@questhall/lost-relics';
import type { Line } from '../../../table/scene.js';
import type { BookOf } from '../../face.js';
import { nameOf, printedOf } from '../deck.js';
import { counted, endOf, isBeginning } from '../pages.js';
import { Company } from './Company.js';
import { Road } from './Road.js';

export const book: BookOf<LrView> = {
  kindOf: ({ campaign }) => (campaign === null ? 'relics.book.adventure' : 'relics.book.campaign'),
  titleOf: ({ campaign, adventure }) => nameOf(campaign?.id ?? adventure),
  Front,
  isBeginning,
  endOf,
  storyOf,
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

/** An end says its story itself; a beginning is printed on the sheet. */
function storyOf({ events: [first], paragraphs: [top = ''] }: Line): string {
  if (typeof first?.data.text === 'string') return first.data.text;
  const sheet = printedOf(String(first?.data.adventure ?? ''))?.card;
  return sheet?.kind === 'adventure' ? sheet.intro : top;
}

function Front({ view }: { view: LrView }) {
  return (
    <>
      <Road view={view} />
      <Company view={view} />
    </>
  );
}
