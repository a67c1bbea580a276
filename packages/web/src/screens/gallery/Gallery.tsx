import type { GameCode } from '@questhall/rulebook';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { NoSuch } from '../../app/Missing.js';
import { paths } from '../../app/paths.js';
import { CardLink } from '../../design/CardLink.js';
import { Chips } from '../../design/Choice.js';
import { Empty } from '../../design/Notice.js';
import { PageHead, useTitle } from '../../design/PageHead.js';
import { Panel } from '../../design/Panel.js';
import { SearchField } from '../../design/SearchField.js';
import type { GameFace, Tag } from '../../games/face.js';
import { useDeck, useFace } from '../../games/faces.js';
import type { Printed } from '../../games/printed.js';
import { type PlainKey, t } from '../../text/t.js';
import { CardDialog } from './CardDialog.js';
import { byKind, findCards, tagsAmong } from './find.js';
import styles from './Gallery.module.css';
import { useGridKeys } from './useGridKeys.js';

/** Every card of a game. Kind, tag, words and the open card are in the address. */
export default function Gallery({ game, open }: { game: GameCode; open?: string | undefined }) {
  const face = useFace(game);
  const { cards, byId } = useDeck(face);
  useTitle(t('nav.cards'));
  const { kind, tag, words, set } = useQuery(face.cards.kinds);
  const [, go] = useLocation();
  const asked = useDeferredValue(words);
  const tags = useMemo(
    () => (kind === 'all' ? [] : tagsAmong(findCards(cards, face.cards, kind, ''), face.cards, t)),
    [cards, face, kind],
  );
  const found = useMemo(() => {
    const known = tags.some(({ id }) => id === tag);
    const fits = (one: Printed) => !known || face.cards.tagsOf(one, t).some(({ id }) => id === tag);
    return findCards(cards, face.cards, kind, asked).filter(fits);
  }, [cards, face, kind, asked, tags, tag]);
  const search = window.location.search;
  const show = (id: string | undefined) => go(`${paths.cards(game, id)}${search}`);
  return (
    <div data-game={game}>
      <PageHead
        title={t('nav.cards')}
        lead={t('gallery.count', { count: found.length, title: t(`game.${game}.title`) })}
      >
        <SearchField label={t('gallery.search')} value={words} onChange={(value) => set({ q: value })} />
      </PageHead>
      {open !== undefined && !byId.has(open) && (
        <NoSuch
          text={t('gallery.missing', { id: open.slice(0, 60) })}
          to={paths.cards(game)}
          back={t('gallery.missing.back')}
        />
      )}
      <Filters kinds={face.cards.kinds} kind={kind} tags={tags} tag={tag} onChange={set} />
      {found.length === 0 && <Empty>{t('gallery.nothing')}</Empty>}
      <Shelf face={face} found={found} grouped={asked === ''} search={search} />
      <CardDialog face={face} cards={found} all={cards} open={open} onShow={show} />
    </div>
  );
}

type ShelfProps = { face: GameFace; found: readonly Printed[]; grouped: boolean; search: string };

/** The cards themselves: kind by kind, or, when words were searched for, the best fit first. */
function Shelf({ face, found, grouped, search }: ShelfProps) {
  const root = useRef<HTMLDivElement>(null);
  const groups = grouped ? byKind(found, face.cards) : [];
  const order = grouped ? groups.flatMap(({ cards }) => cards) : found;
  const { stop, ...keys } = useGridKeys(
    root,
    order.map(({ card }) => card.id),
  );
  const tiles = (cards: readonly Printed[]) => (
    <ul className={styles.grid}>
      {cards.map((printed) => {
        const { id } = printed.card;
        const to = `${paths.cards(face.code, id)}${search}`;
        return <Tile key={id} face={face} printed={printed} stop={id === stop} to={to} />;
      })}
    </ul>
  );
  return (
    <div ref={root} {...keys}>
      {groups.map(({ id, name, cards }) => (
        <section key={id} className={styles.group} aria-labelledby={`kind-${id}`}>
          <h2 id={`kind-${id}`} data-ruled>
            {t(name)}
          </h2>
          {tiles(cards)}
        </section>
      ))}
      {!grouped && tiles(found)}
    </div>
  );
}

type Props = {
  kinds: readonly { readonly id: string; readonly name: PlainKey }[];
  kind: string;
  tags: readonly Tag[];
  tag: string;
  onChange: (change: Change) => void;
};

/** Kinds of cards, and within a kind what its cards have in common. */
function Filters({ kinds, kind, tags, tag, onChange }: Props) {
  const all = { id: 'all', name: 'gallery.kind.all' } as const;
  return (
    <Panel className={styles.filters}>
      <Chips
        legend={t('gallery.kinds')}
        chips={[all, ...kinds].map(({ id, name }) => ({ id, name: t(name) }))}
        chosen={kind}
        onChoose={(id) => onChange({ kind: id === 'all' ? '' : id, tag: '' })}
      />
      {tags.length > 0 && (
        <Chips
          legend={t('gallery.tags')}
          chips={tags}
          chosen={tag}
          onChoose={(id) => onChange({ tag: id === tag ? '' : id })}
        />
      )}
    </Panel>
  );
}

type TileProps = {
  face: GameFace;
  printed: Printed;
  to: string;
  /** Whether the tab key stops here. */
  stop: boolean;
};

const Tile = memo(function Tile({ face, printed, to, stop }: TileProps) {
  const { Card } = face.cards;
  const { id, name } = printed.card;
  return (
    <CardLink to={to} id={id} tabIndex={stop ? 0 : -1} label={t('gallery.open', { name })}>
      <Card printed={printed} size="thumb" width="var(--tile)" />
    </CardLink>
  );
});

type Change = { readonly q?: string; readonly kind?: string; readonly tag?: string };

/** What the gallery is narrowed by. It stands in the address, so that it can be kept and sent. */
function useQuery(kinds: readonly { readonly id: string }[]) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('kind');
  const kind = kinds.find(({ id }) => id === asked)?.id ?? 'all';
  const set = (change: Change) =>
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
  return { kind, tag: query.get('tag') ?? '', words: query.get('q') ?? '', set };
}
