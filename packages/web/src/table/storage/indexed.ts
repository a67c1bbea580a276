import type { Change, Store } from '@questhall/table';

const HEADS = 'adventures';
const ROWS = 'answers';

/** Opens the browser's own storage, or throws what the browser says against it. */
export async function openIndexed(factory: IDBFactory, name = 'questhall'): Promise<Store> {
  const asked = factory.open(name, 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(HEADS, { keyPath: 'id' });
    asked.result.createObjectStore(ROWS, { keyPath: ['id', 'branch', 'n'] });
  };
  const database = await given(asked);
  // A newer Questhall in another window may want to change the storage; whoever holds on would block it.
  database.onversionchange = () => database.close();
  return storeIn(database);
}

const storeIn = (database: IDBDatabase): Store => ({
  heads: () => given(reading(database, HEADS).getAll()),
  head: (id) => given(reading(database, HEADS).get(id)),
  rows: (id) => given(reading(database, ROWS).getAll(rowsOf(id))),
  write: (change) => inOne(database, (heads, rows) => put(heads, rows, change)),
  remove: (id) =>
    inOne(database, (heads, rows) => {
      heads.delete(id);
      rows.delete(rowsOf(id));
    }),
});

function put(heads: IDBObjectStore, rows: IDBObjectStore, { head, parts }: Change): void {
  const { id } = head;
  heads.put(head);
  for (const { branch, from, answers } of parts) {
    rows.delete(IDBKeyRange.bound([id, branch, from], [id, branch, Infinity]));
    answers.forEach((answer, i) => {
      rows.put({ id, branch, n: from + i, answer });
    });
  }
}

/** In keys a list comes after every string. */
const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

const reading = (database: IDBDatabase, store: string): IDBObjectStore =>
  database.transaction(store, 'readonly').objectStore(store);

function given<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

function inOne(
  database: IDBDatabase,
  change: (heads: IDBObjectStore, rows: IDBObjectStore) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([HEADS, ROWS], 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    change(transaction.objectStore(HEADS), transaction.objectStore(ROWS));
  });
}
