import { useEffect } from 'react';
import { isElsewhere } from '../../boards/acg/useKeys.js';
import { useSettings } from '../../settings/store.js';
import type { Table } from '../../table/table.js';
import type { PanelState } from './usePanels.js';

/** Letters do what the buttons around the table do. Numbers, arrows and Esc are the board's own. */
export function useCommands(table: Table, panels: PanelState): void {
  useEffect(() => {
    const commands: { readonly [key: string]: () => void } = {
      u: () => table.undo(),
      U: () => table.redo(),
      l: () => panels.toggle('chronicle'),
      w: () => panels.toggle('why'),
      h: () => panels.toggle('party'),
      v: otherView,
      '?': () => panels.toggle('help'),
    };
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const command = Object.hasOwn(commands, event.key) ? commands[event.key] : undefined;
      if (command === undefined) return;
      event.preventDefault();
      command();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [table, panels]);
}

function otherView(): void {
  const { tableView, set } = useSettings.getState();
  set('tableView', tableView === 'text' ? 'board' : 'text');
}
