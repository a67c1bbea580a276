import { fine, type Result, type Shelf } from '@questhall/table';
import { heldTables } from '../../table/held.js';
import { askOnce } from '../../table/open.js';
import type { File } from '../../table/table.js';
import type { Adventure, Damaged, Sorted } from './adventure.js';
import { bundleOf } from './bundle.js';

/** An adventure as a file; one that is only held in this page is asked for itself. */
export async function fileOf({ id }: Pick<Adventure, 'id'>, language: string): Promise<Result<File>> {
  const held = heldTables().find((opened) => opened.id === id);
  if (held !== undefined) return held.table.exportFile();
  return askOnce((client) => client.exportKept(id, language));
}

/** What is left of an adventure that cannot be read. */
export async function wreckOf({ id }: Damaged, shelf: Shelf): Promise<Result<File>> {
  const raw = await shelf.raw(id);
  if (!raw.ok) return raw;
  return fine({ name: `questhall-damaged-${id}.json`, text: `${JSON.stringify(raw.value)}\n` });
}

export type Everything = { readonly file: File; readonly count: number };

/** All that is kept in one file; what cannot be played any more goes along as it lies there. */
export async function everything(found: Sorted, shelf: Shelf, language: string): Promise<Everything> {
  const files: File[] = [];
  const wrecks: unknown[] = [];
  for (const adventure of [...found.going, ...found.over]) {
    const file = await fileOf(adventure, language);
    if (file.ok) files.push(file.value);
    else await addWreck(adventure.id);
  }
  for (const { id } of found.damaged) await addWreck(id);
  const name = `questhall-all-${new Date().toISOString().slice(0, 10)}.json`;
  return { file: { name, text: bundleOf(distinct(files), wrecks) }, count: files.length };

  async function addWreck(id: string): Promise<void> {
    const raw = await shelf.raw(id);
    if (raw.ok) wrecks.push(raw.value);
  }
}

/** Two games of one seed would have one name. */
const distinct = (files: readonly File[]): File[] =>
  files.map(({ name, text }, i) => ({ name: `${i + 1}-${name}`, text }));

/** Hands a file to whoever sits at the browser. */
export function saveFile({ name, text }: File): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser that is still writing needs the address a little longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
