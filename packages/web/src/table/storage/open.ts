import { MemoryStore, Shelf, storageTrouble, trouble } from '@questhall/table';
import { openIndexed } from './indexed.js';

/** The browser's own storage, or memory where it is forbidden; the shelf says which. */
export async function openShelf(): Promise<Shelf> {
  // Some browsers hide their storage altogether where nothing may be kept.
  if (!globalThis.indexedDB) return new Shelf(new MemoryStore(), trouble('trouble.storage.forbidden'));
  try {
    return new Shelf(await openIndexed(indexedDB));
  } catch (error) {
    return new Shelf(new MemoryStore(), storageTrouble(error));
  }
}

/** The same id, if an adventure is still kept under it. */
export async function stillKept(id: string | null): Promise<string | null> {
  if (id === null) return null;
  return (await (await openShelf()).read(id)).ok ? id : null;
}
