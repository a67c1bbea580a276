import type { Settings } from '../settings/settings.js';
import { useSettings } from '../settings/store.js';

/** What the time of every movement is multiplied by. */
const PACES: { readonly [speed in Settings['speed']]: number } = {
  slow: 1.7,
  normal: 1,
  fast: 0.5,
  instant: 0,
};

/** Nothing moves for whoever wants that, and in the table in words. */
export function usePace(): number {
  const { speed, motion, tableView } = useSettings();
  const still =
    motion === 'system' ? document.documentElement.dataset.motion === 'reduced' : motion === 'reduced';
  return still || tableView === 'text' ? 0 : PACES[speed];
}
