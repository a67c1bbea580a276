import type { ReactNode } from 'react';
import type { Texture } from './plan.js';

/** Stones, boards and water in light and shade, to be laid over any colour; a square is 100 wide. */
const DRAWN: { readonly [texture in Texture]: { size: number; drawn: ReactNode } } = {
  marble: {
    size: 100,
    drawn: (
      <>
        <path d="M0 0H50V50H0ZM50 50H100V100H50Z" fill="#fff" opacity=".09" />
        <path d="M0 0H100M0 50H100M0 0V100M50 0V100" stroke="#000" strokeOpacity=".35" strokeWidth="2" />
        <path
          d="M4 38C16 30 22 40 34 22S44 10 48 4M56 92c10-14 20-6 26-20S92 58 98 54"
          stroke="#fff"
          strokeOpacity=".1"
          strokeWidth="1.6"
          fill="none"
        />
      </>
    ),
  },
  flags: {
    size: 100,
    drawn: (
      <>
        <path d="M2 2H58V38H2ZM62 2H98V62H62ZM2 42H38V98H2ZM42 66H98V98H42Z" fill="#fff" opacity=".06" />
        <path
          d="M0 0H100M60 0V64H100M0 40H60M40 40V100M40 64H60"
          stroke="#000"
          strokeOpacity=".42"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M4 4H56M64 4H96M4 44H36M44 68H96"
          stroke="#fff"
          strokeOpacity=".13"
          strokeWidth="1.6"
          fill="none"
        />
      </>
    ),
  },
  planks: {
    size: 100,
    drawn: (
      <>
        <path d="M0 0H100V25H0ZM0 50H100V75H0Z" fill="#000" opacity=".1" />
        <path
          d="M0 0H100M0 25H100M0 50H100M0 75H100M34 0V25M78 25V50M20 50V75M64 75V100"
          stroke="#000"
          strokeOpacity=".45"
          strokeWidth="2.4"
        />
        <path
          d="M6 12C30 8 40 16 96 11M4 38C40 34 50 42 98 36M6 62c30-5 60 4 92-1M4 88c36 4 60-4 94 1"
          stroke="#000"
          strokeOpacity=".18"
          strokeWidth="1.3"
          fill="none"
        />
      </>
    ),
  },
  water: {
    size: 80,
    drawn: (
      <path
        d="M0 14q10-8 20 0t20 0 20 0 20 0M-10 40q10-8 20 0t20 0 20 0 20 0 20 0M0 66q10-8 20 0t20 0 20 0 20 0"
        stroke="#cfeff5"
        strokeOpacity=".17"
        strokeWidth="2.6"
        fill="none"
        strokeLinecap="round"
      />
    ),
  },
  cobbles: {
    size: 60,
    drawn: (
      <g fill="#fff" fillOpacity=".07" stroke="#000" strokeOpacity=".4" strokeWidth="2">
        <rect x="2" y="2" width="25" height="16" rx="7" />
        <rect x="31" y="1" width="27" height="17" rx="7" />
        <rect x="-12" y="22" width="25" height="16" rx="7" />
        <rect x="17" y="21" width="28" height="17" rx="7" />
        <rect x="48" y="22" width="25" height="16" rx="7" />
        <rect x="4" y="42" width="22" height="16" rx="7" />
        <rect x="30" y="41" width="27" height="17" rx="7" />
      </g>
    ),
  },
  grass: {
    size: 70,
    drawn: (
      <>
        <path
          d="M10 20l3-9 2 9 4-6-1 7M44 12l2-8 3 8 3-5-1 6M58 46l3-9 2 9 4-6-1 7M22 58l2-8 3 8 3-5-1 6M34 36l2-6 2 6"
          stroke="#d5f0b0"
          strokeOpacity=".26"
          strokeWidth="1.6"
          fill="none"
        />
        <circle cx="52" cy="28" r="6" fill="#000" opacity=".08" />
        <circle cx="12" cy="44" r="9" fill="#000" opacity=".08" />
      </>
    ),
  },
  earth: {
    size: 90,
    drawn: (
      <>
        <g fill="#000" opacity=".2">
          <ellipse cx="18" cy="16" rx="5" ry="3" />
          <ellipse cx="62" cy="30" rx="7" ry="4" />
          <ellipse cx="36" cy="58" rx="4" ry="3" />
          <ellipse cx="78" cy="74" rx="6" ry="3.4" />
          <ellipse cx="12" cy="80" rx="3" ry="2" />
        </g>
        <path
          d="M4 40q14-8 26 0t22-2M50 84q12-7 24 0"
          stroke="#fff"
          strokeOpacity=".09"
          strokeWidth="2"
          fill="none"
        />
      </>
    ),
  },
  bricks: {
    size: 60,
    drawn: (
      <>
        <path d="M2 2H28V18H2ZM32 22H58V38H32ZM2 42H28V58H2Z" fill="#fff" opacity=".06" />
        <path
          d="M0 0H60M0 20H60M0 40H60M30 0V20M0 20V40M60 20V40M30 40V60"
          stroke="#000"
          strokeOpacity=".42"
          strokeWidth="2.4"
        />
      </>
    ),
  },
  iron: {
    size: 100,
    drawn: (
      <>
        <path d="M0 0H100V100H0Z" fill="#fff" opacity=".04" />
        <path d="M0 0H100M0 0V100M0 50H100" stroke="#000" strokeOpacity=".5" strokeWidth="3" />
        <path d="M3 3H97M3 53H97" stroke="#fff" strokeOpacity=".14" strokeWidth="1.6" />
        <g fill="#000" fillOpacity=".45">
          <circle cx="9" cy="10" r="3" />
          <circle cx="91" cy="10" r="3" />
          <circle cx="9" cy="41" r="3" />
          <circle cx="91" cy="41" r="3" />
          <circle cx="9" cy="60" r="3" />
          <circle cx="91" cy="60" r="3" />
          <circle cx="9" cy="91" r="3" />
          <circle cx="91" cy="91" r="3" />
        </g>
      </>
    ),
  },
  carpet: {
    size: 64,
    drawn: (
      <g fill="none" stroke="#ffd98a" strokeOpacity=".2" strokeWidth="1.8">
        <path d="M32 4L60 32 32 60 4 32ZM32 18l14 14-14 14-14-14Z" />
        <circle cx="0" cy="0" r="8" />
        <circle cx="64" cy="0" r="8" />
        <circle cx="0" cy="64" r="8" />
        <circle cx="64" cy="64" r="8" />
      </g>
    ),
  },
  mosaic: {
    size: 100,
    drawn: (
      <g fill="none" stroke="#fff" strokeOpacity=".13" strokeWidth="2">
        <circle cx="50" cy="50" r="46" />
        <circle cx="50" cy="50" r="30" strokeDasharray="5 4" />
        <path d="M50 20L58 42 80 50 58 58 50 80 42 58 20 50 42 42Z" fill="#fff" fillOpacity=".07" />
        <path d="M0 0L18 18M100 0L82 18M0 100L18 82M100 100L82 82" />
      </g>
    ),
  },
};

export const textureId = (map: string, texture: Texture): string => `${map}${texture}`;

/** The textures that this map uses, to be filled with. */
export function Textures({ map, used }: { map: string; used: readonly Texture[] }) {
  return used.map((texture) => (
    <pattern
      key={texture}
      id={textureId(map, texture)}
      width={DRAWN[texture].size}
      height={DRAWN[texture].size}
      patternUnits="userSpaceOnUse"
    >
      {DRAWN[texture].drawn}
    </pattern>
  ));
}
