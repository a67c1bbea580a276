import type { Scene } from '../../table/scene.js';
import type { Table } from '../../table/table.js';
import { useBegin } from '../new/useBegin.js';

/** Begins the same adventure once more: the same heroes and the same seats, other chances. */
export function useAgain(table: Table, { game, seats }: Scene) {
  const { begin, busy } = useBegin();
  const again = async () => {
    const file = await table.exportFile();
    if (!file.ok) return;
    const { setup } = JSON.parse(file.value.text) as { setup: unknown };
    const companions = seats.filter(({ sitter }) => sitter === 'companion').map(({ id }) => id);
    await begin({ from: 'setup', game, setup, companions, keep: true });
  };
  return { again, busy };
}
