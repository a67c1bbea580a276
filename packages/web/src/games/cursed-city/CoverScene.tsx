import { Fall, Mist, Motes, Radial, Shape, Silhouette } from '../../screens/hall/covers/parts.js';

const BAT = 'M0 0q6-9 13-3q1-4 3-1q2-3 3 1q7-6 13 3q-8-2-10 5q-4-4-6 2q-2-6-6-2q-2-7-10-5z';
const BATS = [
  [112, 66, 1.6],
  [196, 70, 1],
  [226, 50, 0.7],
  [64, 92, 1.2],
  [150, 38, 0.8],
  [36, 58, 0.7],
  [234, 116, 0.9],
] as const;

/** Roofs under a great moon, a castle before it, and somebody with a lantern in the street. */
export function CoverScene() {
  return (
    <>
      <defs>
        <Radial id="cc-sky" cx={0.58} cy={0.28} r={0.8} stops="#565c9a, #2c1d44 45%, #0b0710" />
        <Radial id="cc-moon" stops="#dfe9ffcc 50%, #8aa0e000" />
        <Fall id="cc-mist" stops="#8f1a2600, #9a1c28a8 45%, #3a0810e6" />
        <Radial id="cc-lamp" stops="#ffd98ad9, #ff7a3a00" />
      </defs>
      <rect width="300" height="400" fill="#07060f" />
      <rect width="300" height="400" fill="url(#cc-sky)" />
      <circle cx="172" cy="114" r="132" fill="url(#cc-moon)" />
      <circle cx="172" cy="114" r="88" fill="#eef3ff" />
      <g fill="#b9c8e6" opacity=".55">
        <circle cx="146" cy="92" r="15" />
        <circle cx="206" cy="132" r="21" />
        <circle cx="166" cy="154" r="9" />
        <circle cx="198" cy="76" r="8" />
        <circle cx="130" cy="128" r="6" />
      </g>
      <Shape icon="elven-castle" x={88} y={70} size={182} fill="#8a2436" opacity={0.55} />
      <Shape icon="elven-castle" x={84} y={75} size={182} fill="#1d0d1f" />
      <Shape icon="evil-tower" x={-18} y={100} size={136} fill="#170b1b" />
      <Shape icon="guarded-tower" x={234} y={156} size={90} fill="#170b1b" />
      <Roofs />
      <g fill="#0b0610">
        {BATS.map(([x, y, scale]) => (
          <path key={x} d={BAT} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
      </g>
      <rect y="230" width="300" height="170" fill="url(#cc-mist)" />
      <Mist y={284} fill="#ff9a8a" />
      <path d="M0 336Q150 292 300 336V400H0Z" fill="#0a0408" />
      <Silhouette icon="hooded-figure" x={100} y={216} size={104} rim="#ff7a6b" body="#0a0408" />
      <circle cx="190" cy="270" r="52" fill="url(#cc-lamp)" />
      <Shape icon="lantern-flame" x={175} y={256} size={30} fill="#ffe0a0" />
      <Motes seed="cursed city cover" fill="#ff9a8a" count={20} top={180} />
    </>
  );
}
CoverScene.metal = 'silver' as const;

function Roofs() {
  return (
    <>
      <path
        d="M0 236l26-34 26 34v-14l22-26 22 26v30l30-36 32 36v-20l26-30 24 30v24l28-34 28 34v-16l20-22 16 18V400H0Z"
        fill="#120914"
      />
      <path
        d="M18 246h6v10h-6zM36 250h6v10h-6zM70 240h5v9h-5zM122 262h7v11h-7zM180 250h6v10h-6zM236 262h7v11h-7zM250 262h5v11h-5zM280 250h6v10h-6z"
        fill="#ffb45a"
      />
    </>
  );
}
