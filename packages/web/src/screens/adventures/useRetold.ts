import type { Listed } from '@questhall/table';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../text/t.js';
import { inLanguage, nameOf, type Retold, strangers } from './retold.js';

/** What was told again once on this page need not be played through again. */
let known: Retold = new Map();

/** Adventures in the language of now: one that was kept in another is read once more, in a worker. */
export function useRetold(listed: readonly Listed[]): readonly Listed[] {
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
  const { localTable } = await import('../../table/open.js');
  const client = localTable();
  for (const head of heads) {
    if (stop.aborted) break;
    const told = await client.read(head.id, language);
    const standing = told.ok ? told.value.standing : head.standing;
    known = new Map([...known, [nameOf(head, language), standing]]);
    show();
  }
  client.leave();
}
