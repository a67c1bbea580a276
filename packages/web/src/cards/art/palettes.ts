/** The light of a picture: far sky, darkness around it, glow, and the three tones of a lit figure. */
export type Palette = {
  readonly sky: string;
  readonly deep: string;
  readonly glow: string;
  readonly pale: string;
  readonly mid: string;
  readonly ink: string;
};

const lit = (sky: string, deep: string, glow: string, pale: string, mid: string, ink: string): Palette => ({
  ...{ sky, deep, glow, pale, mid, ink },
});

export const PALETTES = {
  gold: lit('#9c6a12', '#2a1804', '#fff0a8', '#fff6cf', '#a06c10', '#150c02'),
  ember: lit('#9c3514', '#2a0d08', '#ffb454', '#ffd9a0', '#8a2c12', '#160605'),
  azure: lit('#1f5b98', '#081626', '#aee2ff', '#d8f0ff', '#1c4f86', '#050c16'),
  moss: lit('#457a3c', '#0d1a12', '#d9f08a', '#e9f3b8', '#2d5a2e', '#07100a'),
  bog: lit('#41695f', '#10161a', '#b9e0c0', '#d4e6c4', '#2c4b44', '#070c0d'),
  tallow: lit('#6b4238', '#140d10', '#ffdf94', '#fff0c8', '#6b3f2c', '#0a0607'),
  bone: lit('#836238', '#1f160d', '#ffe2a6', '#fdf0cf', '#7a5528', '#110b06'),
  amethyst: lit('#55369a', '#130b24', '#d4b0ff', '#eadbff', '#4a2c8c', '#0a0614'),
  steel: lit('#50607a', '#12151b', '#d9ecff', '#f0f6fb', '#47566b', '#090b0f'),
  blood: lit('#7a1624', '#17060a', '#ff8d73', '#ffc9b4', '#7a1620', '#0b0305'),
  spectre: lit('#2a6b78', '#07161c', '#a8fff0', '#e0fff8', '#1d5f66', '#030b0e'),
  rust: lit('#7d4a22', '#1c0f08', '#ffc27a', '#ffe3bd', '#74431c', '#0f0704'),
  toxic: lit('#6a7a1f', '#14180a', '#f2ff7a', '#fbffd0', '#5a6a18', '#0a0d04'),
} as const;

export type PaletteName = keyof typeof PALETTES;
