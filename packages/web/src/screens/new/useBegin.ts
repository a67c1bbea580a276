import type { Trouble } from '@questhall/table';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.js';
import { useSettings } from '../../settings/store.js';
import { hold } from '../../table/held.js';
import { openTable } from '../../table/open.js';
import type { Opening } from '../../table/protocol.js';

type Wanted = Extract<Opening, { keep?: boolean }>;
type Without<T> = T extends unknown ? Omit<T, 'language' | 'pace'> : never;
export type Fresh = Without<Wanted>;

/** Opens a game that is kept, and goes to its table; the table is handed over as it is. */
export function useBegin() {
  const { language, speed: pace } = useSettings();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const begin = async (fresh: Fresh): Promise<string | null> => {
    setBusy(true);
    setTrouble(undefined);
    const opened = await openTable({ ...fresh, language, pace } as Opening);
    setBusy(false);
    if (!opened.ok) {
      setTrouble(opened.trouble);
      return null;
    }
    hold(opened.value);
    if (opened.value.id !== null) go(paths.table(opened.value.id));
    return opened.value.id;
  };
  return { begin, busy, trouble };
}
