import { useShelf } from '../adventures/useShelf.js';

/** Whether nothing was ever begun here, as far as the shelf tells; nothing until it has been looked at. */
export function useFirst(): boolean | null {
  const { shelved } = useShelf();
  if (shelved === null) return null;
  const { going, over, damaged } = shelved;
  return going.length + over.length + damaged.length === 0;
}
