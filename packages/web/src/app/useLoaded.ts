import { useEffect, useState } from 'react';

/** What is asked for, again whenever `about` changes; nothing until it is there. What comes too late, or not at all, changes nothing. */
export function useLoaded<T>(ask: () => Promise<T> | undefined, about: readonly unknown[]): T | undefined {
  const [found, setFound] = useState<T>();
  useEffect(() => {
    let wanted = true;
    ask()?.then(
      (value) => wanted && setFound(() => value),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, about);
  return found;
}
