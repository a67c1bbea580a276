import { FIRST_QUEST } from '@questhall/acg/lessons';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../../app/Loading.js';
import { paths } from '../../app/paths.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useBegin } from '../new/useBegin.js';
import styles from './Lessons.module.css';
import { useProgress } from './progress.js';

/** Leads to the table of the first quest: the one that was begun, or a new one. */
export function FirstQuest() {
  const [, go] = useLocation();
  const say = useTrouble();
  const { done, quest, begin: remember } = useProgress();
  const { begin, trouble } = useBegin();
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    if (quest !== null && !done.includes(FIRST_QUEST.id)) return go(paths.table(quest), { replace: true });
    const { setup, seed } = FIRST_QUEST;
    begin({ from: 'setup', game: 'acg', setup, seed, keep: true }).then((id) => {
      if (id !== null) remember(id);
    });
  });
  if (trouble === undefined) return <Loading />;
  return (
    <p className={styles.trouble} role="alert">
      {say(trouble)}
    </p>
  );
}
