import type { LrView } from '@questhall/lost-relics';
import { usePointed } from '../../../boards/parts/context.js';
import { useT } from '../../../text/t.js';
import styles from './Line.module.css';
import { Medal, rankOf } from './Medal.js';
import { nameOf } from './printed.js';
import type { HeroView } from './types.js';

type State = 'now' | 'done' | 'out' | 'waits';

/** Who acts in which order: the heroes as their cards were dealt, then the leaders of the hostiles. */
export function Line({ view }: { view: LrView }) {
  const t = useT();
  const leaders = view.hostiles.filter(({ kind }) => rankOf(kind) === 'leader');
  return (
    <ol className={styles.line} data-line data-pointed={usePointed('line')} aria-label={t('relicBoard.line')}>
      {view.line.map((id) => {
        const state = stateOf(view, id);
        const name = nameOf(id, view.adventure);
        return (
          <li key={id} data-state={state} title={name}>
            <span role="img" aria-label={t('relicBoard.line.hero', { name, state })}>
              <Medal card={id} faded={state === 'done' || state === 'out'} />
            </span>
          </li>
        );
      })}
      {leaders.map(({ id, kind }) => {
        const name = nameOf(id, view.adventure);
        return (
          <li key={id} data-state={view.phase === 'leader' ? 'now' : 'waits'} data-leader title={name}>
            <span role="img" aria-label={t('relicBoard.line.leader', { name })}>
              <Medal card={kind} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Whoever stands before the one who acts has acted. */
function stateOf(view: LrView, id: HeroView['id']): State {
  if (view.heroes.find((hero) => hero.id === id)?.out === true) return 'out';
  if (view.active === id) return 'now';
  if (view.phase === 'leader' || view.phase === 'recovery') return 'done';
  if (view.phase !== 'action') return 'waits';
  const at = view.line.indexOf(view.active ?? view.lastActed ?? id);
  return view.line.indexOf(id) < at || (view.active === null && view.lastActed === id) ? 'done' : 'waits';
}
