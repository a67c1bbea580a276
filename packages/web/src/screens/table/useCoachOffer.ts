import { teaches } from '@questhall/games/courses';
import type { GameCode } from '@questhall/rulebook';
import { useLoaded } from '../../app/useLoaded.js';
import { useCourseWhere } from '../../games/courses.js';
import { openShelf } from '../../table/storage/open.js';
import { useProgress } from '../lessons/progress.js';

/** A first game, begun without any lesson: a coach may stand beside it. Nothing: there is nobody to offer one to. */
export function useCoachOffer(game: GameCode, id: string | null, begins: boolean): (() => void) | undefined {
  const { done, quests, begin } = useProgress();
  const course = useCourseWhere(begins && quests[game] === undefined && teaches(game), game);
  const isNew = course?.steps.every((step) => !done.includes(step.id)) === true;
  const isOnly = useIsOnly(isNew ? id : null);
  return isOnly && id !== null ? () => begin(game, id) : undefined;
}

/** Whether nothing else is kept. */
function useIsOnly(id: string | null): boolean {
  const only = useLoaded(async () => {
    const listed = id === null ? null : await (await openShelf()).list();
    return listed?.ok === true && listed.value.every((kept) => kept.id === id);
  }, [id]);
  return only === true;
}
