import { Glyph } from '../../../design/Icon.js';
import { useT } from '../../../text/t.js';
import styles from './ActionDie.module.css';
import { drawing } from './icons.js';

/** Where the pips of each face are, in thirds. */
const PIPS: { readonly [value: number]: readonly (readonly [number, number])[] } = {
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

type Props = { value: number; size?: string | undefined; spent?: boolean | undefined };

/** An action die that lies still. A 1 shows a star: it may start a chain. */
export function ActionDie({ value, size, spent = false }: Props) {
  const t = useT();
  return (
    <span
      className={styles.die}
      data-spent={spent || undefined}
      role="img"
      aria-label={t(spent ? 'relic.die.spent' : 'relic.die', { value })}
      style={size === undefined ? undefined : { fontSize: size }}
    >
      {value === 1 ? (
        <Glyph className={styles.star} path={drawing('polar-star')} />
      ) : (
        <svg className={styles.pips} viewBox="0 0 60 60" aria-hidden="true" focusable="false">
          {(PIPS[value] ?? []).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={14 + x * 16} cy={14 + y * 16} r="6.4" fill="currentColor" />
          ))}
        </svg>
      )}
    </span>
  );
}
