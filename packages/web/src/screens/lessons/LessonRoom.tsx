import type { GameCode } from '@questhall/rulebook';
import { Missing } from '../../app/Missing.js';
import { Shell } from '../../app/Shell.js';
import { useFace } from '../../games/faces.js';

/** One lesson of a game, or the way back where there is none of that name. */
export default function LessonRoom({ game, lesson }: { game: GameCode; lesson: string }) {
  const { lessons } = useFace(game);
  const known = lessons?.steps.some(({ id }) => id === lesson);
  if (lessons === null || known !== true)
    return (
      <Shell>
        <Missing />
      </Shell>
    );
  return <lessons.Lesson lesson={lesson} />;
}
