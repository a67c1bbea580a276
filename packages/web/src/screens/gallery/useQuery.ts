import { useSearchParams } from 'wouter';

type Change = { readonly q?: string; readonly kind?: string; readonly tag?: string };

/** What the gallery is narrowed by. It stands in the address, so that it can be kept and sent. */
export function useQuery(kinds: readonly { readonly id: string }[]) {
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
