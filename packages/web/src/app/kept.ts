/** What this browser has written down. It may have no room, or be told to keep nothing: then a thing lasts as long as the page. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Says whether it worked. */
export function keep(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** What a text has written down, by name; in a damaged one there is nothing. */
export function entriesIn(text: string | null): { readonly [name: string]: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
