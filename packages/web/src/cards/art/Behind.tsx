import { PALETTES } from './palettes.js';
import type { SceneData } from './scene.js';
import { seeded } from './seed.js';
import { WINGS } from './shapes.js';

type Props = { scene: SceneData; height: number; detailed: boolean };

/** Rays, what is seen dimly in the distance, and what frames the place. What is not detailed is one shape for each. */
export function Behind({ scene, height, detailed }: Props) {
  const palette = PALETTES[scene.palette];
  const size = Math.min(250, height * 0.98);
  const box = { x: 144 - size / 2, y: height * 0.4 - size / 2, width: size };
  return (
    <>
      <Rays scene={scene} height={height} />
      {detailed ? (
        <>
          <Scaled d={scene.far} {...box} fill={palette.sky} opacity={0.8} filter="url(#far)" />
          <Scaled d={scene.far} {...box} fill={palette.deep} opacity={0.3} />
        </>
      ) : (
        <Scaled
          d={scene.far}
          {...box}
          fill={`color-mix(in srgb, ${palette.sky} 65%, ${palette.deep})`}
          opacity={0.86}
        />
      )}
      <path
        d={WINGS[scene.wings]}
        transform={`scale(1 ${height / 244})`}
        fill={palette.ink}
        fillOpacity=".62"
      />
    </>
  );
}

function Rays({ scene, height }: { scene: SceneData; height: number }) {
  const random = seeded(`${scene.seed} rays`);
  const count = scene.staging === 'aura' || scene.staging === 'pedestal' ? 16 : 9;
  const centre = { x: 144, y: height * 0.38 };
  const turn = random() * Math.PI;
  const rays = Array.from({ length: count }, (_, i) => {
    const from = turn + (i / count) * 2 * Math.PI;
    const to = from + (0.35 + random() * 0.5) * ((2 * Math.PI) / count);
    return `M${centre.x} ${centre.y}L${corner(centre, from)}L${corner(centre, to)}Z`;
  });
  return <path d={rays.join('')} fill={PALETTES[scene.palette].glow} fillOpacity={count > 9 ? 0.17 : 0.11} />;
}

const corner = ({ x, y }: { x: number; y: number }, angle: number): string =>
  `${(x + Math.cos(angle) * 420).toFixed(0)} ${(y + Math.sin(angle) * 420).toFixed(0)}`;

type ScaledProps = {
  d: string;
  x: number;
  y: number;
  /** And its height. */
  width: number;
  fill: string;
  opacity?: number | undefined;
  filter?: string | undefined;
  mirrored?: boolean;
  /** The colour of a thin line around it. */
  edge?: string | undefined;
};

/** A path of 512 units at a place and size. A `use` of one path would cost a browser more than the path once more. */
export function Scaled({ d, x, y, width, fill, opacity, filter, edge, mirrored = false }: ScaledProps) {
  const scale = width / 512;
  const place = mirrored
    ? `translate(${x + width} ${y}) scale(${-scale} ${scale})`
    : `translate(${x} ${y}) scale(${scale})`;
  const path = (
    <path
      d={d}
      transform={place}
      fill={fill}
      fillOpacity={filter === undefined ? opacity : undefined}
      {...(edge !== undefined && { stroke: edge, strokeOpacity: 0.45, strokeWidth: 4 })}
    />
  );
  // A filter works in the picture's own units, before anything is made smaller.
  if (filter === undefined) return path;
  return (
    <g filter={filter} opacity={opacity}>
      {path}
    </g>
  );
}
