import { Loose as AnyLoose } from '../../../boards/parts/Loose.js';
import { Peek, useRested } from '../../../boards/parts/Peek.js';
import { t } from '../../../text/t.js';
import { AcgCard } from '../cards/AcgCard.js';
import { words } from '../cards/words.js';
import { printedOf } from './printed.js';

/** What was drawn, and what a smith lays out. */
export function Loose() {
  return (
    <AnyLoose
      label={t('board.loose')}
      draw={(id) => {
        const printed = printedOf(id);
        return (
          printed && {
            ...{ name: printed.card.name, look: printed.card.id, words: printed.text.map(words) },
            card: <AcgCard printed={printed} size="thumb" width="var(--place)" />,
          }
        );
      }}
    />
  );
}

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
