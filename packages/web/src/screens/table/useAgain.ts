import type { Scene } from '@questhall/table';
import type { Table } from '../../table/table.js';
import { useBegin } from '../new/useBegin.js';

/** Begins the same adventure once more: the same heroes and the same seats, other chances. */
export function useAgain(table: Table, { game, seats }: Scene) {
  const { begin, busy } = useBegin();
  const again = async () => {
    const setup = await table.setup();
    if (!setup.ok) return;
    const companions = seats.filter(({ sitter }) => sitter === 'companion').map(({ id }) => id);
    await begin({ from: 'setup', game, setup: setup.value, companions, keep: true });
  };
  return { again, busy };
}
