import { type ComponentType, lazy, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';

/** Moments of real games, to be looked at and tried without an engine: `?game=` chooses the game, `?scene=` the moment. */
export default function PatternTable() {
  const [query] = useSearchParams();
  const Table = TABLES[query.get('game') ?? ''] ?? Object.values(TABLES)[0];
  return Table === undefined ? null : <Table />;
}

type Page = ComponentType<{ children?: ReactNode }>;

const pages = import.meta.glob<Page>('../../games/*/patterns/Patterns.tsx', { import: 'Patterns' });
const tables = import.meta.glob<Page>('../../games/*/patterns/TableScenes.tsx', { import: 'TableScenes' });

const lazily = (files: { [path: string]: () => Promise<Page> }): { readonly [game: string]: Page } =>
  Object.fromEntries(
    Object.entries(files).map(([path, load]) => [
      path.split('/').at(-3) ?? '',
      lazy(async () => ({ default: await load() })),
    ]),
  );

/** What each game shows of its pieces. */
export const PATTERNS = lazily(pages);

/** Moments of games as tables. */
const TABLES = lazily(tables);
