import { Thing } from '../../../boards/parts/Thing.js';
import { useT } from '../../../text/t.js';
import { AcgBack } from '../cards/AcgBack.js';
import { AcgCard } from '../cards/AcgCard.js';
import type { CardState } from '../cards/face.js';
import { copyOf, printedOf } from './printed.js';
import { enemySaid } from './said.js';
import type { EnemyView } from './types.js';
import styles from './World.module.css';

/** An enemy where it stands; the width is the zone's. */
function EnemyCard({ enemy }: { enemy: EnemyView }) {
  const t = useT();
  const printed = enemy.card === null ? undefined : printedOf(enemy.card);
  return (
    <Thing
      id={enemy.id}
      look={printed?.card.id}
      label={enemySaid(enemy, t)}
      turned={enemy.exhausted && printed !== undefined}
    >
      {printed === undefined ? (
        <AcgBack deck="enemy" width="var(--enemy)" />
      ) : (
        <AcgCard printed={printed} size="table" width="var(--enemy)" state={stateOf(enemy)} />
      )}
    </Thing>
  );
}

function stateOf({ card, exhausted, wounds, numbers }: EnemyView): CardState {
  const copy = card === null ? undefined : copyOf(card);
  return { exhausted, wounds, ...numbers, ...(copy !== undefined && { copy }) };
}

/** `places` are drawn even if nobody stands there. */
export function Enemies({ enemies, places = 0 }: { enemies: readonly EnemyView[]; places?: number }) {
  const free = Math.max(0, places - enemies.length);
  return (
    <ul className={styles.row} data-count={enemies.length}>
      {enemies.map((enemy) => (
        <li key={enemy.id} data-flies={enemy.id}>
          <EnemyCard enemy={enemy} />
        </li>
      ))}
      {Array.from({ length: free }, (_, i) => (
        <li key={`free-${i}`} className={styles.free} aria-hidden="true" />
      ))}
    </ul>
  );
}
