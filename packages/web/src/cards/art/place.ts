import type { PaletteName } from './palettes.js';
import type { SceneData } from './scene.js';
import type { Ground, Wings } from './shapes.js';

/** Where a picture is set; `far` is the name of a drawing of the game. */
export type Place<Icon> = { palette: PaletteName; far: Icon; ground: Ground; wings: Wings };

type Staged = Pick<SceneData, 'window' | 'staging'> & { id: string; figure: string };

/** Puts somebody or something, given as a drawing, into a place. */
export const staged =
  <Icon>(drawing: (name: Icon) => string) =>
  ({ far, ...place }: Place<Icon>, { id, ...rest }: Staged): SceneData => ({
    ...place,
    ...rest,
    far: drawing(far),
    seed: id,
  });
