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

/** A dark figure before the light: its upper left edge catches it. */
export function Silhouette({
  rim,
  body,
  ...shape
}: Omit<ShapeProps, 'fill'> & { rim: string; body: string }) {
  return (
    <>
      <Shape {...shape} x={shape.x - 2} y={shape.y - 2} fill={rim} />
      <Shape {...shape} fill={body} />
    </>
  );
}

export function Beams({
  x,
  y,
  count,
  fill,
  opacity,
}: {
  x: number;
  y: number;
  count: number;
  fill: string;
  opacity: number;
}) {
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

export function Motes({
  seed,
  fill,
  count = 34,
  top = 20,
  bottom = 320,
}: {
  seed: string;
  fill: string;
  count?: number;
  top?: number;
  bottom?: number;
}) {
  const random = seeded(seed);
  const motes = Array.from({ length: count }, () => ({
    x: (random() * 300).toFixed(1),
    y: (top + random() * (bottom - top)).toFixed(1),
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

type Stop = readonly [offset: number, colour: string, opacity?: number];

export function Radial({
  id,
  stops,
  cx = 0.5,
  cy = 0.5,
  r = 0.5,
}: {
  id: string;
  stops: readonly Stop[];
  cx?: number;
  cy?: number;
  r?: number;
}) {
  return (
    <radialGradient id={id} cx={cx} cy={cy} r={r}>
      {stops.map(([offset, colour, opacity = 1]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </radialGradient>
  );
}

export function Fall({ id, stops }: { id: string; stops: readonly Stop[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map(([offset, colour, opacity = 1]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}
