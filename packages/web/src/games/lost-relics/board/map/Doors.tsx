import type { LrView } from '@questhall/lost-relics';
import { Thing } from '../../../../boards/parts/Thing.js';
import { Icon } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { doorSaid, doorState } from '../said.js';
import styles from './Doors.module.css';
import type { DoorSpot } from './doors.js';
import { standing } from './place.js';

/** A door swings open and stays so; a lock says that something has to happen first. */
export function Doors({ view, doors }: { view: LrView; doors: readonly DoorSpot[] }) {
  const t = useT();
  return (
    <div className={styles.layer}>
      {doors.map((door) => (
        <div
          key={door.id}
          className={styles.door}
          style={standing(...door.at, 0.8)}
          data-door={door.id}
          data-angle={door.angle}
          data-state={doorState(view, door.id)}
        >
          <Thing id={door.id} label={doorSaid(view, door, t)} shape="door">
            <Drawn />
            <span className={styles.lock}>
              <Icon name="padlock" />
            </span>
          </Thing>
        </div>
      ))}
    </div>
  );
}

/** In a wall that runs from left to right. */
const Drawn = () => (
  <svg className={styles.drawn} viewBox="0 0 80 80" aria-hidden="true" focusable="false">
    <rect className={styles.gap} x="8" y="29" width="64" height="22" rx="3" />
    <g className={styles.leaf}>
      <rect x="12" y="31" width="56" height="18" rx="3" />
      <path d="M20 31V49M60 31V49M40 31V49" />
    </g>
    <rect className={styles.post} x="3" y="26" width="11" height="28" rx="2.5" />
    <rect className={styles.post} x="66" y="26" width="11" height="28" rx="2.5" />
  </svg>
);
