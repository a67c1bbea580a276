import type { Trouble } from '@questhall/table';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.js';
import { useSettings } from '../../settings/store.js';
import { hold } from '../../table/held.js';
import { found } from '../../table/useTable.js';
import { useReplay } from '../table/panels/useReplay.js';

/** Opens a kept game at its first question, from where it can be watched; says what is in the way. */
export function useWatch(onTrouble: (trouble: Trouble | null) => void): (id: string) => Promise<void> {
  const { language, speed: pace } = useSettings();
  const [, go] = useLocation();
  return async (id) => {
    const opened = await found({ from: 'shelf', id, language, pace });
    onTrouble(opened.ok ? null : opened.trouble);
    if (!opened.ok) return;
    await opened.value.table.goTo(0);
    hold(opened.value);
    go(paths.table(id));
    useReplay.getState().play(opened.value.table);
  };
}
