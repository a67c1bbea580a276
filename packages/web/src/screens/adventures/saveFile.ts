import type { File } from '../../table/table.js';

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
