import { useEffect, useState } from 'react';
import type { OpenTable } from './client.js';
import { localTable } from './open.js';
import type { Opening } from './protocol.js';
import type { Scene } from './scene.js';
import type { Table } from './table.js';
import type { Trouble } from './trouble.js';

export type Sitting =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly trouble: Trouble }
  | ({ readonly state: 'open'; readonly scene: Scene } & OpenTable);

/** A table for as long as the page shows it. Another opening is another table. */
export function useTable(opening: Opening | null): Sitting {
  const [sitting, setSitting] = useState<Sitting>({ state: 'opening' });
  useEffect(() => (opening === null ? undefined : sit(opening, setSitting)), [opening]);
  return sitting;
}

function sit(opening: Opening, show: (sitting: Sitting) => void): () => void {
  const client = localTable();
  let table: Table | null = null;
  let left = false;
  show({ state: 'opening' });
  client.open(opening).then((opened) => {
    if (!opened.ok) {
      client.leave();
      if (!left) show({ state: 'failed', trouble: opened.trouble });
      return;
    }
    table = opened.value.table;
    if (left) table.close();
    else follow(opened.value, show);
  });
  return () => {
    left = true;
    table?.close();
  };
}

function follow(opened: OpenTable, show: (sitting: Sitting) => void): void {
  const { table } = opened;
  table.watch((scene) => show({ state: 'open', ...opened, scene }));
  show({ state: 'open', ...opened, scene: table.scene });
}
