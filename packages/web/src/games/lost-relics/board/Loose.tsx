import { Loose as AnyLoose } from '../../../boards/parts/Loose.js';
import { Peek } from '../../../boards/parts/Peek.js';
import { t } from '../../../text/t.js';
import { LrCard } from '../cards/LrCard.js';
import { printedOf } from '../deck.js';

/** Treasure that was drawn and that nobody has yet. */
export const Loose = () => (
  <AnyLoose label={t('relicBoard.loose')} Card={LrCard} printedOf={printedOf} width="var(--loose)" />
);

/** An adventure is too large for it. */
const readable = (id: string) => {
  const printed = printedOf(id);
  return printed?.kind === 'adventure' ? undefined : printed;
};

/** The card that somebody points at; `open` lies beside the map anyway. */
export const Peeked = ({ card, open }: { card: string | undefined; open: string | null }) => (
  <Peek Card={LrCard} printedOf={readable} card={card === open ? undefined : card} />
);
