import { type CSSProperties, memo, useId } from 'react';
import type { Ground } from './ground/ground.js';
import { squaresIn } from './ground/links.js';
import { outline, roundPath } from './ground/outline.js';
import { Drawing } from './Layer.js';
import { UNIT } from './laid.js';
import styles from './Shades.module.css';

/** What lies over some sites: its colour is `--map-shade-<tone>`. A hatched one can be told apart without colours. */
export type MapShade = {
  readonly tone: string;
  readonly sites: ReadonlySet<string>;
  readonly hatched?: boolean | undefined;
};

type Props = { ground: Ground; shades: readonly MapShade[] };

const toneOf = ({ tone }: MapShade): CSSProperties =>
  ({ '--tone': `var(--map-shade-${tone})` }) as CSSProperties;

/** Sight, reach and danger: each with a line around all of its sites. */
export const Shades = memo(({ ground, shades }: Props) => {
  const id = useId();
  return (
    <Drawing of={ground} className={styles.shades}>
      {shades.map((shade) => {
        const { tone, sites, hatched = false } = shade;
        const d = roundPath(outline(squaresIn(ground, sites)), UNIT, 10);
        return (
          <g key={tone} style={toneOf(shade)} data-shade={tone} data-hatched={hatched || undefined}>
            {hatched && (
              <pattern
                id={`${id}${tone}`}
                width="22"
                height="22"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <path d="M0 4H22" />
              </pattern>
            )}
            <path className={styles.fill} d={d} fill={hatched ? `url(#${id}${tone})` : undefined} />
            <path className={styles.line} d={d} />
          </g>
        );
      })}
    </Drawing>
  );
});
