import { Loose as AnyLoose } from '../../../boards/parts/Loose.js';
import { useT } from '../../../text/t.js';
import { LrCard } from '../cards/LrCard.js';
import { printedOf } from '../deck.js';

/** Treasure that was drawn and that nobody has yet. */
export function Loose() {
  const t = useT();
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
