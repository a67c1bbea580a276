/** A path that is filled, or drawn as wide as said, in a colour that the floor shines through. */
type Mark = readonly [colour: string, opacity: number, path: string, width?: number];
type Drawn = readonly [size: number, ...marks: Mark[]];

const LIGHT = '#fff';
const DARK = '#000';
const BRASS = '#ffd98a';
const WAVES = '#cfeff5';
const BLADES = '#d5f0b0';

/** Circles and ellipses are paths as well. */
const round = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
/** A stone with round corners, 16 high. */
const stone = (x: number, y: number, width: number): string =>
  `M${x + 7} ${y}h${width - 14}q7 0 7 7v2q0 7-7 7h${14 - width}q-7 0-7-7v-2q0-7 7-7Z`;

const STONES = [
  ...[stone(2, 2, 25), stone(31, 1, 27), stone(-12, 22, 25), stone(17, 21, 28)],
  ...[stone(48, 22, 25), stone(4, 42, 22), stone(30, 41, 27)],
].join('');
const CLODS = [
  ...[round(18, 16, 5, 3), round(62, 30, 7, 4), round(36, 58, 4, 3), round(78, 74, 6, 3.4)],
  round(12, 80, 3, 2),
].join('');
const RIVETS = [10, 41, 60, 91].map((y) => round(9, y, 3) + round(91, y, 3)).join('');
const CORNERS = [0, 64].map((y) => round(0, y, 8) + round(64, y, 8)).join('');
const STAR = 'M50 20L58 42 80 50 58 58 50 80 42 58 20 50 42 42Z';

/** Stones, boards and water in light and shade, to be laid over any colour; a square is 100 wide. */
const DRAWN = {
  marble: [
    100,
    [LIGHT, 0.09, 'M0 0H50V50H0ZM50 50H100V100H50Z'],
    [DARK, 0.35, 'M0 0H100M0 50H100M0 0V100M50 0V100', 2],
    [LIGHT, 0.1, 'M4 38C16 30 22 40 34 22S44 10 48 4M56 92c10-14 20-6 26-20S92 58 98 54', 1.6],
  ],
  flags: [
    100,
    [LIGHT, 0.06, 'M2 2H58V38H2ZM62 2H98V62H62ZM2 42H38V98H2ZM42 66H98V98H42Z'],
    [DARK, 0.42, 'M0 0H100M60 0V64H100M0 40H60M40 40V100M40 64H60', 3],
    [LIGHT, 0.13, 'M4 4H56M64 4H96M4 44H36M44 68H96', 1.6],
  ],
  planks: [
    100,
    [DARK, 0.1, 'M0 0H100V25H0ZM0 50H100V75H0Z'],
    [DARK, 0.45, 'M0 0H100M0 25H100M0 50H100M0 75H100M34 0V25M78 25V50M20 50V75M64 75V100', 2.4],
    [
      DARK,
      0.18,
      'M6 12C30 8 40 16 96 11M4 38C40 34 50 42 98 36M6 62c30-5 60 4 92-1M4 88c36 4 60-4 94 1',
      1.3,
    ],
  ],
  water: [
    80,
    [WAVES, 0.17, 'M0 14q10-8 20 0t20 0 20 0 20 0M-10 40q10-8 20 0t20 0 20 0 20 0 20 0', 2.6],
    [WAVES, 0.17, 'M0 66q10-8 20 0t20 0 20 0 20 0', 2.6],
  ],
  cobbles: [60, [LIGHT, 0.07, STONES], [DARK, 0.4, STONES, 2]],
  grass: [
    70,
    [BLADES, 0.26, 'M10 20l3-9 2 9 4-6-1 7M44 12l2-8 3 8 3-5-1 6M58 46l3-9 2 9 4-6-1 7', 1.6],
    [BLADES, 0.26, 'M22 58l2-8 3 8 3-5-1 6M34 36l2-6 2 6', 1.6],
    [DARK, 0.08, round(52, 28, 6) + round(12, 44, 9)],
  ],
  earth: [90, [DARK, 0.2, CLODS], [LIGHT, 0.09, 'M4 40q14-8 26 0t22-2M50 84q12-7 24 0', 2]],
  bricks: [
    60,
    [LIGHT, 0.06, 'M2 2H28V18H2ZM32 22H58V38H32ZM2 42H28V58H2Z'],
    [DARK, 0.42, 'M0 0H60M0 20H60M0 40H60M30 0V20M0 20V40M60 20V40M30 40V60', 2.4],
  ],
  iron: [
    100,
    [LIGHT, 0.04, 'M0 0H100V100H0Z'],
    [DARK, 0.5, 'M0 0H100M0 0V100M0 50H100', 3],
    [LIGHT, 0.14, 'M3 3H97M3 53H97', 1.6],
    [DARK, 0.45, RIVETS],
  ],
  carpet: [64, [BRASS, 0.2, `M32 4L60 32 32 60 4 32ZM32 18l14 14-14 14-14-14Z${CORNERS}`, 1.8]],
  mosaic: [
    100,
    [LIGHT, 0.07, STAR],
    [LIGHT, 0.13, `${STAR}${round(50, 50, 46)}M0 0L18 18M100 0L82 18M0 100L18 82M100 100L82 82`, 2],
    [LIGHT, 0.08, round(50, 50, 30), 2],
  ],
} satisfies { readonly [texture: string]: Drawn };

/** What one walks on; the colour below it is the site's tone. */
export type Texture = keyof typeof DRAWN;

export const textureId = (map: string, texture: Texture): string => `${map}${texture}`;

/** The textures that this map uses, to be filled with. */
export function Textures({ map, used }: { map: string; used: readonly Texture[] }) {
  return used.map((texture) => {
    const [size, ...marks]: Drawn = DRAWN[texture];
    return (
      <pattern
        key={texture}
        id={textureId(map, texture)}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
      >
        {marks.map(([colour, opacity, d, width]) => (
          <path
            key={d + opacity}
            d={d}
            opacity={opacity}
            fill={width === undefined ? colour : 'none'}
            stroke={width === undefined ? undefined : colour}
            strokeWidth={width}
            strokeLinecap="round"
          />
        ))}
      </pattern>
    );
  });
}
