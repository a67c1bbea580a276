/** A noun that is counted; `dat` is its plural after "mit" and the like. */
export type Counted = { readonly one: string; readonly many: string; readonly dat: string };

export const noun = (one: string, many: string, dat = many): Counted => ({ one, many, dat });

export function counted(n: number, { one, many }: Pick<Counted, 'one' | 'many'>): string {
  return `${n} ${Math.abs(n) === 1 ? one : many}`;
}

export function listWords(parts: readonly string[], joint = 'und'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${joint} ${parts[parts.length - 1]}`;
}

type Range = { atLeast?: number | undefined; atMost?: number | undefined };

/** "mindestens 2 Wunden", or what holds when that does not: "weniger als 2 Wunden". */
export function rangeWords({ atLeast, atMost }: Range, what: Counted, yes = true): string {
  const number = (n: number) => counted(n, what);
  if (atLeast !== undefined && atMost !== undefined) {
    const exact = atLeast === atMost ? `genau ${number(atLeast)}` : `${atLeast} bis ${atMost} ${what.many}`;
    return yes ? exact : `nicht ${exact}`;
  }
  if (atMost !== undefined) return yes ? atMostWords(atMost, what) : `mehr als ${number(atMost)}`;
  if (atLeast === undefined) return yes ? `beliebig viele ${what.many}` : `keine ${what.many}`;
  return yes ? `mindestens ${number(atLeast)}` : `weniger als ${number(atLeast)}`;
}

const atMostWords = (n: number, what: Counted): string =>
  n === 0 ? `keine ${what.many}` : `höchstens ${counted(n, what)}`;
