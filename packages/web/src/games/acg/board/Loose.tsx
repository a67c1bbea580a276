import { Loose as AnyLoose } from '../../../boards/parts/Loose.js';
import { Peek } from '../../../boards/parts/Peek.js';
import { t } from '../../../text/t.js';
import { AcgCard } from '../cards/AcgCard.js';
import { words } from '../cards/words.js';
import { printedOf } from './printed.js';

const cards = { Card: AcgCard, printedOf };

/** What was drawn, and what a smith lays out. */
export const Loose = () => (
  <AnyLoose {...cards} label={t('board.loose')} width="var(--place)" words={({ text }) => text.map(words)} />
);

/** With its text: what lies on the table is recognised and not read. */
export const Peeked = ({ card }: { card: string | undefined }) => <Peek {...cards} card={card} />;
