import { useEffect, useReducer } from 'react';
import type { Scene } from '../../table/scene.js';
import type { Table } from '../../table/table.js';
import { arrived, type Dice, type Happenings, happenings, type Step } from './happenings.js';

/** Listens to the table itself: between two pictures of the page it may tell more than once. */
export function useHappenings(table: Table, first: Scene, dice: Dice): [Happenings, (step: Step) => void] {
  const [state, take] = useReducer(
    (before: Happenings, step: Step) => happenings(before, step, dice),
    first,
    (scene) => arrived(scene, dice),
  );
  useEffect(() => {
    take({ step: 'scene', scene: table.scene });
    return table.watch((scene) => take({ step: 'scene', scene }));
  }, [table]);
  return [state, take];
}
