import { bareCode } from '@questhall/table';
import { useSyncExternalStore } from 'react';

const changed = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
};

/** What stands behind the `#` of the address, which no server sees. */
export const useCode = (): string =>
  useSyncExternalStore(changed, () => bareCode(decoded(window.location.hash.slice(1))));

/** Mail programs like to dress up an address; what cannot be undone is left as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
