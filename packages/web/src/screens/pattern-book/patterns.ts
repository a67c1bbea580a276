import { type ComponentType, lazy, type ReactNode } from 'react';

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
export const TABLES = lazily(tables);
