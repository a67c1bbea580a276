import type { ReactNode } from 'react';
import { mapDrawing } from '../icons.js';
import styles from './Gate.module.css';
import { GLOW, WISP } from './lights.js';

type Props = { covers: readonly (readonly [number, number])[] };

const LENGTH = 100;

/** How many squares long, and whether it stands upright. */
function sizeOf(covers: Props['covers']) {
  const xs = covers.map(([x]) => x);
  const ys = covers.map(([, y]) => y);
  const [wide, high] = [Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1];
  return { long: Math.max(wide, high) * LENGTH, upright: high > wide };
}

/** A bridge between two tiles with lamps at its posts; its doors slide into them when it opens. */
export function Gateway({ covers, open }: Props & { open: boolean }) {
  const { long, upright } = sizeOf(covers);
  const half = long / 2;
  return (
    <Piece long={long} upright={upright} className={styles.gateway} open={open}>
      <rect className={styles.floor} x="8" y="2" width={long - 16} height="96" />
      <path className={styles.boards} d={boards(long)} />
      <g className={styles.leaves}>
        <Leaf x={14} width={half - 14} />
        <Leaf x={half} width={half - 14} />
      </g>
      <g className={styles.lock} transform={`translate(${half - 21} 29) scale(0.082)`}>
        <circle cx="256" cy="256" r="290" />
        <path d={mapDrawing('padlock')} transform="translate(51 51) scale(0.8)" />
      </g>
      {[0, long].map((x) => (
        <g key={x} transform={`translate(${x === 0 ? 9 : long - 9} 50)`}>
          <circle fill={`url(#${GLOW})`} r="84" />
          <rect className={styles.post} x="-15" y="-46" width="30" height="92" rx="5" />
          <rect className={styles.cap} x="-9" y="-40" width="18" height="80" rx="3" />
          <circle className={styles.lamp} cy="-30" r="7.5" />
          <circle className={styles.lamp} cy="30" r="7.5" />
        </g>
      ))}
    </Piece>
  );
}

const boards = (long: number): string =>
  Array.from({ length: Math.floor((long - 40) / 18) }, (_, i) => `M${29 + i * 18} 4V96`).join('');

const Leaf = ({ x, width }: { x: number; width: number }) => (
  <g className={styles.leaf} style={{ transformOrigin: `${x < 20 ? x : x + width}px 50px` }}>
    <rect x={x} y="34" width={width} height="32" rx="4" />
    <path d={`M${x + 10} 35V65M${x + width - 10} 35V65`} />
  </g>
);

/** Where the dead come from: an arch with a light that is not of this world. */
export function Lychgate({ covers }: Props) {
  const { long, upright } = sizeOf(covers);
  const half = long / 2;
  return (
    <Piece long={long} upright={upright} className={styles.lychgate}>
      <ellipse fill={`url(#${WISP})`} cx={half} cy="50" rx={long * 0.74} ry="92" />
      <rect className={styles.arch} x="5" y="8" width={long - 10} height="84" rx="10" />
      <path className={styles.bars} d={bars(long)} />
      <g transform={`translate(${half - 29} 21) scale(0.113)${upright ? ' rotate(-90 256 256)' : ''}`}>
        <path className={styles.skull} d={mapDrawing('death-skull')} />
      </g>
    </Piece>
  );
}

const bars = (long: number): string =>
  Array.from({ length: Math.floor((long - 26) / 14) }, (_, i) => `M${20 + i * 14} 12V88`).join('');

type PieceProps = {
  long: number;
  upright: boolean;
  className: string | undefined;
  open?: boolean | undefined;
  children: ReactNode;
};

/** Drawn lying; one that stands upright is turned a quarter round. */
const Piece = ({ long, upright, className, open, children }: PieceProps) => (
  <svg
    className={className}
    data-open={open || undefined}
    viewBox={upright ? `0 0 ${LENGTH} ${long}` : `0 0 ${long} ${LENGTH}`}
    aria-hidden="true"
    focusable="false"
  >
    <g transform={upright ? `translate(${LENGTH} 0) rotate(90)` : undefined}>{children}</g>
  </svg>
);
