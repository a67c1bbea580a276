import { FoeRow } from '../../../boards/parts/FoeRow.js';
import { Medal } from '../../../boards/parts/Medal.js';
import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { AcgBack } from '../cards/AcgBack.js';
import { AcgCard } from '../cards/AcgCard.js';
import type { CardState } from '../cards/face.js';
import { drawing } from '../cards/icons.js';
import { enemyCalled } from '../cards/kinds.js';
import { cardOf, copyOf, printedOf } from './printed.js';
import { enemySaid } from './said.js';
import type { EnemyView } from './types.js';
import styles from './World.module.css';

/** An enemy where it stands, as wide as its zone says; as a row as well, if there may be no room for a card. */
function EnemyCard({ enemy, rows }: { enemy: EnemyView; rows: boolean }) {
  const printed = enemy.card === null ? undefined : printedOf(enemy.card);
  return (
    <Thing
      id={enemy.id}
      look={printed?.card.id}
      label={enemySaid(enemy)}
      turned={enemy.exhausted && printed !== undefined}
    >
      {printed === undefined ? (
        <AcgBack deck="enemy" width="var(--enemy)" />
      ) : (
        <AcgCard printed={printed} size="thumb" width="var(--enemy)" state={stateOf(enemy)} />
      )}
      {rows && <EnemyRow enemy={enemy} />}
    </Thing>
  );
}

function EnemyRow({ enemy: { card, wounds, numbers } }: { enemy: EnemyView }) {
  const printed = card === null ? undefined : cardOf(card, 'enemy');
  return (
    <FoeRow
      medal={
        <Medal
          icon={drawing(printed?.icon)}
          rank={printed?.rank === 'nemesis' ? 'leader' : 'minion'}
          size="26px"
        />
      }
      name={printed === undefined ? t('board.enemy.facedown') : enemyCalled(printed, copyOf(card ?? ''))}
    >
      {numbers !== null && (
        <>
          <span>
            <Glyph path={drawing('crossed-swords')} />
            {numbers.attack}
          </span>
          <span>
            <Glyph path={drawing('hearts')} />
            {Math.max(0, numbers.health - wounds)}
          </span>
        </>
      )}
    </FoeRow>
  );
}

function stateOf({ card, exhausted, wounds, numbers }: EnemyView): CardState {
  const copy = card === null ? undefined : copyOf(card);
  return { exhausted, wounds, ...numbers, ...(copy !== undefined && { copy }) };
}

type Props = { enemies: readonly EnemyView[]; places?: number; rows?: boolean };

/** `places` are drawn even if nobody stands there. */
export function Enemies({ enemies, places = 0, rows = false }: Props) {
  const free = Math.max(0, places - enemies.length);
  return (
    <ul className={styles.row} data-count={enemies.length} data-rows={rows || undefined}>
      {enemies.map((enemy) => (
        <li key={enemy.id} data-flies={enemy.id}>
          <EnemyCard enemy={enemy} rows={rows} />
        </li>
      ))}
      {Array.from({ length: free }, (_, i) => (
        <li key={`free-${i}`} className={styles.free} aria-hidden="true" />
      ))}
    </ul>
  );
}
