import type { PrintedCard } from '@questhall/acg';
import { useDeferredValue, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { CARD_KINDS } from '../../cards/acg/kinds.js';
import { useCards } from '../../cards/acg/useCards.js';
import { SearchBox } from '../../design/SearchBox.js';
import { useT } from '../../text/t.js';
import { CardDialog } from './CardDialog.js';
import { byKind, findCards, isKind, type KindFilter } from './find.js';
import styles from './Gallery.module.css';
import { Tile } from './Tile.js';

/** Every card of the game. Kind, words and the open card are in the address. */
export default function Gallery({ open }: { open?: string | undefined }) {
  const t = useT();
  const { cards } = useCards();
  useTitle(t('gallery.title'));
  const { kind, words, set } = useQuery();
  const [, go] = useLocation();
  const asked = useDeferredValue(words);
  const found = useMemo(() => findCards(cards, kind, asked), [cards, kind, asked]);
  const search = window.location.search;
  const show = (id: string | undefined) => go(`${paths.cards('acg', id)}${search}`);
  return (
    <div data-game="acg">
      <header className={styles.head}>
        <div>
          <h1>{t('gallery.title')}</h1>
          <p>{t('gallery.count', { count: found.length })}</p>
        </div>
        <SearchBox label={t('gallery.search')} value={words} onChange={(value) => set({ q: value })} />
      </header>
      <Kinds chosen={kind} onChoose={(value) => set({ kind: value === 'all' ? '' : value })} />
      {found.length === 0 && <p className={styles.nothing}>{t('gallery.nothing')}</p>}
      {asked === '' ? (
        byKind(found).map(([of, group]) => (
          <section key={of} className={styles.group} aria-labelledby={`kind-${of}`}>
            <h2 id={`kind-${of}`}>{t(`gallery.kind.${of}`)}</h2>
            <Tiles cards={group} search={search} />
          </section>
        ))
      ) : (
        <Tiles cards={found} search={search} />
      )}
      <CardDialog cards={found} all={cards} open={open} onShow={show} />
    </div>
  );
}

function Tiles({ cards: shown, search }: { cards: readonly PrintedCard[]; search: string }) {
  return (
    <ul className={styles.grid}>
      {shown.map((printed) => (
        <Tile
          key={printed.card.id}
          printed={printed}
          to={`${paths.cards('acg', printed.card.id)}${search}`}
        />
      ))}
    </ul>
  );
}

function useQuery() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('kind');
  const kind: KindFilter = isKind(asked) ? asked : 'all';
  const set = (change: { q?: string; kind?: string }) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return { kind, words: query.get('q') ?? '', set };
}

function Kinds({ chosen, onChoose }: { chosen: KindFilter; onChoose: (kind: KindFilter) => void }) {
  const t = useT();
  const kinds: readonly KindFilter[] = ['all', ...CARD_KINDS];
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('gallery.kinds')}</legend>
      {kinds.map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
          {t(`gallery.kind.${kind}`)}
        </button>
      ))}
    </fieldset>
  );
}
