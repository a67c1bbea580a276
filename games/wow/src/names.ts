import type { Rival } from './board.js';
import type { Words } from './text/words.js';

/** What people call things, for which it needs no more than everybody may know. */
type Seen = {
  readonly seats: readonly string[];
  readonly rivals: readonly Pick<Rival, 'seat' | 'character' | 'bag' | 'weapon' | 'armor'>[];
  readonly flipped: readonly string[];
};

/** Players by their characters, spaces and cards by their printed names. */
export function nameOf(id: string, view: Seen, words: Words): string {
  const rival = view.rivals.find(({ seat }) => seat === id);
  if (rival !== undefined) return seatName(view.seats.indexOf(id), rival.character, words);
  const place = words.printed.place(id);
  if (place !== undefined) return place;
  return isBackUp(id, view) ? (words.printed.back(id) ?? cardName(id, words)) : cardName(id, words);
}

const seatName = (at: number, character: string, { names, printed }: Words): string =>
  character === '' ? names.player(at + 1) : printed.name(character);

/** An item in somebody's hands, or an event that was turned over. */
const isBackUp = (id: string, { rivals, flipped }: Seen): boolean =>
  flipped.includes(id) ||
  rivals.some(({ bag, weapon, armor }) => weapon === id || armor === id || bag.includes(id));

/** A card by its printed name; copies of one card are called the same. */
export function cardName(id: string, words: Words): string {
  const bare = id.slice(id.indexOf('|') + 1);
  const record = bare.split(/[#/]/)[0] ?? bare;
  return words.printed.records[record] === undefined ? words.names.plain(record) : words.printed.name(record);
}
