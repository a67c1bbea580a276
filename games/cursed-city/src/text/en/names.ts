import { capital, listWords } from '@questhall/tabletop';

const words = (id: string): string => id.replaceAll('-', ' ');

/** What lies on spaces, as players call it. */
const THINGS: { readonly [kind: string]: string } = { object: 'mysterious object' };
const thingName = (kind: string): string => THINGS[kind] ?? words(kind);

export const names = {
  title: 'Warhammer Quest: Cursed City',
  you: 'You',
  theParty: 'the party',
  player: (number: number, heroes: string): string =>
    heroes === '' ? `Player ${number}` : `Player ${number} (${heroes})`,
  /** A hostile group by its place on the combat track: "Group 2: Neighbours". */
  group: (number: number, card: string | null): string =>
    card === null ? `Group ${number} (not yet arrived)` : `Group ${number}: ${card}`,
  /** "Bell Close, c4" */
  space: (tile: string, square: string): string => `${tile}, ${square}`,
  gateway: (tiles: readonly string[]): string =>
    tiles.length < 2 ? `Gateway of ${tiles[0] ?? 'the map'}` : `Gateway between ${listWords(tiles)}`,
  lychgate: (tiles: readonly string[]): string => `Lychgate at ${listWords(tiles)}`,
  thing: (kind: string, number: string): string => capital(`${thingName(kind)} ${number}`.trim()),
  plain: (id: string): string => id.split('-').map(capital).join(' '),
};
