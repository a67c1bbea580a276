/** "a", "a or b", "a, b or c". */
export function orList(items: readonly string[]): string {
  return joined(items, 'or');
}

/** "a", "a and b", "a, b and c". */
export function andList(items: readonly string[]): string {
  return joined(items, 'and');
}

export function joined(items: readonly string[], word: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** "1 rat", "2 rats". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
}

export function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?:…]["”“)]?$/.test(first) ? first : `${first}.`;
}

/** `woundsSuffered` and `wounds-suffered` are for people "wounds suffered". */
export function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
}
