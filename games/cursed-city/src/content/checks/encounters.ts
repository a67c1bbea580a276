import type { CcBox } from '../box.js';
import { type Check, eachOf } from './pack.js';

/** How many models of a category one group may have, as it may be put together. */
function mostOf(box: CcBox, category: string): number | undefined {
  const card = box.records[category];
  if (card?.kind !== 'hostile') return undefined;
  return card.models.reduce((sum, { id, count }) => {
    const most = card.composition?.find(({ model }) => model === id)?.most ?? count;
    return sum + Math.min(most, count);
  }, 0);
}

/** Every row can be laid out with the models of the box. */
export const encountersFit: Check = eachOf('encounter', ({ rows }, box) =>
  rows.flatMap((row, level) =>
    row.map(({ category, count }) => {
      const most = mostOf(box, category);
      if (most === undefined) return `there is no category '${category}'`;
      return count > most && `level ${level} asks for ${count} ${category}; a group has ${most} at most`;
    }),
  ),
);

/** A group is put together from models of its own category. */
export const compositionsNameModels: Check = eachOf('hostile', ({ models, composition = [] }) =>
  composition.map(({ model }) => !models.some(({ id }) => id === model) && `there is no model '${model}'`),
);
