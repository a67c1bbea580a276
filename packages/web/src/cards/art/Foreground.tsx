import { PALETTES } from './palettes.js';
import type { SceneData } from './scene.js';
import { seeded } from './seed.js';
import { FLAMES, GROUNDS, type Ground, JOINTS, RIPPLES } from './shapes.js';

type Props = { scene: SceneData; height: number; lifted: number; detailed: boolean };

/** Fog, the ground before the eye, sparks, and the dark around it all. */
export function Foreground({ scene, height, lifted, detailed }: Props) {
  const palette = PALETTES[scene.palette];
  return (
    <>
      <rect y={height * 0.56} width="288" height={height * 0.44} fill={`url(#fog-${scene.palette})`} />
      <g transform={`translate(0 ${height - 244 - lifted})`}>
        <path d={`${GROUNDS[scene.ground]}M0 244H288V${246 + lifted}H0Z`} fill={palette.ink} />
        <Detail ground={scene.ground} glow={palette.glow} />
      </g>
      <Embers scene={scene} height={height} brightness={detailed ? BRIGHTNESS : DIM} />
      <rect width="288" height={height} fill="url(#vignette)" />
    </>
  );
}

function Detail({ ground, glow }: { ground: Ground; glow: string }) {
  if (ground === 'candles') return <path d={FLAMES} fill="#ffd36b" />;
  const stroke = { fill: 'none', stroke: glow, strokeWidth: 2 };
  if (ground === 'water') return <path d={RIPPLES} {...stroke} strokeOpacity=".35" />;
  if (ground === 'flags') return <path d={JOINTS} {...stroke} strokeOpacity=".16" />;
  return <path d={GROUNDS[ground]} {...stroke} strokeWidth="1.4" strokeOpacity=".22" />;
}

const EMBERS = 16;
/** Some glow and some are nearly out. */
const BRIGHTNESS = [0.85, 0.6, 0.4];
const DIM = [0.65];

type EmbersProps = Pick<Props, 'scene' | 'height'> & { brightness: number[] };

/** A path for each brightness: a browser draws three things sooner than sixteen. */
function Embers({ scene, height, brightness }: EmbersProps) {
  const random = seeded(`${scene.seed} embers`);
  const dots = Array.from({ length: EMBERS }, () =>
    dot(14 + random() * 260, 18 + random() * (height - 60), 0.6 + random() * 1.7),
  );
  return brightness.map((opacity, at) => (
    <path
      key={opacity}
      d={dots.filter((_, i) => i % brightness.length === at).join('')}
      fill={PALETTES[scene.palette].glow}
      fillOpacity={opacity}
    />
  ));
}

const dot = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
