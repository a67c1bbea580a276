/** Small English words that every game's cards are put together from. Clauses have no capital and no full stop. */
export function listWords(parts: readonly string[], joint = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${joint} ${parts[parts.length - 1]}`;
}

export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${Math.abs(n) === 1 ? one : many}`;
}

export const articled = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
