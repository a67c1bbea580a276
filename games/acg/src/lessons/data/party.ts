/** Everybody learns with the same two: nothing on their first cards asks for more than the lesson is about. */
export const PARTY = {
  players: 1,
  heroes: ['warrior-priest', 'ironbreaker'],
  quest: 'a-foul-stench',
} as const;
