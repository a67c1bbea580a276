import { Loose as AnyLoose } from '../../../boards/parts/Loose.js';
import { useT } from '../../../text/t.js';
import { AcgCard } from '../cards/AcgCard.js';
import { words } from '../cards/words.js';
import { printedOf } from './printed.js';

/** What was drawn, and what a smith lays out. */
export function Loose() {
  const t = useT();
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
