import type { AcgView } from '@questhall/acg';
import { Thing } from '../../../boards/parts/Thing.js';
import { useT } from '../../../text/t.js';
import { AcgBack } from '../cards/AcgBack.js';
import { printedOf } from './printed.js';
import { deckSaid } from './said.js';
import type { DeckName } from './types.js';
import styles from './World.module.css';

const DECKS: readonly DeckName[] = ['enemy', 'location', 'dungeon', 'gear'];

/** Four backs with how many lie below; looking at one shows what was discarded last. */
export function Decks({ view }: { view: AcgView }) {
  const t = useT();
  return (
    <section className={styles.decks} aria-label={t('board.decks')}>
      {DECKS.map((deck) => (
        <Deck key={deck} view={view} deck={deck} />
      ))}
    </section>
  );
}

function Deck({ view, deck }: { view: AcgView; deck: DeckName }) {
  const t = useT();
  const { size, discard } = view.decks[deck];
  const top = discard.at(-1);
  return (
    <div className={styles.deck} data-empty={size === 0 || undefined}>
      <Thing
        id={`${deck}-deck`}
        look={top === undefined ? undefined : printedOf(top)?.card.id}
        label={deckSaid(view, deck, t)}
      >
        <AcgBack deck={deck} width="var(--deck)" />
        <b className={styles.size}>{size}</b>
        {discard.length > 0 && <i className={styles.discard}>{discard.length}</i>}
      </Thing>
    </div>
  );
}
