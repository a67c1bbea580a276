import { cellId, drawnSquares } from '@questhall/tabletop/ground';
import type { CcBox } from '../box.js';
import type { TutorialCard } from '../schema/index.js';
import { type Check, eachOf, missing } from './pack.js';

export const tutorialsNameRecords: Check = eachOf('tutorial', ({ hero, hostiles, face }, box) => [
  ...missing(box, 'hero', [hero.id]),
  ...missing(box, 'tile', [face]),
  ...(hostiles === undefined
    ? []
    : [...missing(box, 'encounter', [hostiles.card]), ...missing(box, 'hostile', [hostiles.category])]),
]);

/** Everyone stands on the tile, each in a space of their own. */
export const tutorialsFitTheirTile: Check = eachOf('tutorial', (card, box) => {
  const face = box.faces[card.face];
  if (face === undefined) return [];
  const cells = drawnSquares(face).map((square) => cellId(face, square));
  const taken = spacesOf(card);
  return taken.map(
    (cell, i) =>
      (!cells.includes(cell) && `its tile has no space '${cell}'`) ||
      (taken.indexOf(cell) !== i && `two are in the space '${cell}'`),
  );
});

const spacesOf = ({ hero, object, hostiles }: TutorialCard): string[] => [
  hero.at,
  ...(object === undefined ? [] : [object]),
  ...(hostiles?.at ?? []),
];

/** As many models as stand there. */
export const tutorialsKeepToTheBox: Check = eachOf('tutorial', ({ hostiles }, box) => {
  if (hostiles === undefined) return [];
  const { at, model } = hostiles;
  const count = modelsOf(box, model);
  return [count < at.length && `it has ${at.length} models '${model}'; the box has ${count}`];
});

const modelsOf = (box: CcBox, model: string): number =>
  Object.values(box.models).filter((one) => one.model === model).length;
