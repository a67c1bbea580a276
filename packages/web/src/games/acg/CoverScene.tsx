import { Beams, Fall, Mist, Motes, Radial, Shape, Silhouette } from '../../screens/hall/covers/parts.js';

/** A gate under the town, light behind it, and three who go in. */
export function CoverScene() {
  return (
    <>
      <defs>
        <Radial id="acg-sky" cy={0.44} r={0.64} stops="#b4d463, #41703a 28%, #12261b 70%, #060c08" />
        <Radial id="acg-glow" stops="#fffdd8, #f6e680d9 40%, #c9c14a00" />
        <Fall id="acg-gate" stops="#b5c596, #607550 50%, #20301f" />
        <Radial id="acg-torch" stops="#ffcf6bd9, #ff9a3a00" />
      </defs>
      <rect width="300" height="400" fill="#08110b" />
      <rect width="300" height="400" fill="url(#acg-sky)" />
      <Beams x={150} y={176} count={16} fill="#e9f3a0" opacity={0.13} />
      <Rock />
      <Shape icon="dungeon-gate" x={36} y={54} size={232} fill="#0c1a10" />
      <Shape icon="dungeon-gate" x={30} y={44} size={240} fill="url(#acg-gate)" filter="url(#emboss)" />
      <ellipse cx="150" cy="196" rx="66" ry="100" fill="url(#acg-glow)" />
      <Shape icon="stairs" x={98} y={196} size={104} fill="#fff2b0" opacity={0.22} />
      <Eyes />
      <Mist y={248} fill="#e9f3a0" />
      <path d="M0 300Q80 268 150 272T300 300V400H0Z" fill="#050a06" />
      <Silhouette icon="swordwoman" x={32} y={190} size={110} rim="#d7f08a" body="#07100a" />
      <Silhouette icon="bowman" x={160} y={186} size={110} rim="#d7f08a" body="#07100a" />
      <Silhouette icon="hooded-figure" x={103} y={204} size={96} rim="#ffe08a" body="#060d08" />
      <circle cx="246" cy="200" r="52" fill="url(#acg-torch)" />
      <Silhouette icon="torch" x={214} y={194} size={42} rim="#ffcf6b" body="#3a1d05" />
      <Motes seed="acg cover" fill="#f3f7b0" />
    </>
  );
}

function Rock() {
  return (
    <>
      <path
        d="M0 0H300V96l-20-30-16 20-22-44-20 22-24-30-24 10-26-12-22 14-26-16-20 28-24-20-18 40-20-24L0 96Z"
        fill="#060c08"
      />
      <path
        d="M0 60Q20 110 12 170Q40 200 20 260V400H0ZM300 60Q276 110 290 170Q258 200 282 260V400H300Z"
        fill="#0a160e"
      />
      <path
        d="M44 0v58m-4-8v10m8-10v10M252 0v40m-4-8v10m8-10v10"
        stroke="#22351f"
        strokeWidth="3"
        fill="none"
      />
    </>
  );
}

/** They have been seen. */
function Eyes() {
  return (
    <>
      <Shape icon="evil-eyes" x={18} y={96} size={30} fill="#e8ff7a" opacity={0.9} />
      <Shape icon="angry-eyes" x={248} y={130} size={34} fill="#ff9a5a" opacity={0.9} />
      <Shape icon="evil-eyes" x={260} y={74} size={22} fill="#e8ff7a" opacity={0.7} />
      <Shape icon="angry-eyes" x={14} y={190} size={26} fill="#ff9a5a" opacity={0.8} />
    </>
  );
}
