import { entriesIn } from '../../app/kept.js';
import type { File } from '../../table/table.js';

const FORMAT = 'questhall-shelf';
/** More than any number of games will be. */
const LARGEST = 50_000_000;

/** Several games in one file. `wrecks` are what lies on the shelf and cannot be read. */
export function bundleOf(files: readonly File[], wrecks: readonly unknown[] = []): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, files, wrecks })}\n`;
}

/** The games in a file: those of a bundle, or the file itself; nothing if it is a bundle that holds none. */
export function unbundled(file: File): readonly File[] {
  const { format, files } = entriesIn(file.text);
  if (format !== FORMAT) return [file];
  return Array.isArray(files) ? files.filter(isFile) : [];
}

function isFile(value: unknown): value is File {
  const { name, text } = (typeof value === 'object' && value !== null ? value : {}) as Partial<File>;
  return typeof name === 'string' && typeof text === 'string';
}

export const isTooLarge = ({ size }: { readonly size: number }): boolean => size > LARGEST;
