import { useEffect } from 'react';
import { isElsewhere } from '../../boards/parts/useKeys.js';
import { useSettings } from '../../settings/store.js';
import type { Table } from '../../table/table.js';
import { PANELS, type PanelState } from './panel.js';
import { type Command, commandOf } from './panels/keys.js';

/** Letters do what the buttons around the table do. Numbers, arrows and Esc are the board's own, advice its button's. */
export function useCommands(table: Table, panels: PanelState): void {
  useEffect(() => {
    const does: { readonly [command in Command]?: () => void } = {
      ...Object.fromEntries(PANELS.map((panel) => [panel, () => panels.toggle(panel)])),
      undo: () => table.undo(),
      redo: () => table.redo(),
      skip: () => table.skip(),
      view: otherView,
    };
    const listen = (event: KeyboardEvent) => {
      const command = isElsewhere(event.target) ? null : commandOf(event);
      const act = command === null ? undefined : does[command];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [table, panels]);
}

function otherView(): void {
  const { tableView, set } = useSettings.getState();
  set('tableView', tableView === 'text' ? 'board' : 'text');
}
