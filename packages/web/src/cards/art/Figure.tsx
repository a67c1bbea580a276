import { Scaled } from './Behind.js';
import { PALETTES } from './palettes.js';
import type { SceneData } from './scene.js';
import { seeded } from './seed.js';

/** `covered` is the part of the height that a name will lie over; a framed picture has none. */
type Props = { scene: SceneData; height: number; covered: number | undefined };

/** The one the picture is about: shadow, warm light from the candle's side, embossed body, or on a small one a bright edge. */
export function Figure({ scene, height, covered }: Props) {
  const detailed = covered === undefined;
  const palette = PALETTES[scene.palette];
  // On the table the name covers the lower part, so the figure stands higher and may be larger.
  const size = Math.min(SIZES[scene.staging] * (detailed ? 1 : 1.16), height * (detailed ? 0.86 : 0.92));
  const x = 144 - size / 2;
  const y = height * (detailed ? CENTRES[scene.staging] : 0.53 - covered * 0.36) - size / 2;
  const box = { d: scene.figure, width: size };
  return (
    <>
      <ellipse cx="144" cy={height * 0.52} rx="160" ry={height * 0.42} fill={`url(#halo-${scene.palette})`} />
      <Staging scene={scene} height={detailed ? height : height * (1 - covered * 0.55)} size={size} />
      <Scaled
        {...box}
        x={x + 5}
        y={y + 8}
        fill="#000"
        opacity={0.7}
        filter={detailed ? 'url(#far)' : undefined}
      />
      <Scaled {...box} x={x + 3} y={y + 1.6} fill="#ffb454" opacity={0.62} />
      <Scaled
        {...box}
        x={x}
        y={y}
        fill={`url(#body-${scene.palette})`}
        filter={detailed ? 'url(#emboss)' : undefined}
        edge={detailed ? undefined : palette.pale}
      />
      {scene.staging === 'strike' && <Slashes scene={scene} height={height} colour={palette.pale} />}
    </>
  );
}

const SIZES = { alone: 204, pack: 186, aura: 196, pedestal: 176, place: 214, strike: 186 } as const;
const CENTRES = { alone: 0.52, pack: 0.54, aura: 0.52, pedestal: 0.46, place: 0.52, strike: 0.48 } as const;

function Staging({ scene, height, size }: Omit<Props, 'covered'> & { size: number }) {
  if (scene.staging === 'pack') return <Pack scene={scene} height={height} size={size} />;
  if (scene.staging === 'aura') return <Aura scene={scene} height={height} />;
  if (scene.staging === 'pedestal') return <Pedestal scene={scene} height={height} />;
  return null;
}

/** Two more of the kind, further back in the dark. */
function Pack({ scene, height, size }: Omit<Props, 'covered'> & { size: number }) {
  const palette = PALETTES[scene.palette];
  const small = size * 0.6;
  const y = height * 0.6 - small / 2;
  const spots = [
    { x: -20, mirrored: false },
    { x: 308 - small, mirrored: true },
  ];
  const one = { d: scene.figure, width: small };
  return spots.map((spot) => (
    <g key={spot.x}>
      <Scaled {...one} {...spot} y={y - 2} fill={palette.glow} opacity={0.5} />
      <Scaled {...one} {...spot} y={y} fill={palette.ink} opacity={0.88} />
    </g>
  ));
}

function Aura({ scene, height }: { scene: SceneData; height: number }) {
  const { glow } = PALETTES[scene.palette];
  const centre = { cx: 144, cy: height * 0.48 };
  return (
    <g fill="none" stroke={glow}>
      <circle {...centre} r="112" strokeOpacity=".5" strokeWidth="2" />
      <circle {...centre} r="120" strokeOpacity=".35" strokeWidth="6" strokeDasharray="2 11" />
      <circle {...centre} r="128" strokeOpacity=".5" strokeWidth="1" />
    </g>
  );
}

function Pedestal({ scene, height }: { scene: SceneData; height: number }) {
  const { glow, ink, mid } = PALETTES[scene.palette];
  return (
    <g>
      <path d={`M92 -10H196L252 ${height * 0.86}H36Z`} fill={glow} fillOpacity=".13" />
      <ellipse cx="144" cy={height * 0.87} rx="112" ry="20" fill={ink} />
      <ellipse cx="144" cy={height * 0.845} rx="112" ry="20" fill={mid} />
      <ellipse cx="144" cy={height * 0.84} rx="104" ry="16" fill={glow} fillOpacity=".35" />
    </g>
  );
}

/** Where the blow went through the air. */
function Slashes({ scene, height, colour }: { scene: SceneData; height: number; colour: string }) {
  const random = seeded(`${scene.seed} strike`);
  const tilt = -30 + random() * 24;
  const arc = (r: number, w: number) =>
    `M${144 - r} ${height * 0.5}a${r} ${r * 0.62} 0 0 1 ${r * 2} 0a${r} ${r * 0.62 + w} 0 0 0 ${-r * 2} 0Z`;
  return (
    <g transform={`rotate(${tilt} 144 ${height / 2})`} fill={colour}>
      <path d={arc(132, -9)} fillOpacity=".55" />
      <path d={arc(112, -5)} fillOpacity=".35" />
    </g>
  );
}
