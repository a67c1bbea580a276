import { useEffect } from 'react';
import { isElsewhere } from '../../boards/acg/useKeys.js';
import type { Table } from '../../table/table.js';
import { isPanel } from './panel.js';
import { type Command, commandOf } from './panels/keys.js';
import type { PanelState } from './usePanels.js';

/** Letters do what the buttons around the table do. Numbers, arrows and Esc are the board's own. */
export function useCommands(table: Table, panels: PanelState): void {
  useEffect(() => {
    const does = (command: Command | null): boolean => {
      if (command === 'undo') table.undo();
      else if (command === 'redo') table.redo();
      else if (command === 'skip') table.skip();
      else if (command !== null && isPanel(command)) panels.toggle(command);
      else return false;
      return true;
    };
    const listen = (event: KeyboardEvent) => {
      if (!isElsewhere(event.target) && does(commandOf(event))) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [table, panels]);
}
