import type { CcBox } from '../box.js';
import type { AnyCard } from '../schema/index.js';
import { paramsIn } from './mentions.js';
import { type Check, eachOf } from './pack.js';

const isEntry = ({ records }: CcBox, id: string): boolean => records[id]?.kind === 'entry';

/** The entries that a record leads to: rows of a table of crises, or lines. */
const entriesFrom = (card: AnyCard): string[] => [
  ...(card.kind === 'crises' ? [...card.day, ...card.night].map(({ entry }) => entry) : []),
  ...paramsIn<{ entry: string }>(card, 'entry').map(({ entry }) => entry),
];

const named = (card: AnyCard, box: CcBox): (string | false)[] =>
  entriesFrom(card).map((id) => !isEntry(box, id) && `there is no entry '${id}'`);

export const crisesNameEntries: Check = eachOf('crises', named);
export const entriesNameEntries: Check = eachOf('entry', named);

/** No entry lies in the book that nothing leads to. */
export const entriesAreRead: Check = eachOf('entry', ({ id }, box) => {
  const read = Object.values(box.records).some((card) => card.id !== id && entriesFrom(card).includes(id));
  return [!read && 'nothing leads to it'];
});

/** Entries are looked up by their numbers. */
export const entriesAreNumbered: Check = eachOf('entry', ({ id, number }, box) =>
  Object.values(box.records).map(
    (other) =>
      other.kind === 'entry' && other.id < id && other.number === number && `'${other.id}' has its number`,
  ),
);
