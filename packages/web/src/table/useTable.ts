import { useEffect, useState } from 'react';
import type { OpenTable } from './client.js';
import { leaveTable, takeHeld } from './held.js';
import { localTable } from './open.js';
import type { Opening } from './protocol.js';
import type { Scene } from './scene.js';
import { fine, type Result, type Trouble } from './trouble.js';

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
  let opened: OpenTable | null = null;
  let left = false;
  let unwatch = () => undefined as void;
  show({ state: 'opening' });
  found(opening).then((result) => {
    if (!result.ok) {
      if (!left) show({ state: 'failed', trouble: result.trouble });
      return;
    }
    opened = result.value;
    if (left) leaveTable(opened);
    else unwatch = follow(opened, show);
  });
  return () => {
    left = true;
    unwatch();
    if (opened !== null) leaveTable(opened);
  };
}

/** A table that another page has just opened is taken over as it is. */
async function found(opening: Opening): Promise<Result<OpenTable>> {
  const waiting = opening.from === 'shelf' ? takeHeld(opening.id) : null;
  if (waiting !== null) {
    // Whoever has been to the settings may have chosen another language meanwhile.
    await waiting.table.speak(opening.language);
    return fine(waiting);
  }
  const client = localTable();
  const opened = await client.open(opening);
  if (!opened.ok) client.leave();
  return opened;
}

function follow(opened: OpenTable, show: (sitting: Sitting) => void): () => void {
  const { table } = opened;
  show({ state: 'open', ...opened, scene: table.scene });
  return table.watch((scene) => show({ state: 'open', ...opened, scene }));
}
