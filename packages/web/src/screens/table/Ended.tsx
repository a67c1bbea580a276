import { useEffect, useState } from 'react';
import type { Line, Scene } from '../../table/scene.js';
import type { Table } from '../../table/table.js';
import { Over } from './Over.js';
import type { PanelName } from './panel.js';

type Props = { table: Table; scene: Scene; id: string | null; onOpen: (panel: PanelName) => void };

/** Opens the last page when an adventure is over, and keeps it at hand; whoever goes back in time closes it. */
export function Ended({ table, scene, id, onOpen }: Props) {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState<Line>();
  const isOver = scene.over !== null;
  useEffect(() => {
    setOpen(isOver);
    if (!isOver) return;
    table.chronicle().then((told) => {
      if (told.ok) setPage(told.value.findLast(({ kind }) => kind === 'chapter'));
    });
  }, [table, isOver]);
  return <Over scene={scene} id={id} page={page} open={open} onShow={setOpen} onOpen={onOpen} />;
}
