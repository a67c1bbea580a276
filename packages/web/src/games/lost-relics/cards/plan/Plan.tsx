import type { LrPlan } from '@questhall/lost-relics';
import { useT } from '../../../../text/t.js';
import { drawing } from '../icons.js';
import { bordersOf, boundsOf, centreOf, doorAt, floorsOf, type PlanArea } from './geometry.js';
import styles from './Plan.module.css';

const FLOORS = 4;
/** Rock around the rooms, in squares. */
const MARGIN = 0.35;

type Props = {
  plan: LrPlan;
  /** Marks areas with their letters, for a list beside it. */
  lettered?: boolean;
  /** Areas in which the heroes begin. */
  start?: readonly string[];
  className?: string | undefined;
};

/** Rooms, ways, doors and havens as they are printed: drawn from squares and nothing else. */
export function Plan({ plan: { areas, doors }, lettered = false, start = [], className }: Props) {
  const t = useT();
  const { x, y, width, height } = boundsOf(areas);
  const floors = floorsOf(areas, FLOORS);
  const said = areas
    .map(({ name, limit, haven }) => t('relic.plan.area', { name, limit, haven: haven ? 'yes' : 'no' }))
    .join('; ');
  return (
    <svg
      className={className ?? styles.plan}
      viewBox={`${x - MARGIN} ${y - MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      role="img"
      aria-label={t('relic.plan', { areas: said })}
    >
      {areas.map((area) => (
        <Floor key={area.id} area={area} floor={floors[area.id] ?? 0} />
      ))}
      <Borders areas={areas} />
      {doors.map((door) => {
        const place = doorAt(areas, door);
        return place && <Door key={door.id} {...place} />;
      })}
      {areas.map((area) => (
        <Label key={area.id} area={area} lettered={lettered} start={start.includes(area.id)} />
      ))}
    </svg>
  );
}

function Floor({ area: { squares, haven }, floor }: { area: PlanArea; floor: number }) {
  return (
    <g className={styles.floor} data-floor={haven ? 'haven' : floor}>
      {squares.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <rect x={x - 0.01} y={y - 0.01} width="1.02" height="1.02" />
          <path
            className={styles.flag}
            d={`M${x} ${y + 0.5}h1M${x + 0.5} ${y}v.5M${x + 0.25} ${y + 0.5}v.5`}
          />
        </g>
      ))}
    </g>
  );
}

function Borders({ areas }: { areas: readonly PlanArea[] }) {
  const borders = bordersOf(areas);
  const path = (way: boolean) =>
    borders
      .filter((border) => border.way === way)
      .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
      .join('');
  return (
    <>
      <path className={styles.way} d={path(true)} />
      <path className={styles.wall} d={path(false)} />
    </>
  );
}

function Door({ x, y, upright }: { x: number; y: number; upright: boolean }) {
  const [w, h] = upright ? [0.24, 0.8] : [0.8, 0.24];
  return (
    <g className={styles.door}>
      <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx=".06" />
      <circle cx={x} cy={y} r=".07" />
    </g>
  );
}

/** How many figures fit in, which area it is, and whether it is a haven. */
function Label({ area, lettered, start }: { area: PlanArea; lettered: boolean; start: boolean }) {
  const { x, y } = centreOf(area);
  const letter = area.id.slice(area.id.lastIndexOf('-') + 1).toUpperCase();
  return (
    <g className={styles.label} data-start={start || undefined}>
      <circle cx={x} cy={y} r=".34" />
      <text x={x} y={y + 0.155}>
        {area.limit}
      </text>
      {lettered && (
        <text className={styles.letter} x={x - 0.62} y={y - 0.16}>
          {letter}
        </text>
      )}
      {area.haven && (
        <path
          className={styles.haven}
          transform={`translate(${x + 0.3} ${y - 0.62}) scale(${0.55 / 512})`}
          d={drawing('lantern-flame')}
        />
      )}
    </g>
  );
}
