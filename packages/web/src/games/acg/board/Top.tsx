import type { AcgView } from '@questhall/acg';
import { usePointed } from '../../../boards/parts/context.js';
import { Crest, Phases, TopBar } from '../../../boards/parts/TopBar.js';
import { roman } from '../../../text/roman.js';
import { t } from '../../../text/t.js';
import { type AcgIcon, drawing } from '../cards/icons.js';
import type { OfKind } from '../cards/kinds.js';
import { PerilTrack } from '../cards/PerilTrack.js';
import { cardOf } from './printed.js';
import styles from './Top.module.css';
import { isTown, roadOf } from './town.js';

type Quest = OfKind<'quest'>;

const PHASES = [
  ['hero', 'crossed-swords'],
  ['enemy', 'daemon-skull'],
  ['location', 'dungeon-gate'],
  ['peril', 'hourglass'],
] as const satisfies readonly (readonly [AcgView['phase'], AcgIcon])[];

/** Which quest, which round, which phase, and how late it is. */
export function Top({ view }: { view: AcgView }) {
  const quest = cardOf(view.quest, 'quest');
  const phases = PHASES.map(([id, icon]) => ({ id, icon: drawing(icon), name: t(`board.phase.${id}`) }));
  return (
    <TopBar>
      {quest !== undefined && (
        <Crest
          card={quest.id}
          icon={drawing(quest.icon)}
          name={quest.name}
          where={placeOf(quest, view)}
          title={t('board.sheet', { quest: quest.name })}
        />
      )}
      {view.stage === 'quest' && <Phases phases={phases} now={view.phase} />}
      {view.stage === 'quest' && quest !== undefined && <Peril quest={quest} here={view.peril} />}
    </TopBar>
  );
}

/** "Quest III · Round 2", and between two of them where the party is. */
function placeOf({ number }: Quest, view: AcgView): string {
  const { round } = view;
  if (isTown(view)) {
    const { number: after, quests } = roadOf(view);
    return t('board.settlement.after', { number: after, quests });
  }
  const which = number === null ? t('board.delve') : t('board.questNumber', { number: roman(number) });
  return `${which} · ${t('panel.time.round', { round })}`;
}

function Peril({ quest: { perilTrack }, here }: { quest: Quest; here: number }) {
  return (
    <div className={styles.peril} data-pointed={usePointed('peril')}>
      <PerilTrack track={perilTrack} here={here} />
    </div>
  );
}
