import { useSearchParams } from 'wouter';
import { isKind, type KindFilter } from './find.js';

type Change = { readonly q?: string; readonly kind?: string; readonly tag?: string };

/** What the gallery is narrowed by. It stands in the address, so that it can be kept and sent. */
export function useQuery() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('kind');
  const kind: KindFilter = isKind(asked) ? asked : 'all';
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
