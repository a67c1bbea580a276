import type { Line, Scene } from '@questhall/table';
import { useEffect, useState } from 'react';
import type { Table } from '../../table/table.js';

export type End = {
  readonly open: boolean;
  /** How the story ended, as its last page tells it. */
  readonly page: Line | undefined;
  show(open: boolean): void;
};

/** Opens the last page when an adventure is over, and keeps it at hand; whoever goes back in time closes it. */
export function useEnd(table: Table, scene: Scene): End {
  const [open, show] = useState(false);
  const [page, setPage] = useState<Line>();
  const isOver = scene.over !== null;
  useEffect(() => {
    show(isOver);
    if (!isOver) return;
    table.chronicle().then((told) => {
      if (told.ok) setPage(told.value.findLast(({ kind }) => kind === 'chapter'));
    });
  }, [table, isOver]);
  return { open, page, show };
}
