import { capital } from '@questhall/tabletop';

export const names = {
  title: 'Warhammer Quest: Lost Relics',
  you: 'You',
  theParty: 'the party',
  player: (number: number, heroes: string) => `Player ${number} (${heroes})`,
  areaOf: (area: string, board: string) => `${area} (${board})`,
  door: (one: string, other: string) => `the door between ${one} and ${other}`,
  /** A word of the content's own, such as a counter. */
  spoken: (word: string) => capital(word.replaceAll('-', ' ')),
  plain: (id: string) => id.split('-').map(capital).join(' '),
};
