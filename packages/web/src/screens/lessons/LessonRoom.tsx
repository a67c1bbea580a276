import type { GameCode } from '@questhall/rulebook';
import { Missing } from '../../app/Missing.js';
import { paths } from '../../app/paths.js';
import { Shell } from '../../app/Shell.js';
import { useFace } from '../../games/faces.js';
import { useT } from '../../text/t.js';

/** One lesson of a game, or the way back where there is none of that name. */
export default function LessonRoom({ game, lesson }: { game: GameCode; lesson: string }) {
  const t = useT();
  const { lessons } = useFace(game);
  const known = lessons?.steps.some(({ id }) => id === lesson);
  if (lessons === null || known !== true)
    return (
      <Shell>
        <Missing
          title={t('lessons.missing')}
          text={t('lessons.missing.text', { id: lesson.slice(0, 60) })}
          to={paths.lessons(game)}
          back={t('lessons.missing.back')}
        />
      </Shell>
    );
  return <lessons.Lesson lesson={lesson} />;
}
