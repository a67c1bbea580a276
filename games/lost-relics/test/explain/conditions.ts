import type { Predicate } from '../../src/content/selectors.js';
import { boardOf, heroOf, type Moment, numberOf, sheetOf, specialOf, values } from './moment.js';

/** What an action, a door or an object waits for, in the words of the cards that have been seen to wait. */
export function holds(m: Moment): boolean {
  const door = sheetOf(m).doors.find(({ id }) => id === m.id);
  const thing = sheetOf(m).things?.find(({ id }) => id === m.id);
  const only = door?.if ?? thing?.if ?? ((door ?? thing) ? {} : (specialOf(m).if ?? {}));
  return (Object.keys(only) as (keyof Predicate)[]).every((part) => parts[part](m, only));
}

const never = (): boolean => {
  throw new Error('no card waits for this: write down what it means');
};

const parts: { readonly [part in keyof Predicate]-?: (m: Moment, p: Predicate) => boolean } = {
  inspired: (m, { inspired }) => values(m).some((value) => value >= numberOf(m)) === inspired,
  counter: (m, { counter }) =>
    (boardOf(m).counters[counter?.name ?? ''] ?? 0) >= (counter?.atLeast ?? Number.NaN),
  slain: (m, { slain }) => (boardOf(m).slain[slain?.kind ?? ''] ?? 0) >= (slain?.atLeast ?? Number.NaN),
  heroes: (m, { heroes }) =>
    heroes?.out === true &&
    boardOf(m).heroes.filter(({ id, out }) => out && id !== 'taros').length >= (heroes.atLeast ?? Number.NaN),
  door: (m, { door }) => boardOf(m).doors.find(({ id }) => id === door?.id)?.open === door?.open,
  thing: (m, { thing }) => {
    const found = boardOf(m).things.find(({ id }) => id === thing?.id);
    if (thing?.used !== undefined) return (found?.uses ?? 0) > 0 === thing.used;
    return (found?.holder !== null) === thing?.carried;
  },
  marker: (m, { marker }) => marker?.in.includes(boardOf(m).markers[marker.which]?.area ?? '') === true,
  you: (m, { you }) => heroOf(m).wounded === you?.wounded,
  hostiles: never,
  round: never,
  target: never,
  available: never,
  not: never,
  any: never,
};
