import type { Scene } from '@questhall/table';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { Table } from '../table/table.js';
import { isSameMoment, type Means, type Telling, type TellingStep, telling } from './telling.js';

type Act<Now> = TellingStep | { readonly step: 'now'; readonly change: (now: Now) => Now };

/** A scene that has come, and what is to be called when it has been told. */
type Untold = { readonly scene: Scene; readonly told: () => void };

/**
 * Tells what happens at a table, a frame at a time; `change` changes what is shown without telling anything. It listens to
 * the table itself: between two pictures of the page it may say more than once.
 */
export function useTelling<Now>(table: Table, first: Scene, begin: (scene: Scene) => Now, means: Means<Now>) {
  const latest = useRef(means);
  latest.current = means;
  const [state, act] = useReducer(
    (before: Telling<Now>, step: Act<Now>): Telling<Now> =>
      step.step === 'now'
        ? { ...before, now: step.change(before.now) }
        : telling(before, step, latest.current),
    first,
    (scene): Telling<Now> => ({ now: begin(scene), playing: null, waiting: [] }),
  );
  const untold = useRef<readonly Untold[]>([]);
  useEffect(() => {
    act({ step: 'scene', scene: table.scene });
    const leave = table.watch((scene) => {
      act({ step: 'scene', scene });
      return new Promise<void>((told) => {
        untold.current = [...untold.current, { scene, told }];
      });
    });
    return () => {
      leave();
      for (const { told } of untold.current) told();
    };
  }, [table]);
  const { playing, waiting } = state;
  useLayoutEffect(() => {
    const left = playing === null ? waiting : [playing.scene, ...waiting];
    const isLeft = ({ scene }: Untold) => left.some((one) => isSameMoment(one, scene));
    for (const one of untold.current) if (!isLeft(one)) one.told();
    untold.current = untold.current.filter(isLeft);
  });
  const frame = playing?.frames[playing.at] ?? null;
  // From the moment in which it is seen.
  useLayoutEffect(() => {
    if (frame === null) return;
    const timer = window.setTimeout(() => act({ step: 'next', frame }), frame.lasts);
    return () => window.clearTimeout(timer);
  }, [frame]);
  return { now: state.now, coming: playing?.scene ?? null, frame, act };
}
