import type { Shelf, Trouble } from '@questhall/table';
import { heldTables, takeHeld } from '../../table/held.js';

/** Throws away every adventure and whatever else the app wrote down; says what could not be thrown away. */
export async function forgetAll(shelf: Shelf, ids: readonly string[]): Promise<Trouble | null> {
  for (const { id } of heldTables()) takeHeld(id ?? '')?.table.close();
  const results = await Promise.all(ids.map((id) => shelf.remove(id)));
  forgetNotes();
  const failed = results.find(({ ok }) => !ok);
  return failed?.ok === false ? failed.trouble : null;
}

function forgetNotes(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith('questhall.'));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    return;
  }
}
