import { Loose as AnyLoose } from '../../../boards/parts/Loose.js';
import { Peek, useRested } from '../../../boards/parts/Peek.js';
import { t } from '../../../text/t.js';
import { LrCard } from '../cards/LrCard.js';
import { printedOf } from '../deck.js';

/** Treasure that was drawn and that nobody has yet. */
export function Loose() {
  return (
    <AnyLoose
      label={t('relicBoard.loose')}
      draw={(id) => {
        const printed = printedOf(id);
        return (
          printed && {
            ...{ name: printed.card.name, look: id },
            card: <LrCard printed={printed} size="thumb" width="var(--loose)" />,
          }
        );
      }}
    />
  );
}

/** The card that somebody points at; `open` lies beside the map anyway. */
export function Peeked({ card, open }: { card: string | undefined; open: string | null }) {
  const rested = useRested(card);
  const printed = rested === undefined || rested === open ? undefined : printedOf(rested);
  if (printed === undefined || printed.kind === 'adventure') return null;
  return (
    <Peek>
      <LrCard printed={printed} size="full" width="var(--peek)" />
    </Peek>
  );
}
