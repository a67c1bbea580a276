import { trouble } from '../trouble.js';
import { openIndexed } from './indexed.js';
import { MemoryStore } from './memory.js';
import { Shelf, storageTrouble } from './shelf.js';

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
