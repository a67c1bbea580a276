/** What a save may hold. Boards, frames and events are made of nothing else. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonRecord = { [key: string]: Json };

/** Copies plain data. Frames are small, so a generic walk is enough there; boards bring their own copier. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyArray(value) as T;
  return copyRecord(value as JsonRecord) as T;
}

function copyArray(list: readonly unknown[]): unknown[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i++) {
    const item = out[i];
    if (typeof item === 'object' && item !== null) out[i] = copyJson(item);
  }
  return out;
}

/** One shallow spread first: it keeps the hidden class, and most fields are strings and numbers. */
export function copyRecord<T extends object>(record: T): T {
  const out = { ...record } as { [key: string]: unknown };
  for (const key in out) {
    const item = out[key];
    if (typeof item === 'object' && item !== null) out[key] = copyJson(item);
  }
  return out as T;
}
