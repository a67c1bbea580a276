import { layoutOf } from './content/layout.js';
import { actionAt, adventureSheet, library } from './content/library.js';
import { names } from './text/en/names.js';
import type { LrView } from './view.js';

/** What people call things. It reads views only. */
export type Seen = Pick<LrView, 'adventure' | 'heroes' | 'hostiles' | 'seats'>;

export function nameOf(id: string, view: Seen): string {
  return seatName(id, view) ?? placeName(id, view) ?? thingName(id, view) ?? cardName(id);
}

function seatName(id: string, view: Seen): string | undefined {
  if (id === 'party') return names.theParty;
  if (id === 'adventure') return cardName(view.adventure);
  const seat = view.seats.indexOf(id);
  if (seat < 0) return undefined;
  const own = view.heroes.filter((hero) => hero.seat === id).map((hero) => cardName(hero.id));
  return view.seats.length === 1 ? names.you : names.player(seat + 1, own.join(', '));
}

/** An area by its printed name; two of one name are told apart by their board. */
function placeName(id: string, { adventure }: Seen): string | undefined {
  if (library.records[adventure] === undefined) return undefined;
  const layout = layoutOf(adventure);
  const area = layout.byId[id];
  if (area !== undefined) {
    const same = layout.areas.filter(({ name }) => name === area.name).length > 1;
    return same ? names.areaOf(area.name, cardName(area.board)) : area.name;
  }
  const door = layout.doors.find((one) => one.id === id);
  if (door === undefined) return undefined;
  const [one, other] = door.between.map((end) => layout.byId[end]?.name ?? end);
  return names.door(one ?? '', other ?? '');
}

function thingName(id: string, { adventure }: Seen): string | undefined {
  if (library.records[adventure] === undefined) return undefined;
  return adventureSheet(adventure).things?.find((thing) => thing.id === id)?.name;
}

/** A card, a token of one with its number, or an action by its printed name. */
export function cardName(id: string): string {
  const card = library.records[id];
  if (card !== undefined) return card.name;
  if (library.actions[id] !== undefined) return actionAt(id).name;
  const at = id.indexOf('#');
  if (at >= 0) return `${cardName(id.slice(0, at))} ${id.slice(at + 1)}`;
  const slash = id.indexOf('/');
  return slash >= 0 ? cardName(id.slice(id.indexOf('|') + 1, slash)) : names.plain(id);
}
