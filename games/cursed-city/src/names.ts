import type { Words } from './text/words.js';
import type { CcView } from './view.js';

/** What people call things. It reads views only. */
export type Seen = Pick<CcView, 'ground' | 'heroes' | 'journey' | 'seats' | 'things' | 'track'>;

export function nameOf(id: string, view: Seen, words: Words): string {
  return (
    seatName(id, view, words) ??
    groupName(id, view, words) ??
    placeName(id, view, words) ??
    thingName(id, view, words) ??
    cardName(id, words)
  );
}

function seatName(id: string, view: Seen, words: Words): string | undefined {
  const { names } = words;
  if (id === 'party') return names.theParty;
  if (id === 'journey' && view.journey !== null) return cardName(view.journey.id, words);
  const seat = view.seats.indexOf(id);
  if (seat < 0) return undefined;
  const own = view.heroes.filter((hero) => hero.seat === id).map((hero) => saidName(hero.id, words));
  return view.seats.length === 1 ? names.you : names.player(seat + 1, own.join(', '));
}

/** `group-2`: the initiative card of a hostile group. */
function groupName(id: string, view: Seen, words: Words): string | undefined {
  const group = groupOfCard(id, view, words);
  return group === undefined ? undefined : words.names.group(group.number, group.card);
}

/** The number of a group and the name of its encounter card, null while that lies facedown. */
export function groupOfCard(
  id: string,
  { track }: Pick<Seen, 'track'>,
  words: Words,
): { readonly number: number; readonly card: string | null } | undefined {
  const [, number] = /^group-(\d)$/.exec(id) ?? [];
  if (number === undefined) return undefined;
  const card = track[Number(number) - 1]?.card ?? null;
  return { number: Number(number), card: card === null ? null : cardName(card, words) };
}

/** The name of a tile as it lies. */
export function tileName(tile: string, { ground }: Pick<Seen, 'ground'>, { printed }: Words): string {
  const { faces } = printed.box;
  const laid = ground.tiles.find(({ face }) => faces[face]?.tile === tile)?.face;
  const any = laid ?? Object.keys(faces).find((face) => faces[face]?.tile === tile);
  return any === undefined ? tile : printed.name(any);
}

/** The tile of a space and its square on it. */
export function spaceOf(
  id: string,
  view: Pick<Seen, 'ground'>,
  words: Words,
): { readonly tile: string; readonly square: string } | undefined {
  const [, tile, square] = /^([a-z0-9-]+):([a-z]\d+)$/.exec(id) ?? [];
  if (tile === undefined || square === undefined) return undefined;
  return { tile: tileName(tile, view, words), square };
}

/** A space by its tile; a gateway or lychgate by the tiles that it touches. */
function placeName(id: string, view: Seen, words: Words): string | undefined {
  const { names } = words;
  const { ground } = view;
  const space = spaceOf(id, view, words);
  if (space !== undefined) return names.space(space.tile, space.square);
  const piece = [...ground.links, ...ground.marks].find((one) => one.id === id);
  if (piece === undefined) return undefined;
  return gateName(id, view, words, [...touchedBy(id, view, words).keys()]);
}

const gateName = (id: string, { ground }: Seen, { names }: Words, tiles: readonly string[]): string =>
  ground.links.some((one) => one.id === id) ? names.gateway(tiles) : names.lychgate(tiles);

/** The squares that a gateway or lychgate touches, by the tile that they are on. */
function touchedBy(id: string, view: Seen, words: Words): ReadonlyMap<string, readonly string[]> {
  const { cells, touched } = words.printed.box.planOf(view.ground);
  const squares = new Map<string, string[]>();
  for (const cell of touched[id] ?? []) {
    const space = spaceOf(cells[cell] ?? '', view, words);
    if (space !== undefined) squares.set(space.tile, [...(squares.get(space.tile) ?? []), space.square]);
  }
  return squares;
}

/** A gateway or lychgate with the spaces that it touches: "Gateway between Bell Close (c4) and Salt Bridge (a1)". */
export function gateWithSpaces(id: string, view: Seen, words: Words): string {
  const sides = [...touchedBy(id, view, words)].map(([tile, squares]) => `${tile} (${squares.join(', ')})`);
  return gateName(id, view, words, sides);
}

function thingName(id: string, { things }: Seen, { names }: Words): string | undefined {
  const thing = things.find((one) => one.id === id);
  return thing === undefined ? undefined : names.thing(thing.kind, id.slice(thing.kind.length + 1));
}

/** A card or a copy of one, a model with its number, or a weapon or unique action by its printed name. */
export function cardName(id: string, words: Words): string {
  const { names, printed } = words;
  const { cards, models, uniques, weapons } = printed.box;
  const card = cards[id];
  if (card !== undefined) return printed.name(card.id);
  const model = models[id];
  if (model !== undefined) return numbered(printed.model(model.model), id);
  const action = weapons[id] ?? uniques[id];
  if (action !== undefined) return printed.phrase(id.slice(0, id.indexOf('/')), action.name);
  const slash = id.indexOf('/');
  if (slash >= 0) return cardName(id.slice(id.indexOf('|') + 1, slash), words);
  const title = printed.model(id);
  return title === id ? names.plain(id) : title;
}

const numbered = (name: string, id: string): string => {
  const at = id.indexOf('#');
  return at < 0 ? name : `${name} ${id.slice(at + 1)}`;
};

/** In sentences heroes go by their first names. */
export function saidName(id: string, words: Words): string {
  const name = cardName(id, words);
  return words.printed.records[id]?.kind === 'hero' ? (name.split(' ')[0] ?? name) : name;
}
