import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { Point } from './ground/points.js';
import type { Box } from './ground/rooms.js';
import styles from './Layer.module.css';
import { UNIT } from './laid.js';

/** Things that lie over the whole map. */
export const Layer = ({ children }: { children: ReactNode }) => (
  <div className={styles.layer}>{children}</div>
);

type DrawingProps = ComponentProps<'svg'> & {
  /** What it is as large as: the map, or a box of it. */
  of: { readonly columns: number; readonly rows: number } | Pick<Box, 'width' | 'height'>;
};

/** A drawing over a map or a part of it, in units. */
export function Drawing({ of, className = '', ...rest }: DrawingProps) {
  const [width, height] = 'columns' in of ? [of.columns, of.rows] : [of.width, of.height];
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
      aria-hidden="true"
      focusable="false"
      {...rest}
    />
  );
}

type EmblemProps = { path: string; at: Point; size: number; className?: string | undefined };

/** A drawing on a floor, in its middle; it is `size` squares wide. */
export const Emblem = ({ path, at: [x, y], size, className }: EmblemProps) => (
  <svg
    className={className}
    x={(x - size / 2) * UNIT}
    y={(y - size / 2) * UNIT}
    width={size * UNIT}
    height={size * UNIT}
    viewBox="0 0 512 512"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

type Spot = Omit<ComponentProps<'div'>, 'style'>;

/** Something whose middle is at a point; it is `size` squares wide. */
export const Standing = ({
  at: [x, y],
  size,
  className = '',
  ...rest
}: Spot & { at: Point; size: number }) => (
  <div className={`${styles.standing} ${className}`} style={set({ x, y, size })} {...rest} />
);

/** Something that fills a box. */
export const Laid = ({ box: { x, y, width, height }, className = '', ...rest }: Spot & { box: Box }) => (
  <div className={`${styles.laid} ${className}`} style={set({ x, y, width, height })} {...rest} />
);

/** Style sheets turn squares into pixels. */
const set = (numbers: { readonly [name: string]: number }): CSSProperties =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [`--${name}`, value]));
