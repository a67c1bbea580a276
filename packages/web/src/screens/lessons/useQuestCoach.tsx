import type { AcgView } from '@questhall/acg';
import { adviceAt, FIRST_QUEST, pointed } from '@questhall/acg/lessons';
import { useEffect, useMemo } from 'react';
import { Icon } from '../../design/Icon.js';
import type { Asked, Scene } from '../../table/scene.js';
import { useT } from '../../text/t.js';
import type { Coach } from '../table/coach.js';
import { Note } from './Note.js';
import styles from './Note.module.css';
import { useProgress } from './progress.js';

/** Whoever plays his first quest is told at every question what matters, until he wants no more of it. */
export function useQuestCoach(adventure: string): Coach | undefined {
  const mine = useProgress(({ quest }) => quest === adventure);
  const quiet = useProgress((progress) => progress.quiet);
  return useMemo((): Coach | undefined => {
    if (!mine) return undefined;
    return {
      note: (scene, asked) => <Beside scene={scene} asked={asked} quiet={quiet} />,
      points: (scene, asked) =>
        asked === null || quiet
          ? []
          : pointed(adviceAt(scene.view as AcgView, asked.ask).point, scene.view as AcgView),
    };
  }, [mine, quiet]);
}

type Props = { scene: Scene; asked: Asked | null; quiet: boolean };

function Beside({ scene, asked, quiet }: Props) {
  const t = useT();
  const { hush, learn } = useProgress();
  const isOver = scene.over !== null;
  useEffect(() => {
    if (isOver) learn(FIRST_QUEST.id);
  }, [isOver, learn]);
  if (asked === null) return null;
  if (quiet)
    return (
      <button type="button" className={styles.turn} onClick={() => hush(false)}>
        <Icon name="graduate-cap" />
        {t('coach.speak')}
      </button>
    );
  const { say, because } = adviceAt(scene.view as AcgView, asked.ask);
  return (
    <Note text={t(`lesson.${say}`)} because={because}>
      <button type="button" className={styles.turn} onClick={() => hush(true)}>
        <Icon name="silenced" />
        {t('coach.quiet')}
      </button>
    </Note>
  );
}
