import type { PrintedCard } from '@questhall/acg';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { useCards } from '../../cards/acg/useCards.js';
import { SearchBox } from '../../design/SearchBox.js';
import { useT } from '../../text/t.js';
import { CardDialog } from './CardDialog.js';
import { Filters } from './Filters.js';
import { byKind, findCards } from './find.js';
import styles from './Gallery.module.css';
import { Tile } from './Tile.js';
import { tagsAmong, tagsOf } from './tags.js';
import { useGridKeys } from './useGridKeys.js';
import { useQuery } from './useQuery.js';

/** Every card of the game. Kind, tag, words and the open card are in the address. */
export default function Gallery({ open }: { open?: string | undefined }) {
  const t = useT();
  const { cards } = useCards();
  useTitle(t('gallery.title'));
  const { kind, tag, words, set } = useQuery();
  const [, go] = useLocation();
  const asked = useDeferredValue(words);
  const tags = useMemo(
    () => (kind === 'all' ? [] : tagsAmong(findCards(cards, kind, ''), t)),
    [cards, kind, t],
  );
  const found = useMemo(() => {
    const known = tags.some(({ id }) => id === tag);
    const fits = (printed: PrintedCard) => !known || tagsOf(printed, t).some(({ id }) => id === tag);
    return findCards(cards, kind, asked).filter(fits);
  }, [cards, kind, asked, tags, tag, t]);
  const search = window.location.search;
  const show = (id: string | undefined) => go(`${paths.cards('acg', id)}${search}`);
  return (
    <div data-game="acg">
      <header className={styles.head}>
        <div>
          <h1>{t('gallery.title')}</h1>
          <p aria-live="polite">{t('gallery.count', { count: found.length })}</p>
        </div>
        <SearchBox label={t('gallery.search')} value={words} onChange={(value) => set({ q: value })} />
      </header>
      <Filters
        kind={kind}
        tags={tags}
        tag={tag}
        onKind={(value) => set({ kind: value === 'all' ? '' : value, tag: '' })}
        onTag={(value) => set({ tag: value })}
      />
      {found.length === 0 && <p className={styles.nothing}>{t('gallery.nothing')}</p>}
      <Shelf found={found} grouped={asked === ''} search={search} />
      <CardDialog cards={found} all={cards} open={open} onShow={show} />
    </div>
  );
}

type ShelfProps = { found: readonly PrintedCard[]; grouped: boolean; search: string };

/** The cards themselves: kind by kind, or, when words were searched for, the best fit first. */
function Shelf({ found, grouped, search }: ShelfProps) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const groups = grouped ? byKind(found) : [];
  const order = grouped ? groups.flatMap(([, group]) => group) : found;
  const { stop, ...keys } = useGridKeys(
    root,
    order.map(({ card }) => card.id),
  );
  const tiles = (cards: readonly PrintedCard[]) => (
    <ul className={styles.grid}>
      {cards.map((printed) => {
        const { id } = printed.card;
        return (
          <Tile key={id} printed={printed} stop={id === stop} to={`${paths.cards('acg', id)}${search}`} />
        );
      })}
    </ul>
  );
  return (
    <div ref={root} {...keys}>
      {groups.map(([kind, group]) => (
        <section key={kind} className={styles.group} aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`}>{t(`gallery.kind.${kind}`)}</h2>
          {tiles(group)}
        </section>
      ))}
      {!grouped && tiles(found)}
    </div>
  );
}
