import type { ReactNode } from 'react';
import './colours.css';
import { groundOf } from './ground/ground.js';
import type { LinkSpot } from './ground/links.js';
import type { Point } from './ground/points.js';
import { middleOf } from './ground/rooms.js';
import { UNIT } from './laid.js';
import styles from './MapPicture.module.css';
import type { MapPlan, MapSite } from './plan.js';
import { Terrain } from './Terrain.js';

type Props = {
  plan: MapPlan;
  /** What is to be seen on it, in words. */
  label: string;
  /** What is printed in the middle of a site, and beside that. */
  numberOf: (site: MapSite) => ReactNode;
  letterOf?: ((site: MapSite) => ReactNode) | undefined;
  marked?: readonly string[] | undefined;
};

/** A map as it is printed on a card or a page: the ground with its doors, and a number in each site. */
export function MapPicture({ plan, label, numberOf, letterOf, marked = [] }: Props) {
  const ground = groundOf(plan);
  const [width, height] = [ground.columns * UNIT, ground.rows * UNIT];
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Terrain ground={ground} country="halls" />
      <path className={styles.doors} d={ground.links.map(doorPath).join('')} />
      {ground.places.map(({ site, floor }) => {
        const [x, y] = inUnits(middleOf(floor));
        return (
          <g key={site.id} className={styles.site} data-marked={marked.includes(site.id) || undefined}>
            <circle cx={x} cy={y} r="34" />
            <text x={x} y={y + 16}>
              {numberOf(site)}
            </text>
            {letterOf !== undefined && (
              <text className={styles.letter} x={x - 60} y={y - 14}>
                {letterOf(site)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

const inUnits = ([x, y]: Point): Point => [x * UNIT, y * UNIT];

/** A door lies in its wall. */
function doorPath({ at, angle }: LinkSpot): string {
  const [x, y] = inUnits(at);
  return angle === 90 ? `M${x} ${y - 30}V${y + 30}` : `M${x - 30} ${y}H${x + 30}`;
}
