import { adventureSheet } from './content/library.js';
import { FIGURES } from './terms.js';
import type { Words } from './text/words.js';
import type { LrView } from './view.js';

/** What people call things. It reads views only. */
export type Seen = Pick<LrView, 'adventure' | 'heroes' | 'hostiles' | 'seats'>;

export function nameOf(id: string, view: Seen, words: Words): string {
  return (
    seatName(id, view, words) ??
    placeName(id, view, words) ??
    thingName(id, view, words) ??
    cardName(id, words)
  );
}

function seatName(id: string, view: Seen, words: Words): string | undefined {
  const { names } = words;
  if (id === 'party') return names.theParty;
  if (id === 'adventure') return cardName(view.adventure, words);
  const seat = view.seats.indexOf(id);
  if (seat < 0) return undefined;
  const own = view.heroes.filter((hero) => hero.seat === id).map((hero) => cardName(hero.id, words));
  return view.seats.length === 1 ? names.you : names.player(seat + 1, own.join(', '));
}

/** An area by its printed name; two of one name are told apart by their board. */
function placeName(id: string, { adventure }: Seen, words: Words): string | undefined {
  if (words.printed.records[adventure] === undefined) return undefined;
  const { names } = words;
  const layout = words.printed.box.layoutOf(adventure);
  const area = layout.byId[id];
  if (area !== undefined) {
    const same = layout.areas.filter(({ name }) => name === area.name).length > 1;
    const name = words.printed.area(id);
    return same ? names.areaOf(name, cardName(area.board, words)) : name;
  }
  const door = layout.doors.find((one) => one.id === id);
  if (door === undefined) return undefined;
  const [one = '', other = ''] = door.between.map((end) => words.printed.area(end));
  return names.doorBetween(id, one, other);
}

function thingName(id: string, { adventure }: Seen, words: Words): string | undefined {
  if (words.printed.records[adventure] === undefined) return undefined;
  const thing = adventureSheet(words.printed, adventure).things?.find((one) => one.id === id);
  return thing === undefined ? undefined : words.printed.phrase(adventure, thing.name);
}

/** A card, a token of one with its number, or an action by its printed name. */
export function cardName(id: string, words: Words): string {
  const { names } = words;
  if (words.printed.records[id] !== undefined) return words.printed.name(id);
  const action = words.printed.box.actions[id];
  if (action !== undefined) return words.printed.phrase(id.slice(0, id.indexOf('/')), action.name);
  const at = id.indexOf('#');
  if (at >= 0) return `${cardName(id.slice(0, at), words)} ${id.slice(at + 1)}`;
  const slash = id.indexOf('/');
  return slash >= 0 ? cardName(id.slice(id.indexOf('|') + 1, slash), words) : names.plain(id);
}

/** In sentences heroes go by their first names. */
export function saidName(id: string, view: Seen, words: Words): string {
  const name = nameOf(id, view, words);
  return (FIGURES as readonly string[]).includes(id) ? (name.split(' ')[0] ?? name) : name;
}
