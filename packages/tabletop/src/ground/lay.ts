import { besideSquares, keyOf, squaresOf } from './squares.js';
import type { Faces, Ground, Link, LinkId, Mark, PlacedTile } from './types.js';

/** Changes of the ground. Each gives a new one, so forks may share the old. */

export const NO_GROUND: Ground = { tiles: [], links: [], marks: [] };

export const layTile = (ground: Ground, tile: PlacedTile): Ground => ({
  ...ground,
  tiles: [...ground.tiles, tile],
});

export const layLink = (ground: Ground, link: Link): Ground => ({
  ...ground,
  links: [...ground.links, link],
});

export const layMark = (ground: Ground, mark: Mark): Ground => ({
  ...ground,
  marks: [...ground.marks, mark],
});

export const openLink = (ground: Ground, id: LinkId): Ground => turnLink(ground, id, true);
export const closeLink = (ground: Ground, id: LinkId): Ground => turnLink(ground, id, false);

function turnLink(ground: Ground, id: LinkId, open: boolean): Ground {
  if (!ground.links.some((link) => link.id === id)) throw new Error(`there is no link '${id}'`);
  return { ...ground, links: ground.links.map((link) => (link.id === id ? { ...link, open } : link)) };
}

/** Takes a tile away with every link and mark that touches it. */
export function liftTile(faces: Faces, ground: Ground, face: string): Ground {
  const lifted = ground.tiles.find((tile) => tile.face === face);
  if (lifted === undefined) throw new Error(`no tile lies with its face '${face}' up`);
  const keys = new Set(squaresOf(faces, lifted).map(keyOf));
  const isClear = ({ covers }: Link | Mark): boolean =>
    !besideSquares(covers).some((square) => keys.has(keyOf(square)));
  return {
    tiles: ground.tiles.filter((tile) => tile !== lifted),
    links: ground.links.filter(isClear),
    marks: ground.marks.filter(isClear),
  };
}
