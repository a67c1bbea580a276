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
