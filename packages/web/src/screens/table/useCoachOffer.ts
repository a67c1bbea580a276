import { useEffect, useState } from 'react';
import type { GameFace } from '../../games/face.js';
import { openShelf } from '../../table/storage/open.js';
import { useProgress } from '../lessons/progress.js';

/** A first game, begun without any lesson: a coach may stand beside it. Nothing: there is nobody to offer one to. */
export function useCoachOffer(
  { code, lessons }: GameFace,
  id: string | null,
  begins: boolean,
): (() => void) | undefined {
  const { done, quests, begin } = useProgress();
  const learnt = lessons?.steps.some((step) => done.includes(step.id)) ?? true;
  const isNew = begins && !learnt && quests[code] === undefined;
  const isOnly = useIsOnly(isNew ? id : null);
  return isOnly && id !== null ? () => begin(code, id) : undefined;
}

/** Whether nothing else is kept. */
function useIsOnly(id: string | null): boolean {
  const [only, setOnly] = useState<string>();
  useEffect(() => {
    if (id === null) return;
    openShelf()
      .then((shelf) => shelf.list())
      .then((listed) => {
        if (listed.ok && listed.value.every((kept) => kept.id === id)) setOnly(id);
      });
  }, [id]);
  return id !== null && only === id;
}
