import type { CcPrintedOf } from '@questhall/cursed-city';
import { t } from '../../../text/t.js';
import styles from './PlanPicture.module.css';

type Plan = CcPrintedOf<'map'>['parts']['plan'];
type Square = Plan['objects'][number];

/** Squares are this many units wide. */
const UNIT = 20;

const boxOf = ([x, y]: Square): string => `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`;
const middle = ([x, y]: Square): readonly [number, number] => [(x + 0.5) * UNIT, (y + 0.5) * UNIT];

function frameOf(squares: readonly Square[]) {
  const xs = squares.map(([x]) => x);
  const ys = squares.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) + 1 - left, height: Math.max(...ys) + 1 - top };
}

/** The outline of a few squares as one box. */
function hullOf(covers: readonly Square[], inset: number) {
  const { left, top, width, height } = frameOf(covers);
  return {
    x: left * UNIT + inset,
    y: top * UNIT + inset,
    width: width * UNIT - 2 * inset,
    height: height * UNIT - 2 * inset,
  };
}

/** Tiles with their squares, gateways and lychgates, and what lies there, as it is printed. */
export function PlanPicture({ plan }: { plan: Plan }) {
  const { tiles, gateways, lychgates, objects, marked } = plan;
  const covered = [...gateways.map(({ covers }) => covers), ...lychgates];
  const { left, top, width, height } = frameOf([
    ...tiles.flatMap(({ squares }) => squares),
    ...covered.flat(),
  ]);
  const count = { tiles: tiles.length, gateways: gateways.length, lychgates: lychgates.length };
  return (
    <svg
      className={styles.plan}
      viewBox={`${left * UNIT - 6} ${top * UNIT - 6} ${width * UNIT + 12} ${height * UNIT + 12}`}
      role="img"
      aria-label={t('city.plan', { ...count, objects: objects.length })}
    >
      {tiles.map(({ id, squares }) => (
        <g key={id}>
          <path className={styles.wall} d={squares.map(boxOf).join('')} />
          <path className={styles.floor} d={squares.map(boxOf).join('')} />
        </g>
      ))}
      {marked.map((square) => (
        <path key={String(square)} className={styles.marked} d={boxOf(square)} />
      ))}
      {gateways.map(({ open, covers }, i) => (
        <rect
          key={i}
          className={styles.gateway}
          data-open={open || undefined}
          rx="3"
          {...hullOf(covers, 4)}
        />
      ))}
      {lychgates.map((covers, i) => (
        <rect key={i} className={styles.lychgate} rx="3" {...hullOf(covers, 3)} />
      ))}
      {objects.map((square) => {
        const [cx, cy] = middle(square);
        return <path key={String(square)} className={styles.object} d={`M${cx} ${cy - 7}l7 7-7 7-7-7z`} />;
      })}
    </svg>
  );
}

const LEGEND = ['gateway', 'shut', 'lychgate', 'object', 'mark'] as const;
const COLOURS = {
  gateway: 'var(--cc-gate)',
  shut: 'var(--cc-gate-shut)',
  lychgate: 'var(--cc-lychgate)',
  object: 'var(--cc-object)',
  mark: 'var(--cc-mark)',
} as const;

/** What the colours of a plan mean, as far as it has them. */
export function PlanLegend({ plan }: { plan: Plan }) {
  const has = {
    gateway: plan.gateways.some(({ open }) => open),
    shut: plan.gateways.some(({ open }) => !open),
    lychgate: plan.lychgates.length > 0,
    object: plan.objects.length > 0,
    mark: plan.marked.length > 0,
  };
  return (
    <ul className={styles.legend}>
      {LEGEND.filter((one) => has[one]).map((one) => (
        <li key={one}>
          <i style={{ background: COLOURS[one] }} />
          {t(`city.legend.${one}`)}
        </li>
      ))}
    </ul>
  );
}

/** A plan on a page, with what its colours mean. */
export const PlanFigure = ({ plan, name }: { plan: Plan; name?: string }) => (
  <figure className={styles.figure}>
    <PlanPicture plan={plan} />
    <figcaption>
      {name}
      <PlanLegend plan={plan} />
    </figcaption>
  </figure>
);
