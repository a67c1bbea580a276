import type { Fact } from '@questhall/tabletop/lessons';

/** Everybody learns in the first room of the house, with all four heroes. */
export const HALL = { players: 1, adventure: 'waking-stones' } as const;

/** Where every lesson begins: nobody has acted yet, and this hero is at the head of the line. */
export const firstTurnOf = (hero: string): readonly Fact[] => [
  { at: 'round', is: 1 },
  { at: 'line.0', is: hero },
  { at: 'active', is: hero },
];

/** Which areas of it touch; a page that shows lessons does not load the boards. */
export const BESIDE: { readonly [area: string]: readonly string[] } = {
  '1a-a': ['1a-b', '1a-d', '1a-e'],
  '1a-b': ['1a-a', '1a-c', '1a-d', '1a-e', '1a-f'],
  '1a-c': ['1a-b', '1a-e', '1a-f'],
  '1a-d': ['1a-a', '1a-b', '1a-e'],
  '1a-e': ['1a-a', '1a-b', '1a-c', '1a-d', '1a-f', '1a-g'],
  '1a-f': ['1a-b', '1a-c', '1a-e'],
  '1a-g': ['1a-e'],
};
