import type { Asked, Scene } from '@questhall/table';
import {
  type Beat,
  beatAt,
  isLast,
  isWanted,
  type Page,
  stepAfter,
  type TaughtLesson,
  wantedPicks,
} from '@questhall/tabletop/lessons';
import { useEffect, useMemo, useState } from 'react';
import { paths } from '../../app/paths.js';
import { answerPoint, isConfirmed } from '../../boards/parts/picks.js';
import { Button, ButtonLink } from '../../design/Button.js';
import { Icon } from '../../design/Icon.js';
import { Row } from '../../design/Layout.js';
import type { GameCourse } from '../../games/courses.js';
import { t } from '../../text/t.js';
import type { Coach } from '../table/coach.js';
import { Note } from './Note.js';
import styles from './Note.module.css';
import { useProgress } from './progress.js';

type Turned = { readonly at: number; readonly page: number };

/** The coach of a lesson: says what belongs to the question, points at it, and waits for the answer that it is about. */
export function useLessonCoach(course: GameCourse, lesson: TaughtLesson): Coach {
  const [turned, setTurned] = useState<Turned>({ at: -1, page: 0 });
  return useMemo((): Coach => {
    const beatIn = ({ time }: Scene) => beatAt(lesson, time.at);
    const pageIn = ({ time }: Scene) => (turned.at === time.at ? turned.page : 0);
    const turn = (at: number, page: number) => setTurned({ at, page });
    return {
      skipsStory: true,
      note: (scene, asked, selected) => {
        const beat = beatIn(scene);
        if (beat === null)
          return <Outside {...{ course, lesson }} early={scene.time.at < lesson.record.before.length} />;
        if (asked === null) return null;
        const page = pageIn(scene);
        return (
          <Said
            {...{ course, lesson, beat, asked, selected, page }}
            onTurn={(to) => turn(scene.time.at, to)}
          />
        );
      },
      points: (scene, asked) => {
        const beat = beatIn(scene);
        const page = pageIn(scene);
        const things = course.pointed(beat?.pages[page]?.point ?? [], scene.view);
        if (beat === null || asked === null || page < beat.pages.length - 1) return things;
        return [...things, ...(wantedPicks(beat, question(asked)) ?? []).map(answerPoint)];
      },
      refuses: (scene, asked, picks) => {
        const beat = beatIn(scene);
        if (beat === null || isWanted(beat, question(asked), picks)) return null;
        return t('coach.refuse', { answer: wishOf(beat, asked) });
      },
    };
  }, [course, lesson, turned]);
}

const question = ({ options }: Asked) => ({ options: options.map(({ id }) => id) });

/** The names of the wanted answers, as they stand on their buttons. */
function wishOf(beat: Beat, asked: Asked): string {
  const wanted = wantedPicks(beat, question(asked)) ?? [];
  return asked.options
    .filter(({ id }) => wanted.includes(id))
    .map(({ name }) => name)
    .join(', ');
}

const NOTHING: Page = { say: '', point: [], because: '' };

type SaidProps = {
  course: GameCourse;
  lesson: TaughtLesson;
  beat: Beat;
  asked: Asked;
  selected: readonly string[];
  page: number;
  onTurn: (page: number) => void;
};

function Said({ course, lesson, beat, asked, selected, page, onTurn }: SaidProps) {
  const said = beat.pages[page] ?? beat.pages[0] ?? NOTHING;
  const last = page === beat.pages.length - 1;
  const over = isLast(lesson, beat);
  useInSight(said.say);
  return (
    <Note game={course.game} text={course.say(said)} because={said.because}>
      <Pages page={page} pages={beat.pages.length} onTurn={onTurn} />
      {last && !over && <Wish {...{ beat, asked, selected }} />}
      {last && over && <Learnt course={course} lesson={lesson.id} />}
    </Note>
  );
}

/** What is to be done now: the answer by its name, and when it is picked already, that it wants to be confirmed. */
function Wish({ beat, asked, selected }: Pick<SaidProps, 'beat' | 'asked' | 'selected'>) {
  const wish = wishOf(beat, asked);
  const picked = isConfirmed(asked) && beat.wants !== undefined && isWanted(beat, question(asked), selected);
  if (picked) return <b className={styles.wish}>{t('coach.confirm')}</b>;
  return (
    <b className={styles.wish}>{wish === '' ? t('coach.any') : t('coach.your-turn', { answer: wish })}</b>
  );
}

/** Somebody has gone back to what was before the lesson, or past its end. */
function Outside({ course, lesson, early }: { course: GameCourse; lesson: TaughtLesson; early: boolean }) {
  return (
    <Row>
      <p>{t(early ? 'coach.earlier' : 'coach.later')}</p>
      {!early && <Learnt course={course} lesson={lesson.id} />}
    </Row>
  );
}

/** The end of a lesson: it counts as learnt from now on, and the next one is a press away. */
function Learnt({ course, lesson }: { course: GameCourse; lesson: string }) {
  const learn = useProgress((progress) => progress.learn);
  const next = stepAfter(course, lesson);
  useEffect(() => learn(lesson), [learn, lesson]);
  return (
    <>
      <span className={styles.learnt}>
        <Icon name="laurel-crown" /> {t('coach.done')}
      </span>
      {next !== undefined && (
        <ButtonLink kind="gold" to={paths.lessons(course.game, next.id)}>
          {t('coach.next-lesson', { lesson: next.name })}
          <Icon name="next-button" />
        </ButtonLink>
      )}
      <ButtonLink kind="page" to={paths.lessons(course.game)}>
        {t('coach.leave')}
      </ButtonLink>
    </>
  );
}

type Props = { page: number; pages: number; onTurn: (page: number) => void };

/** Where several things are said at one question, one after the other. */
function Pages({ page, pages, onTurn }: Props) {
  if (pages < 2) return null;
  const last = page === pages - 1;
  return (
    <>
      {page > 0 && (
        <Button kind="page" icon="previous-button" onClick={() => onTurn(page - 1)}>
          {t('coach.back')}
        </Button>
      )}
      <small>{t('coach.page', { page: page + 1, pages })}</small>
      {!last && (
        <Button kind="gold" onClick={() => onTurn(page + 1)}>
          {t('coach.next')}
          <Icon name="next-button" />
        </Button>
      )}
    </>
  );
}

/** What a coach points at is of no use outside of what can be seen; on a small screen the table moves to it. */
function useInSight(said: string): void {
  useEffect(() => {
    if (said === '') return;
    const frame = requestAnimationFrame(() =>
      document.querySelector('[data-pointed]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [said]);
}
