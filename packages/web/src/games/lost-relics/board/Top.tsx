import type { LrView } from '@questhall/lost-relics';
import { Line as AnyLine, type InLine } from '../../../boards/parts/Line.js';
import { Crest, Phases, TopBar } from '../../../boards/parts/TopBar.js';
import { t } from '../../../text/t.js';
import { drawing, type LrIcon, pictureOf } from '../cards/pictures.js';
import { Medal, rankOf } from './Medal.js';
import { nameOf } from './printed.js';
import type { HeroView } from './types.js';

const PHASES = [
  ['adventure', 'polar-star'],
  ['dice', 'perspective-dice-six-faces-six'],
  ['initiative', 'target-arrows'],
  ['action', 'crossed-swords'],
  ['leader', 'crown'],
  ['recovery', 'campfire'],
] as const satisfies readonly (readonly [NonNullable<LrView['phase']>, LrIcon])[];

/** Which adventure, which round, which phase, and who comes when. */
export function Top({ view }: { view: LrView }) {
  const adventure = nameOf(view.adventure, view.adventure);
  const phases = PHASES.map(([id, icon]) => ({ id, icon: drawing(icon), name: t(`relicBoard.phase.${id}`) }));
  return (
    <TopBar lined={view.stage === 'play'}>
      <Crest
        card={view.adventure}
        icon={drawing(pictureOf(view.adventure))}
        name={adventure}
        where={t('relicBoard.where', { round: view.round })}
        title={t('relicBoard.sheet', { adventure })}
      />
      {view.stage === 'play' && <Phases phases={phases} now={view.phase} />}
      {view.stage === 'play' && <Line view={view} />}
    </TopBar>
  );
}

/** The heroes as their cards were dealt, then the leaders of the hostiles. */
function Line({ view }: { view: LrView }) {
  const heroes = view.line.map((id): InLine => {
    const state = stateOf(view, id);
    const name = nameOf(id, view.adventure);
    const faded = state === 'done' || state === 'out';
    return {
      ...{ id, name, state, said: t('relicBoard.line.hero', { name, state }) },
      medal: <Medal card={id} faded={faded} />,
    };
  });
  const leaders = view.hostiles.filter(({ kind }) => rankOf(kind) === 'leader');
  const after = leaders.map(({ id, kind }): InLine => {
    const name = nameOf(id, view.adventure);
    return {
      ...{ id, name, state: view.phase === 'leader' ? 'now' : 'waits', apart: true },
      said: t('relicBoard.line.leader', { name }),
      medal: <Medal card={kind} />,
    };
  });
  return <AnyLine label={t('relicBoard.phase.initiative')} all={[...heroes, ...after]} />;
}

/** Whoever stands before the one who acts has acted. */
function stateOf(view: LrView, id: HeroView['id']): InLine['state'] {
  if (view.heroes.find((hero) => hero.id === id)?.out === true) return 'out';
  if (view.active === id) return 'now';
  if (view.phase === 'leader' || view.phase === 'recovery') return 'done';
  if (view.phase !== 'action') return 'waits';
  const at = view.line.indexOf(view.active ?? view.lastActed ?? id);
  return view.line.indexOf(id) < at || (view.active === null && view.lastActed === id) ? 'done' : 'waits';
}
