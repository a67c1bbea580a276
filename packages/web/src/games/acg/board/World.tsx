import type { AcgView } from '@questhall/acg';
import type { ReactNode } from 'react';
import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { AcgBack } from '../cards/AcgBack.js';
import { AcgCard } from '../cards/AcgCard.js';
import { type AcgIcon, drawing } from '../cards/icons.js';
import { words } from '../cards/words.js';
import { Enemies } from './Enemies.js';
import { Loose } from './Loose.js';
import { printedOf } from './printed.js';
import { deckSaid, locationSaid } from './said.js';
import type { DeckName } from './types.js';
import styles from './World.module.css';

/** What lies in the middle: the place, who lurks around it, and the decks. */
export function World({ view }: { view: AcgView }) {
  const at = (zone: string) => view.enemies.filter((enemy) => enemy.zone === zone);
  const shadows = at('shadows');
  const lair = at('lair');
  return (
    <div className={styles.world}>
      <Zone kind="shadows" icon="two-shadows" title={t('board.shadows')} count={shadows.length}>
        {shadows.length === 0 ? <p>{t('board.shadows.none')}</p> : <Enemies enemies={shadows} />}
      </Zone>
      <Place view={view} />
      <Loose />
      <Zone kind="lair" icon="crowned-skull" title={t('board.lair')} count={lair.length}>
        {lair.length === 0 ? <p>{t('board.lair.none')}</p> : <Enemies enemies={lair} />}
      </Zone>
      <Decks view={view} />
    </div>
  );
}

type ZoneProps = { kind: string; icon: AcgIcon; title: string; count: number; children: ReactNode };

function Zone({ kind, icon, title, count, children }: ZoneProps) {
  return (
    <section className={styles.zone} data-zone={kind} data-empty={count === 0 || undefined}>
      <h2>
        <Glyph path={drawing(icon)} />
        {title}
        {count > 0 && <b>{count}</b>}
      </h2>
      {children}
    </section>
  );
}

/** The place with its way and its words; a card lies tilted a little, as cards do. */
function Place({ view: { location, leader } }: { view: AcgView }) {
  const printed = location === null ? undefined : printedOf(location.card);
  if (location === null || printed === undefined || printed.card.kind !== 'location')
    return <Nowhere text={t(leader === null ? 'board.location.first' : 'board.location.none')} />;
  const { card, text } = printed;
  return (
    <section className={styles.place} aria-label={t('board.phase.location')}>
      <Thing id={location.card} look={card.id} label={locationSaid(location)}>
        <AcgCard
          printed={printed}
          size="thumb"
          width="var(--place)"
          state={{ progress: location.progress }}
        />
      </Thing>
      <div className={styles.about}>
        <h2>{card.name}</h2>
        <p className={styles.left}>
          {t('board.location.left', { left: Math.max(0, card.explore - location.progress) })}
        </p>
        {text.map((line) => (
          <p key={line} className={styles.rule}>
            {words(line)}
          </p>
        ))}
      </div>
    </section>
  );
}

/** Where a location will lie, and when. */
function Nowhere({ text }: { text: string }) {
  return (
    <section className={styles.place} aria-label={t('board.phase.location')}>
      <span className={styles.unknown}>
        <Glyph path={drawing('dungeon-gate')} />
      </span>
      <p className={styles.nowhere}>{text}</p>
    </section>
  );
}

const DECKS: readonly DeckName[] = ['enemy', 'location', 'dungeon', 'gear'];

/** Four backs with how many lie below; looking at one shows what was discarded last. */
function Decks({ view }: { view: AcgView }) {
  return (
    <section className={styles.decks} aria-label={t('board.decks')}>
      {DECKS.map((deck) => (
        <Deck key={deck} view={view} deck={deck} />
      ))}
    </section>
  );
}

function Deck({ view, deck }: { view: AcgView; deck: DeckName }) {
  const { size, discard } = view.decks[deck];
  const top = discard.at(-1);
  return (
    <div className={styles.deck} data-empty={size === 0 || undefined}>
      <Thing
        id={`${deck}-deck`}
        look={top === undefined ? undefined : printedOf(top)?.card.id}
        label={deckSaid(view, deck)}
      >
        <AcgBack deck={deck} width="var(--deck)" />
        <b className={styles.size}>{size}</b>
        {discard.length > 0 && <i className={styles.discard}>{discard.length}</i>}
      </Thing>
    </div>
  );
}
