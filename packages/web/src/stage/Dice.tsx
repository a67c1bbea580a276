import { t } from '../text/t.js';
import { Cube } from './Cube.js';
import styles from './Dice.module.css';
import type { ShownDie, ShownRoll } from './roll.js';

/** The dice of a throw in their groups; those that are thrown again roll once more. */
export function Dice({ roll: { number, groups }, rolls = false }: { roll: ShownRoll; rolls?: boolean }) {
  const before = groups.map((_, i) => groups.slice(0, i).reduce((sum, { dice }) => sum + dice.length, 0));
  return groups.map(({ of, name, dice }, g) => (
    <li key={g} className={styles.group} data-dice={of ?? ''}>
      <span className={styles.dice}>
        {dice.map((die, i) => (
          <span key={`${number} ${i}`} className={styles.die} data-spent={die.spent || undefined}>
            {rolls ? (
              <Cube key={die.times} {...die} nth={(before[g] ?? 0) + i} />
            ) : (
              <span className={styles.lain}>{die.face}</span>
            )}
            <Marks {...die} />
          </span>
        ))}
      </span>
      {name !== undefined && <small>{name}</small>}
    </li>
  ));
}

/** Each critical that a die has shown stays beside it as a star; one that was thrown again says so. */
function Marks({ criticals = 0, again = false }: Pick<ShownDie, 'criticals' | 'again'>) {
  return (
    <>
      {criticals > 0 && (
        <i className={styles.star} role="img" aria-label={t('stage.die.criticals', { count: criticals })}>
          {criticals}
        </i>
      )}
      {again && (
        <i className={styles.again} role="img" aria-label={t('stage.die.again')}>
          ↻
        </i>
      )}
    </>
  );
}
