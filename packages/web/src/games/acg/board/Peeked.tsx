import { Peek, useRested } from '../../../boards/parts/Peek.js';
import { AcgCard } from '../cards/AcgCard.js';
import { printedOf } from './printed.js';

/** The card that somebody points at, with its text: what lies on the table is recognised and not read. */
export function Peeked({ card }: { card: string | undefined }) {
  const rested = useRested(card);
  const printed = rested === undefined ? undefined : printedOf(rested);
  if (printed === undefined) return null;
  return (
    <Peek>
      <AcgCard printed={printed} size="full" width="var(--peek)" />
    </Peek>
  );
}
