import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { LoadAgain, sayTrouble } from '../../app/Failed.js';
import { paths } from '../../app/paths.js';
import { Loading, Notice } from '../../design/Notice.js';
import type { GameCourse } from '../../games/courses.js';
import { stillKept } from '../../table/storage/open.js';
import { useBegin } from '../new/useBegin.js';
import { useProgress } from './progress.js';

/** Leads to the table of the first adventure: the one that was begun, or a new one. */
export function FirstQuest({ course: { game, first } }: { course: GameCourse }) {
  const [, go] = useLocation();
  const { done, quests, begin: remember } = useProgress();
  const { begin, trouble } = useBegin();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const { id: lesson, setup, seed } = first;
    stillKept(done.includes(lesson) ? null : (quests[game] ?? null)).then(async (id) => {
      if (id !== null) return go(paths.table(id), { replace: true });
      const begun = await begin({ from: 'setup', game, setup, seed, keep: true });
      if (begun !== null) remember(game, begun);
    });
  });
  if (trouble === undefined) return <Loading />;
  return (
    <Notice role="alert">
      {sayTrouble(trouble)} <LoadAgain trouble={trouble} />
    </Notice>
  );
}
