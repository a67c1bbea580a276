import type { Time } from '@questhall/table';
import { useEffect, useState } from 'react';
import type { Mark, Table } from '../../../table/table.js';

/** Chapters and rounds of the branch that is looked at; asked for again when it has grown. */
export function useMarks(table: Table, { branch, length }: Time): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  // Another branch or another length has other marks.
  useEffect(() => {
    let wanted = true;
    table.marks().then((found) => {
      if (wanted && found.ok) setMarks(found.value);
    });
    return () => {
      wanted = false;
    };
  }, [table, branch, length]);
  return marks;
}
