import { memo, useId } from 'react';
import { seeded } from '../../../../map/ground/hatching.js';
import type { Point } from '../../../../map/ground/points.js';
import { mapDrawing } from '../icons.js';
import { roofs, WARD } from '../map/roof-paths.js';
import styles from './CityPicture.module.css';

/** The walls, from the gate at the river on. */
const WALLS: readonly Point[] = [
  [210, 610],
  [92, 500],
  [60, 350],
  [96, 190],
  [210, 92],
  [360, 48],
  [520, 40],
  [690, 60],
  [830, 120],
  [920, 230],
  [948, 370],
  [900, 500],
  [800, 590],
  [640, 650],
  [480, 660],
  [330, 646],
];
const RIVER = 'M182 640C250 560 250 500 300 465S420 470 500 500 640 560 720 520 820 440 1010 428';
const BRIDGES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [262, 508, 64],
  [430, 476, -6],
  [655, 535, 4],
  [806, 462, -36],
];
/** Streets between the wards. */
const STREETS =
  'M300 465L96 300M500 500L420 60M640 535L700 60M720 520L930 330M470 500L400 656M620 548L700 636';
const KEEP = 'M380 300L400 196 456 150 530 138 600 168 640 232 628 306 540 330 440 328Z';

const path = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}Z`;

type Props = { fear: number; influence: number };

/** The city from above. The more it fears, the fewer windows are lit; the more the wolf rules, the more banners hang. */
export const CityPicture = memo(({ fear, influence }: Props) => {
  const id = useId();
  const { shadows, dark, mid, lit } = roofs();
  return (
    <svg className={styles.picture} viewBox="0 0 1000 700" aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id={`${id}ward`}
          width={WARD}
          height={WARD}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-14) scale(0.3)"
        >
          <rect className={styles.ground} width={WARD} height={WARD} />
          <path className={styles.shade} d={shadows} />
          <path className={styles.dark} d={dark} />
          <path className={styles.mid} d={mid} />
          <path className={styles.lit} d={lit} />
        </pattern>
        <radialGradient id={`${id}moon`} cx="0.2" cy="0.1" r="1">
          <stop offset="0" className={styles.bright} />
          <stop offset="1" className={styles.none} />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" className={styles.glow} />
          <stop offset="1" className={styles.fade} />
        </radialGradient>
        <clipPath id={`${id}walls`}>
          <path d={path(WALLS)} />
        </clipPath>
      </defs>
      <path className={styles.water} d={RIVER} />
      <path className={styles.moat} d={path(WALLS)} />
      <g clipPath={`url(#${id}walls)`}>
        <path d={path(WALLS)} fill={`url(#${id}ward)`} />
        <path className={styles.streets} d={STREETS} />
        <path className={styles.bank} d={RIVER} />
        <path className={styles.blood} d={RIVER} />
        <path className={styles.shine} d={RIVER} />
        {BRIDGES.map(([x, y, turn]) => (
          <rect
            key={x}
            className={styles.bridge}
            x="-9"
            y="-30"
            width="18"
            height="60"
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
        <path className={styles.hill} d={KEEP} />
        <g className={styles.keep} transform="translate(430 150) scale(0.3)">
          <path d={mapDrawing('castle')} />
        </g>
        <path d={path(WALLS)} fill={`url(#${id}moon)`} />
        {spots(29, (10 - fear) * 11).map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="11" fill={`url(#${id}glow)`} />
            <rect className={styles.window} x={x - 2} y={y - 2.5} width="4" height="5" />
          </g>
        ))}
        {spots(53, influence * 2).map(([x, y]) => (
          <g key={`${x} ${y}`} className={styles.banner} transform={`translate(${x} ${y})`}>
            <path d="M0 14V-12" />
            <path d="M1-12h17v15l-8.500-6-8.500 6Z" />
          </g>
        ))}
      </g>
      <path className={styles.wall} d={path(WALLS)} />
      <path className={styles.top} d={path(WALLS)} />
      {WALLS.map(([x, y]) => (
        <g key={`${x} ${y}`} className={styles.tower}>
          <circle cx={x} cy={y} r="12" />
          <circle cx={x - 1.5} cy={y - 2} r="6" />
        </g>
      ))}
    </svg>
  );
});

/** So many places within the walls, the same every time. */
function spots(seed: number, count: number): Point[] {
  const chance = seeded(seed);
  const found: Point[] = [];
  for (let tried = 0; found.length < count && tried < count * 8; tried++) {
    const point: Point = [Math.round(80 + chance() * 850), Math.round(60 + chance() * 580)];
    if (isWithin(point)) found.push(point);
  }
  return found;
}

/** Nearer to the middle than to the walls, which are about an ellipse. */
const isWithin = ([x, y]: Point): boolean => ((x - 505) / 420) ** 2 + ((y - 350) / 285) ** 2 < 1;
