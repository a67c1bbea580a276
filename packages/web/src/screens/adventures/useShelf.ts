import type { Listed, Shelf, Trouble } from '@questhall/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { heldTables } from '../../table/held.js';
import { openShelf } from '../../table/storage/open.js';
import { useLanguage } from '../../text/t.js';
import { type Sorted, sorted } from './adventure.js';
import { inLanguage, nameOf, type Retold, strangers } from './retold.js';

type Seen = { readonly shelf: Shelf; readonly listed: readonly Listed[]; readonly trouble: Trouble | null };

export type Shelved = Sorted & {
  readonly shelf: Shelf;
  /** Why nothing lasts, or why nothing can be read. */
  readonly trouble: Trouble | null;
};

/** One shelf for the whole page; a browser that refused once is asked again when the page is loaded again. */
let opening: Promise<Shelf> | null = null;
const shelfOfPage = (): Promise<Shelf> => {
  opening ??= openShelf();
  return opening;
};

const NOTHING: readonly Listed[] = [];

/** What lies on the shelf now; another window may change it, so it is looked at again when this one is looked at. */
export function useShelf(): { readonly shelved: Shelved | null; readonly lookAgain: () => void } {
  const [seen, setSeen] = useState<Seen | null>(null);
  const lookAgain = useCallback(() => {
    shelfOfPage().then(async (shelf) => {
      const found = await shelf.list();
      const trouble = found.ok ? shelf.fleeting : found.trouble;
      setSeen({ shelf, listed: found.ok ? found.value : [], trouble });
    });
  }, []);
  useEffect(() => {
    lookAgain();
    window.addEventListener('focus', lookAgain);
    return () => window.removeEventListener('focus', lookAgain);
  }, [lookAgain]);
  const listed = useRetold(seen?.listed ?? NOTHING);
  const shelved = useMemo(
    () =>
      seen === null ? null : { ...sorted(listed, heldTables()), shelf: seen.shelf, trouble: seen.trouble },
    [seen, listed],
  );
  return { shelved, lookAgain };
}

/** What was told again once on this page need not be played through again. */
let known: Retold = new Map();

/** Adventures in the language of now: one that was kept in another is read once more, in a worker. */
function useRetold(listed: readonly Listed[]): readonly Listed[] {
  const language = useLanguage();
  const [retold, setRetold] = useState(known);
  useEffect(() => {
    const stop = new AbortController();
    retell(listed, language, stop.signal, () => setRetold(known));
    return () => stop.abort();
  }, [listed, language]);
  return useMemo(() => inLanguage(listed, language, retold), [listed, language, retold]);
}

/** One after the other, each shown as soon as it is there. What cannot be read keeps its words. */
async function retell(listed: readonly Listed[], language: string, stop: AbortSignal, show: () => void) {
  const heads = strangers(listed, language, known);
  if (heads.length === 0) return;
  const { askOnce } = await import('../../table/open.js');
  await askOnce(async (client) => {
    for (const head of heads) {
      if (stop.aborted) break;
      const told = await client.read(head.id, language);
      const standing = told.ok ? told.value.standing : head.standing;
      known = new Map([...known, [nameOf(head, language), standing]]);
      show();
    }
  });
}
