import type { PaletteName } from './palettes.js';
import type { Ground, WindowShape, Wings } from './shapes.js';

/** All a picture is made of. A new card needs data, not a drawing. */
export type SceneData = {
  readonly palette: PaletteName;
  /** Path of the one who is shown, 512 wide and high. */
  readonly figure: string;
  /** Path of what is seen dimly behind. */
  readonly far: string;
  readonly ground: Ground;
  readonly wings: Wings;
  readonly window: WindowShape;
  /** A pack shows more of the same behind the first; an aura crowns a figure; a pedestal shows a thing. */
  readonly staging: 'alone' | 'pack' | 'aura' | 'pedestal' | 'place' | 'strike';
  /** Makes sparks and rays differ from card to card. */
  readonly seed: string;
};
