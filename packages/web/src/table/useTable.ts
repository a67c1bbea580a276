import { useEffect, useState } from 'react';
import { localTable } from './open.js';
import type { Opening } from './protocol.js';
import type { Scene } from './scene.js';
import type { Table } from './table.js';
import type { Trouble } from './trouble.js';

export type Sitting =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly trouble: Trouble }
  | { readonly state: 'open'; readonly id: string | null; readonly table: Table; readonly scene: Scene };

/** A table for as long as the page shows it. Another opening is another table. */
export function useTable(opening: Opening | null): Sitting {
  const [sitting, setSitting] = useState<Sitting>({ state: 'opening' });
  useEffect(() => (opening === null ? undefined : sit(opening, setSitting)), [opening]);
  return sitting;
}

function sit(opening: Opening, show: (sitting: Sitting) => void): () => void {
  let leave = () => undefined as void;
  let left = false;
  show({ state: 'opening' });
  localTable()
    .open(opening)
    .then((opened) => {
      if (!opened.ok) return left || show({ state: 'failed', trouble: opened.trouble });
      const { id, table } = opened.value;
      leave = () => void table.close();
      if (left) return leave();
      table.watch((scene) => show({ state: 'open', id, table, scene }));
      show({ state: 'open', id, table, scene: table.scene });
    });
  return () => {
    left = true;
    leave();
  };
}
