/** The light of a picture: far sky, darkness around it, glow, and the three tones of a lit figure. */
export type Palette = {
  readonly sky: string;
  readonly deep: string;
  readonly glow: string;
  readonly pale: string;
  readonly mid: string;
  readonly ink: string;
};

export const PALETTES = {
  gold: { sky: '#9c6a12', deep: '#2a1804', glow: '#fff0a8', pale: '#fff6cf', mid: '#a06c10', ink: '#150c02' },
  ember: {
    sky: '#9c3514',
    deep: '#2a0d08',
    glow: '#ffb454',
    pale: '#ffd9a0',
    mid: '#8a2c12',
    ink: '#160605',
  },
  azure: {
    sky: '#1f5b98',
    deep: '#081626',
    glow: '#aee2ff',
    pale: '#d8f0ff',
    mid: '#1c4f86',
    ink: '#050c16',
  },
  moss: { sky: '#457a3c', deep: '#0d1a12', glow: '#d9f08a', pale: '#e9f3b8', mid: '#2d5a2e', ink: '#07100a' },
  bog: { sky: '#41695f', deep: '#10161a', glow: '#b9e0c0', pale: '#d4e6c4', mid: '#2c4b44', ink: '#070c0d' },
  tallow: {
    sky: '#6b4238',
    deep: '#140d10',
    glow: '#ffdf94',
    pale: '#fff0c8',
    mid: '#6b3f2c',
    ink: '#0a0607',
  },
  bone: { sky: '#836238', deep: '#1f160d', glow: '#ffe2a6', pale: '#fdf0cf', mid: '#7a5528', ink: '#110b06' },
  amethyst: {
    sky: '#55369a',
    deep: '#130b24',
    glow: '#d4b0ff',
    pale: '#eadbff',
    mid: '#4a2c8c',
    ink: '#0a0614',
  },
  steel: {
    sky: '#50607a',
    deep: '#12151b',
    glow: '#d9ecff',
    pale: '#f0f6fb',
    mid: '#47566b',
    ink: '#090b0f',
  },
  blood: {
    sky: '#7a1624',
    deep: '#17060a',
    glow: '#ff8d73',
    pale: '#ffc9b4',
    mid: '#7a1620',
    ink: '#0b0305',
  },
  spectre: {
    sky: '#2a6b78',
    deep: '#07161c',
    glow: '#a8fff0',
    pale: '#e0fff8',
    mid: '#1d5f66',
    ink: '#030b0e',
  },
  rust: { sky: '#7d4a22', deep: '#1c0f08', glow: '#ffc27a', pale: '#ffe3bd', mid: '#74431c', ink: '#0f0704' },
  toxic: {
    sky: '#6a7a1f',
    deep: '#14180a',
    glow: '#f2ff7a',
    pale: '#fbffd0',
    mid: '#5a6a18',
    ink: '#0a0d04',
  },
} as const satisfies { readonly [name: string]: Palette };

export type PaletteName = keyof typeof PALETTES;
