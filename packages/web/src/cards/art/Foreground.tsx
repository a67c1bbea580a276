import { PALETTES } from './palettes.js';
import type { SceneData } from './scene.js';
import { seeded } from './seed.js';
import { FLAMES, GROUNDS, type Ground, JOINTS, RIPPLES } from './shapes.js';

/** Fog, the ground before the eye, sparks, and the dark around it all. */
export function Foreground({ scene, height, lifted }: { scene: SceneData; height: number; lifted: number }) {
  const palette = PALETTES[scene.palette];
  return (
    <>
      <rect y={height * 0.56} width="288" height={height * 0.44} fill={`url(#fog-${scene.palette})`} />
      <g transform={`translate(0 ${height - 244 - lifted})`}>
        <path d={GROUNDS[scene.ground]} fill={palette.ink} />
        <Detail ground={scene.ground} glow={palette.glow} />
        <rect y="246" width="288" height={lifted} fill={palette.ink} />
      </g>
      <Embers scene={scene} height={height} />
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

function Embers({ scene, height }: { scene: SceneData; height: number }) {
  const random = seeded(`${scene.seed} embers`);
  const dots = Array.from({ length: EMBERS }, () => ({
    x: 14 + random() * 260,
    y: 18 + random() * (height - 60),
    r: 0.6 + random() * 1.7,
    opacity: 0.35 + random() * 0.55,
  }));
  return (
    <g fill={PALETTES[scene.palette].glow}>
      {dots.map(({ x, y, r, opacity }) => (
        <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(1)} opacity={opacity.toFixed(2)} />
      ))}
    </g>
  );
}
