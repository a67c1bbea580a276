import type { LrView } from '@questhall/lost-relics';
import { Crest, Phases, TopBar } from '../../../boards/parts/TopBar.js';
import { useT } from '../../../text/t.js';
import { drawing, type LrIcon } from '../cards/icons.js';
import { pictureOf } from '../cards/pictures.js';
import { Line } from './Line.js';
import { nameOf } from './printed.js';

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
  const t = useT();
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
