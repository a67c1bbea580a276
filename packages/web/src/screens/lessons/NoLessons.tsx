import type { GameCode } from '@questhall/rulebook';
import { Missing } from '../../app/Missing.js';
import { paths } from '../../app/paths.js';
import { useT } from '../../text/t.js';

/** A game that does not teach itself yet says so, and leads to what it has. */
export function NoLessons({ game }: { game: GameCode }) {
  const t = useT();
  const title = t(`game.${game}.title`);
  return (
    <Missing
      title={t('lessons.none', { title })}
      text={t('lessons.none.text')}
      to={paths.begin(game)}
      back={t('box.begin')}
    />
  );
}
