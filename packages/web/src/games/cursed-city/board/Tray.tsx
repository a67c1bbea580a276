import type { CcView } from '@questhall/cursed-city';
import { useAimed, usePointed, useTable } from '../../../boards/parts/context.js';
import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { LastRoll } from '../../../stage/LastRoll.js';
import { t } from '../../../text/t.js';
import { PipDie } from './Dice.js';
import { mapDrawing } from './icons.js';
import { strikers } from './map/sight.js';
import { nameOf } from './names.js';
import { rollOf } from './roll.js';
import styles from './Tray.module.css';
import { destinyThing } from './things.js';
import type { Turn } from './turn.js';

/** Beside the question: the dice that everybody shares, the last roll, and what waits at the space that is pointed at. */
export function Tray({ view, turn }: { view: CcView; turn: Turn | null }) {
  const roll = rollOf(turn, view);
  return (
    <section className={styles.tray} aria-label={t('cityBoard.tray')}>
      <Destiny view={view} />
      <LastRoll roll={roll} small={(roll?.groups.length ?? 0) > 1} />
      <Peril view={view} />
    </section>
  );
}

/** Alike dice are one answer; the first of them is pressed for all. */
function Destiny({ view: { destiny } }: { view: CcView }) {
  const pointed = usePointed('destiny');
  const { available, aside } = destiny;
  return (
    <div className={styles.destiny} data-pointed={pointed}>
      <span>{t('cityBoard.destiny')}</span>
      <ul aria-label={t('cityBoard.destiny.said', { count: available.length, aside })}>
        {available.map((score, i) => (
          <li key={i}>
            {available.indexOf(score) === i ? (
              <Thing
                id={destinyThing(score)}
                label={t('cityBoard.die.destiny', { value: score })}
                shape="tile"
              >
                <PipDie value={score} tone="destiny" />
              </Thing>
            ) : (
              <PipDie value={score} tone="destiny" />
            )}
          </li>
        ))}
        {Array.from({ length: aside }, (_, i) => (
          <li key={`aside ${i}`} data-aside aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
}

/** Who can strike at whoever stands in the space that somebody points at. */
function Peril({ view }: { view: CcView }) {
  const aimed = useAimed();
  const { picks } = useTable();
  const option = aimed === undefined ? undefined : [...picks].find(([, pick]) => pick.option.id === aimed);
  const cell = option?.[1].option.path?.at(-1);
  if (cell === undefined) return null;
  const groups = strikers(view, cell);
  return (
    <p className={styles.peril} data-safe={groups.length === 0 || undefined}>
      <Glyph path={mapDrawing(groups.length === 0 ? 'shield' : 'fangs')} />
      {groups.length === 0
        ? t('cityBoard.peril.none')
        : t('cityBoard.peril', { groups: groups.map((group) => nameOf(group, view)).join(', ') })}
    </p>
  );
}
