import type { CSSProperties } from 'react';
import { Die } from './Die.js';
import styles from './Rolling.module.css';

type Props = Parameters<typeof Die>[0] & { delay: number };
type Face = Props['icons'];

/** What stands on the other five sides: nobody can read them while it rolls, so that some are as good as all. */
const OTHERS: { readonly [kind in Props['kind']]: readonly Face[] } = {
  hero: [[], ['success'], [], ['defence'], []],
  enemy: [[], ['claw'], [], ['nemesis'], []],
};
const SIDES = ['back', 'left', 'right', 'top', 'bottom'] as const;

/** A die that rolls once and comes to rest on the face that the engine has thrown. */
export function Rolling({ kind, icons, size, delay }: Props) {
  const style = { '--nth': delay, fontSize: size } as CSSProperties;
  return (
    <span className={styles.roll} style={style}>
      <span className={styles.cube}>
        <span data-side="front">
          <Die kind={kind} icons={icons} size="1em" />
        </span>
        {SIDES.map((side, i) => (
          <span key={side} data-side={side} aria-hidden="true">
            <Die kind={kind} icons={OTHERS[kind][i] ?? []} size="1em" />
          </span>
        ))}
      </span>
    </span>
  );
}
