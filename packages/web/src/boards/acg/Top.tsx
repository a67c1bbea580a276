import type { AcgView } from '@questhall/acg';
import { type AcgIcon, drawing } from '../../cards/acg/icons.js';
import { roman } from '../../cards/acg/Marks.js';
import { PerilTrack } from '../../cards/acg/PerilTrack.js';
import { Glyph } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import { usePointed, useTable } from './context.js';
import { cardOf } from './printed.js';
import styles from './Top.module.css';

const PHASES = [
  ['hero', 'crossed-swords'],
  ['enemy', 'daemon-skull'],
  ['location', 'dungeon-gate'],
  ['peril', 'hourglass'],
] as const satisfies readonly (readonly [AcgView['phase'], AcgIcon])[];

/** Which quest, which round, which phase, and how late it is. */
export function Top({ view }: { view: AcgView }) {
  const t = useT();
  const { onLook, pointed } = useTable();
  const quest = cardOf(view.quest, 'quest');
  return (
    <header className={styles.top}>
      {quest !== undefined && (
        <button
          type="button"
          className={styles.quest}
          data-pointed={pointed.includes('quest') || undefined}
          title={t('board.sheet', { quest: quest.name })}
          onClick={() => onLook(quest.id)}
        >
          <span className={styles.crest}>
            <Glyph path={drawing(quest.icon)} />
          </span>
          <span>
            <b>{quest.name}</b>
            <small>
              {quest.number === null
                ? t('board.delve')
                : t('board.questNumber', { number: roman(quest.number) })}
              {' · '}
              {t('board.round', { round: view.round })}
            </small>
          </span>
        </button>
      )}
      {view.stage === 'quest' && <Phases now={view.phase} />}
      {view.stage === 'quest' && quest !== undefined && (
        <div className={styles.peril} data-pointed={pointed.includes('peril') || undefined}>
          <PerilTrack track={quest.perilTrack} here={view.peril} />
          <span className={styles.mini}>
            {t('board.peril', { here: view.peril, count: quest.perilTrack.length })}
          </span>
        </div>
      )}
    </header>
  );
}

function Phases({ now }: { now: AcgView['phase'] }) {
  const t = useT();
  return (
    <ol className={styles.phases} data-pointed={usePointed('phases')} aria-label={t('board.phases')}>
      {PHASES.map(([phase, icon]) => (
        <li key={phase} aria-current={phase === now ? 'step' : undefined}>
          <Glyph path={drawing(icon)} />
          <span>{t(`board.phase.${phase}`)}</span>
        </li>
      ))}
    </ol>
  );
}
