import { useEffect, useState } from 'react';
import type { Table } from '../../../table/table.js';
import { type Told, toldAfter, toldAt } from './told.js';

const NOTHING: Told = { branch: '', at: 0, lines: [] };

/** The chronicle of a table: asked for once, then it follows the news. */
export function useTold(table: Table): Told {
  const [told, setTold] = useState(NOTHING);
  useEffect(() => {
    let asked = true;
    let known = false;
    const stop = table.watch((scene) => {
      if (known) setTold((before) => toldAfter(before, scene));
    });
    table.chronicle().then((lines) => {
      if (!asked || !lines.ok) return;
      known = true;
      setTold(toldAt(table.scene, lines.value));
    });
    return () => {
      asked = false;
      stop();
    };
  }, [table]);
  return told;
}
