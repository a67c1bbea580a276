import type { Happened } from '@questhall/table';

/** By how much something on the table has changed: wounds are harm, whatever helps is not. */
export type Change = { readonly thing: string; readonly by: number; readonly tone: 'harm' | 'help' };

/** Which field of an event names the thing whose number changed, and whether it went up or down. */
export type Counted = {
  readonly [type: string]: { readonly of: string; readonly sign: 1 | -1; readonly tone: Change['tone'] };
};

export function changesBy(table: Counted, events: readonly Happened[]): Change[] {
  return events.flatMap(({ type, data }) => {
    const counted = table[type];
    if (counted === undefined) return [];
    const count = Number(data.count);
    const thing = data[counted.of];
    if (typeof thing !== 'string' || !(count > 0)) return [];
    return [{ thing, by: count * counted.sign, tone: counted.tone }];
  });
}

/** Every name that stands anywhere in the data of an event. */
export function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(namesIn);
}
