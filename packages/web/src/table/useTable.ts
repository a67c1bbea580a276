import { fine, type Result, type Scene, type Trouble } from '@questhall/table';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenTable } from './client.js';
import { leaveTable, takeHeld } from './held.js';
import { openTable } from './open.js';
import type { Opening } from './protocol.js';
import type { Table } from './table.js';

export type Sitting =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly trouble: Trouble }
  /** With what was to be seen when it was opened; what is to be seen since then, see `useScene`. */
  | ({ readonly state: 'open'; readonly first: Scene } & OpenTable);

/** A table for as long as the page shows it. Another opening is another table. */
export function useTable(opening: Opening | null): Sitting {
  const [sitting, setSitting] = useState<Sitting>({ state: 'opening' });
  useEffect(() => (opening === null ? undefined : sit(opening, setSitting)), [opening]);
  return sitting;
}

/** Whatever a part of the page shows of a table: only when that changes it is drawn again. */
export function useScene<T>(table: Table, part: (scene: Scene) => T): T {
  return useSyncExternalStore(table.watch, () => part(table.scene));
}

function sit(opening: Opening, show: (sitting: Sitting) => void): () => void {
  let opened: OpenTable | null = null;
  let left = false;
  show({ state: 'opening' });
  found(opening).then((result) => {
    if (!result.ok) {
      if (!left) show({ state: 'failed', trouble: result.trouble });
      return;
    }
    opened = result.value;
    if (left) leaveTable(opened);
    else show({ state: 'open', ...opened, first: opened.table.scene });
  });
  return () => {
    left = true;
    if (opened !== null) leaveTable(opened);
  };
}

/** A table that another page has just opened is taken over as it is. */
export async function found(opening: Opening): Promise<Result<OpenTable>> {
  const waiting = opening.from === 'shelf' ? takeHeld(opening.id) : null;
  if (waiting !== null) {
    // Whoever has been to the settings may have chosen another language meanwhile.
    await waiting.table.speak(opening.language);
    return fine(waiting);
  }
  return openTable(opening);
}
