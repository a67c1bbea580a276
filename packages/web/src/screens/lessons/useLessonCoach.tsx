import type { AcgView } from '@questhall/acg';
import {
  type Beat,
  beatAt,
  isLast,
  isWanted,
  type LESSONS,
  type LessonSay,
  pointed,
  RECORDS,
  wantedPicks,
} from '@questhall/acg/lessons';
import { useMemo, useState } from 'react';
import type { Asked, Scene } from '../../table/scene.js';
import { type Translate, useT } from '../../text/t.js';
import type { Coach } from '../table/coach.js';
import { Learnt } from './Learnt.js';
import { Note } from './Note.js';
import styles from './Note.module.css';
import { Pages } from './Pages.js';
import { useInSight } from './useInSight.js';

export type AnyLesson = (typeof LESSONS)[number];
type Turned = { readonly at: number; readonly page: number };

/** The coach of a lesson: says what belongs to the question, points at it, and waits for the answer that it is about. */
export function useLessonCoach(lesson: AnyLesson): Coach {
  const t = useT();
  const [turned, setTurned] = useState<Turned>({ at: -1, page: 0 });
  return useMemo((): Coach => {
    const record = RECORDS[lesson.id];
    const beatIn = ({ time }: Scene) => beatAt(lesson, record, time.at);
    const pageIn = ({ time }: Scene) => (turned.at === time.at ? turned.page : 0);
    const turn = (at: number, page: number) => setTurned({ at, page });
    return {
      skipsStory: true,
      note: (scene, asked) => {
        const beat = beatIn(scene);
        if (beat === null) return <Outside early={scene.time.at < record.before.length} lesson={lesson.id} />;
        if (asked === null) return null;
        const page = pageIn(scene);
        return <Said {...{ lesson, beat, asked, page }} onTurn={(to) => turn(scene.time.at, to)} />;
      },
      points: (scene) => pointed(beatIn(scene)?.pages[pageIn(scene)]?.point ?? [], scene.view as AcgView),
      refuses: (asked, picks) => {
        const beat = lesson.beats[asked.id - 1 - record.before.length] ?? null;
        if (beat === null || isWanted(beat, question(asked), picks)) return null;
        return t('coach.refuse', { answer: wishOf(beat, asked) });
      },
    };
  }, [lesson, t, turned]);
}

const question = ({ options }: Asked) => ({ options: options.map(({ id }) => id) });

/** The wanted answers as they stand on their buttons, without what comes after the name. */
function wishOf(beat: Beat, asked: Asked): string {
  const wanted = wantedPicks(beat, question(asked)) ?? [];
  return asked.options
    .filter(({ id }) => wanted.includes(id))
    .map(({ text }) => text.split(/[:,]/)[0])
    .join(', ');
}

/** The words of a page; a lesson that says something without words does not compile. */
const wordsOf = (t: Translate, say: LessonSay): string => t(`lesson.${say}`);

type SaidProps = {
  lesson: AnyLesson;
  beat: Beat;
  asked: Asked;
  page: number;
  onTurn: (page: number) => void;
};

function Said({ lesson, beat, asked, page, onTurn }: SaidProps) {
  const t = useT();
  const { say, because } = beat.pages[page] ?? beat.pages[0] ?? { say: '', because: '' };
  const last = page === beat.pages.length - 1;
  const over = isLast(lesson, beat);
  const wish = wishOf(beat, asked);
  useInSight(say);
  return (
    <Note text={wordsOf(t, say as LessonSay)} because={because}>
      <Pages page={page} pages={beat.pages.length} onTurn={onTurn} />
      {last && !over && (
        <b className={styles.wish}>{wish === '' ? t('coach.any') : t('coach.your-turn', { answer: wish })}</b>
      )}
      {last && over && <Learnt lesson={lesson.id} />}
    </Note>
  );
}

/** Somebody has gone back to what was before the lesson, or past its end. */
function Outside({ early, lesson }: { early: boolean; lesson: string }) {
  const t = useT();
  return (
    <div className={styles.outside}>
      <p>{t(early ? 'coach.earlier' : 'coach.later')}</p>
      {!early && <Learnt lesson={lesson} />}
    </div>
  );
}
