import { Beams, Fall, Mist, Motes, Radial, Shape, Silhouette } from '../../screens/hall/covers/parts.js';

/** A blade that hangs in the air among crystals, one who wants it and one who keeps it. */
export function CoverScene() {
  return (
    <>
      <defs>
        <Radial id="lr-sky" cy={0.38} r={0.66} stops="#c39aff, #5f3ab0 30%, #1f1240 75%, #0c0718" />
        <Radial id="lr-glow" stops="#fff0c8e6, #d9b0ff8c 35%, #7a52c800" />
        <Fall id="lr-crystal" stops="#f6e9ff, #a97cf3 50%, #3a2178" />
        <Fall id="lr-gold" stops="#fffbe0, #f3c44e 45%, #8a5a10" />
      </defs>
      <rect width="300" height="400" fill="#0c0718" />
      <rect width="300" height="400" fill="url(#lr-sky)" />
      <Beams x={150} y={150} count={18} fill="#e3c8ff" opacity={0.15} />
      <Shape icon="star-gate" x={30} y={26} size={240} fill="#8a62d8" opacity={0.45} filter="url(#far)" />
      <Pillars />
      <ellipse cx="150" cy="160" rx="124" ry="134" fill="url(#lr-glow)" />
      <Shape icon="crystal-cluster" x={10} y={190} size={150} fill="#2d1a5c" />
      <Shape icon="crystal-cluster" x={4} y={184} size={154} fill="url(#lr-crystal)" filter="url(#emboss)" />
      <Shape
        icon="crystal-growth"
        x={152}
        y={192}
        size={146}
        fill="url(#lr-crystal)"
        filter="url(#emboss)"
        mirrored
      />
      <Shape icon="relic-blade" x={64} y={50} size={190} fill="#000" opacity={0.6} filter="url(#far)" />
      <Shape icon="relic-blade" x={56} y={36} size={190} fill="url(#lr-gold)" filter="url(#emboss)" />
      <Mist y={264} fill="#d4b0ff" />
      <path d="M0 312Q150 272 300 312V400H0Z" fill="#0a0614" />
      <Silhouette icon="rock-golem" x={192} y={214} size={94} rim="#c9a3ff" body="#0a0614" />
      <Silhouette icon="swordman" x={22} y={228} size={82} rim="#f0d28a" body="#0a0614" />
      <Motes seed="lost relics cover" fill="#ffe7a0" count={40} />
    </>
  );
}

function Pillars() {
  return (
    <>
      <path d="M0 0H54V30L48 40V330H0ZM300 0H246V30L252 40V330H300Z" fill="#160c2b" />
      <path d="M10 0H20V330H10ZM30 0H38V330H30ZM262 0H270V330H262ZM280 0H290V330H280Z" fill="#2a1850" />
      <path d="M0 30H54V40H0ZM246 30h54v10h-54Z" fill="#3b2470" />
    </>
  );
}
