import { openIndexed } from './indexed.js';
import { MemoryStore } from './memory.js';
import { Shelf, storageTrouble } from './shelf.js';

/** The browser's own storage, or memory where it is forbidden; the shelf says which. */
export async function openShelf(): Promise<Shelf> {
  try {
    return new Shelf(await openIndexed(indexedDB));
  } catch (error) {
    return new Shelf(new MemoryStore(), storageTrouble(error));
  }
}
