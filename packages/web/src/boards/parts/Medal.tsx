import type { CSSProperties, ReactNode } from 'react';
import { Glyph } from '../../design/Icon.js';
import styles from './Medal.module.css';

type Props = {
  /** A drawing, or a face in its place. */
  icon?: string | undefined;
  face?: ReactNode;
  /** Brass for heroes, iron for minions, a glow for leaders. */
  rank?: 'hero' | 'minion' | 'leader';
  hue?: string;
  size?: string | undefined;
  /** Has acted, or is out. */
  faded?: boolean;
};

/** Whoever it is, on a round token. */
export const Medal = ({ icon, face, rank = 'hero', hue = 'var(--blood)', size, faded = false }: Props) => (
  <span
    className={styles.medal}
    data-rank={rank}
    data-faded={faded || undefined}
    style={{ '--hue': hue, fontSize: size } as CSSProperties}
  >
    {icon === undefined ? <span>{face}</span> : <Glyph path={icon} />}
  </span>
);

/** What is left before something happens to them, as a ring that is used up. */
export function Ring({ left, of, low }: { left: number; of: number; low: boolean }) {
  const gap = of > 1 ? 3 : 0;
  const part = 100 / Math.max(1, of);
  return (
    <svg className={styles.ring} viewBox="0 0 40 40" data-low={low || undefined} aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <circle
          key={i}
          cx="20"
          cy="20"
          r="18.4"
          pathLength="100"
          data-on={i < left || undefined}
          strokeDasharray={`${part - gap} ${100 - part + gap}`}
          strokeDashoffset={25 - i * part - gap / 2}
        />
      ))}
    </svg>
  );
}

/** Where on the edge of a medal. */
const EDGES = {
  'upper left': { left: '-0.2em', top: '-0.14em' },
  top: { left: '0.8em', top: '-0.6em' },
  'lower left': { left: '-0.25em', bottom: '-0.16em' },
  'lower right': { right: '-0.25em', bottom: '-0.16em' },
} as const;

type BadgeProps = {
  at?: keyof typeof EDGES;
  /** Its colours, as those of signs on cards. */
  tone?: string;
  shows: string | number;
};

/** A mark on the edge of a medal that stands before it; alone it lies on a map. */
export const Badge = ({ at, tone, shows }: BadgeProps) => (
  <i
    className={styles.badge}
    data-tone={tone}
    data-number={typeof shows === 'number' || undefined}
    style={at && EDGES[at]}
  >
    {typeof shows === 'number' ? <b>{shows}</b> : <Glyph path={shows} />}
  </i>
);

/** An object on a map, or what is carried off it. */
export const Plaque = ({ icon, title, used = false }: { icon: string; title?: string; used?: boolean }) => (
  <span className={styles.plaque} title={title} data-used={used || undefined}>
    <Glyph path={icon} />
  </span>
);
