import { Peek, useRested } from '../../../boards/parts/Peek.js';
import { LrCard } from '../cards/LrCard.js';
import { printedOf } from '../deck.js';

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
