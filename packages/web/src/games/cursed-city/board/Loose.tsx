import { Loose as AnyLoose } from '../../../boards/parts/Loose.js';
import { Peek, useRested } from '../../../boards/parts/Peek.js';
import { t } from '../../../text/t.js';
import { CcCard } from '../cards/CcCard.js';
import { printedOf } from '../deck.js';

/** Cards that were drawn, or are for sale on board of the Adamant. */
export const Loose = () => (
  <AnyLoose
    label={t('cityBoard.loose')}
    draw={(id) => {
      const printed = printedOf(id);
      return (
        printed && {
          ...{ name: printed.card.name, look: id },
          card: <CcCard printed={printed} size="thumb" width="var(--loose)" />,
        }
      );
    }}
  />
);

/** Pages are too large for it, and pins say beside the city what they are about. */
const SHEETS: readonly string[] = ['journey', 'quest', 'entry', 'map', 'tile'];

/** The card that somebody points at. */
export function Peeked({ card }: { card: string | undefined }) {
  const rested = useRested(card);
  const printed = rested === undefined ? undefined : printedOf(rested);
  if (printed === undefined || SHEETS.includes(printed.kind)) return null;
  return (
    <Peek>
      <CcCard printed={printed} size="full" width="var(--peek)" />
    </Peek>
  );
}
