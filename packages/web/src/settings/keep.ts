const KEY = 'questhall.settings';

/** The browser may have no room, or be told to keep nothing; then settings last as long as the page. */
export function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Says whether it worked. */
export function keep(text: string): boolean {
  try {
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}
