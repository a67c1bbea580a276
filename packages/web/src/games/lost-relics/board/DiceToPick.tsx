import { Thing } from '../../../boards/parts/Thing.js';
import { useT } from '../../../text/t.js';
import { ActionDie } from '../cards/ActionDie.js';
import styles from './Party.module.css';
import { nameOf } from './printed.js';
import { dieThing } from './things.js';
import type { HeroView } from './types.js';

/** The dice of whoever is asked for one, large enough for a finger; those of one value are one answer. */
export function DiceToPick({ hero }: { hero: HeroView }) {
  const t = useT();
  const values = [...new Set(hero.dice)].sort((a, b) => a - b);
  return (
    <ul className={styles.pickDice} aria-label={t('relicBoard.dice', { hero: nameOf(hero.id, '') })}>
      {values.map((value) => (
        <li key={value}>
          <Thing id={dieThing(value)} label={t('relicBoard.die.free', { value })} shape="tile">
            <ActionDie value={value} size="46px" />
          </Thing>
        </li>
      ))}
    </ul>
  );
}
