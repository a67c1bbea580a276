import { Loose as AnyLoose } from '../../../boards/parts/Loose.js';
import { Peek } from '../../../boards/parts/Peek.js';
import { t } from '../../../text/t.js';
import { CcCard } from '../cards/CcCard.js';
import { printedOf } from '../deck.js';

/** Cards that were drawn, or are for sale on board of the Adamant. */
export const Loose = () => (
  <AnyLoose label={t('cityBoard.loose')} Card={CcCard} printedOf={printedOf} width="var(--loose)" />
);

/** Pages are too large for it, and pins say beside the city what they are about. */
const SHEETS: readonly string[] = ['journey', 'quest', 'entry', 'map', 'tile'];
const readable = (id: string) => {
  const printed = printedOf(id);
  return printed !== undefined && SHEETS.includes(printed.kind) ? undefined : printed;
};

/** The card that somebody points at. */
export const Peeked = ({ card }: { card: string | undefined }) => (
  <Peek Card={CcCard} printedOf={readable} card={card} />
);
