import { records } from '../src/generated/content.js';

/** The records of the game itself, in their order: tests add others, which speak English only. */
export const PRINTED: readonly string[] = records.map(({ record }) => (record as { id: string }).id);

const printed = new Set(PRINTED);
export const isPrinted = (id: string): boolean => printed.has(id);
