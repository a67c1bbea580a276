import { seeded } from '../../../cards/art/seed.js';
import { type IconName, iconPath } from '../../../design/Icon.js';

type ShapeProps = {
  icon: IconName;
  x: number;
  y: number;
  size: number;
  fill: string;
  opacity?: number;
  filter?: string;
  mirrored?: boolean;
};

/** An icon as a piece of a cover. */
export function Shape({ icon, x, y, size, fill, opacity, filter, mirrored = false }: ShapeProps) {
  const scale = size / 512;
  const place = mirrored
    ? `translate(${x + size} ${y}) scale(${-scale} ${scale})`
    : `translate(${x} ${y}) scale(${scale})`;
  return (
    <g opacity={opacity} filter={filter}>
      <path d={iconPath(icon)} transform={place} fill={fill} />
    </g>
  );
}

type Edged = { rim: string; body: string };

/** A dark figure before the light: its upper left edge catches it. */
export function Silhouette({ rim, body, ...shape }: Omit<ShapeProps, 'fill'> & Edged) {
  return (
    <>
      <Shape {...shape} x={shape.x - 2} y={shape.y - 2} fill={rim} />
      <Shape {...shape} fill={body} />
    </>
  );
}

type BeamsProps = { x: number; y: number; count: number; fill: string; opacity: number };

export function Beams({ x, y, count, fill, opacity }: BeamsProps) {
  const random = seeded(`${x} ${y} ${fill}`);
  const point = (angle: number) =>
    `${(x + Math.cos(angle) * 460).toFixed(0)} ${(y + Math.sin(angle) * 460).toFixed(0)}`;
  const paths = Array.from({ length: count }, (_, i) => {
    const from = (i / count) * 2 * Math.PI;
    const to = from + (0.12 + random() * 0.14);
    return `M${x} ${y}L${point(from)}L${point(to)}Z`;
  });
  return <path d={paths.join('')} fill={fill} opacity={opacity} />;
}

type MotesProps = { seed: string; fill: string; count?: number; top?: number };

export function Motes({ seed, fill, count = 34, top = 20 }: MotesProps) {
  const random = seeded(seed);
  const motes = Array.from({ length: count }, () => ({
    x: (random() * 300).toFixed(1),
    y: (top + random() * (320 - top)).toFixed(1),
    r: (0.5 + random() * 1.6).toFixed(1),
    opacity: (0.25 + random() * 0.65).toFixed(2),
  }));
  return (
    <g fill={fill}>
      {motes.map(({ x, y, r, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={opacity} />
      ))}
    </g>
  );
}

/** Bands of mist, each a little nearer. */
export function Mist({ y, fill }: { y: number; fill: string }) {
  return (
    <g fill={fill}>
      <path d={`M0 ${y}q40-14 80 0t80-4 80 6 60-4V400H0Z`} opacity=".14" />
      <path d={`M0 ${y + 18}q50 12 100 0t100 2 100-4V400H0Z`} opacity=".16" />
    </g>
  );
}

/** Colours as a gradient of a style sheet lists them: the first at its beginning, the last at its end, others with their place. */
const stopsIn = (stops: string) =>
  stops.split(', ').map((stop, i) => {
    const [colour, at = i === 0 ? '0%' : '100%'] = stop.split(' ');
    return <stop key={at} offset={at} stopColor={colour} />;
  });

type RadialProps = { id: string; stops: string; cx?: number; cy?: number; r?: number };

export const Radial = ({ id, stops, cx = 0.5, cy = 0.5, r = 0.5 }: RadialProps) => (
  <radialGradient id={id} cx={cx} cy={cy} r={r}>
    {stopsIn(stops)}
  </radialGradient>
);

export const Fall = ({ id, stops }: Pick<RadialProps, 'id' | 'stops'>) => (
  <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    {stopsIn(stops)}
  </linearGradient>
);
