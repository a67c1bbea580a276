import type { OpenTable } from './client.js';

/**
 * Tables that are open while no page shows them: handed from one page to the next, or waiting for somebody to come
 * back because the browser keeps nothing and closing them would be the end of them.
 */
const held = new Map<string, OpenTable>();

export function hold(opened: OpenTable): void {
  if (opened.id !== null) held.set(opened.id, opened);
}

export function takeHeld(id: string): OpenTable | null {
  const found = held.get(id) ?? null;
  held.delete(id);
  return found;
}

export const heldTables = (): readonly OpenTable[] => [...held.values()];

/** A game that would be lost is held; any other is closed, for it is kept. */
export function leaveTable(opened: OpenTable): void {
  const { state } = opened.table.scene.saving;
  if (opened.id !== null && (state === 'fleeting' || state === 'failed')) hold(opened);
  else opened.table.close();
}
