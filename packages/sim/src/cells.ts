import type { AdventureOffered, Cells, Offer } from '@questhall/tabletop';
import { dealPeople, everybodyGoes, isSameSize } from '@questhall/tabletop/offer';
import type { Labels, NamedSetup } from './types.js';

/** A party by name, or every party that so many players can lead. */
export type PartyWanted = { readonly players: number; readonly people?: readonly string[] | undefined };

/** Set-ups to keep statistics for: each adventure with each difficulty and each party. */
export type CellsWanted = {
  readonly adventures: readonly AdventureOffered[];
  readonly parties: readonly PartyWanted[];
  /** Nothing is the standard one. */
  readonly difficulties: readonly (string | undefined)[];
  readonly switches?: { readonly [name: string]: string } | undefined;
};

export function cellsOf(offer: Offer, wanted: CellsWanted): NamedSetup[] {
  const { adventures, parties, difficulties, switches } = wanted;
  return adventures.flatMap((adventure) =>
    difficulties.flatMap((difficulty) =>
      parties.map((party) => cellOf(offer, { adventure, party, difficulty, switches })),
    ),
  );
}

/** As a game lists them for the figures that people read. */
export function listedCells(offer: Offer, { kinds, players, difficulties = [] }: Cells): NamedSetup[] {
  const all = offer.adventures();
  return cellsOf(offer, {
    adventures: kinds.flatMap((kind) => all.filter((one) => one.kind === kind)),
    parties: players.map((number) => ({ players: number })),
    difficulties: difficulties.length > 0 ? difficulties : [undefined],
  });
}

type Cell = {
  readonly adventure: AdventureOffered;
  readonly party: PartyWanted;
  readonly difficulty: string | undefined;
  readonly switches: CellsWanted['switches'];
};

function cellOf(offer: Offer, cell: Cell): NamedSetup {
  const { adventure, party, difficulty } = cell;
  const [setup, ...others] = partiesOf(offer, party).map((people) => setupOf(offer, cell, people));
  const name = partyName(offer, party);
  const parts = [adventure.id, name, ...(difficulty === undefined ? [] : [difficulty])];
  return { name: parts.join(', '), setup, others, labels: labelsOf(offer, cell, name) };
}

function setupOf(offer: Offer, cell: Cell, people: readonly string[] | undefined): unknown {
  const { adventure, party, difficulty, switches } = cell;
  const field = offer.kinds.find(({ id }) => id === adventure.kind)?.field ?? adventure.kind;
  return offer.setupOf({
    goal: { field, id: adventure.id },
    players: party.players,
    party: people && dealPeople(people, party.players),
    difficulty,
    switches,
  });
}

/** A size is all parties of that size in turn. Where everybody goes, the game deals them out. */
function partiesOf(offer: Offer, { players, people }: PartyWanted): (readonly string[] | undefined)[] {
  if (people !== undefined) return [people];
  if (everybodyGoes(offer.parties)) return [undefined];
  const { people: all, sizes } = offer.parties;
  return combinations(all, sizes[players - 1] ?? players);
}

/** None twice. */
function combinations(from: readonly string[], size: number): string[][] {
  const [first, ...rest] = from;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...combinations(rest, size - 1).map((others) => [first, ...others]), ...combinations(rest, size)];
}

function partyName(offer: Offer, { players, people }: PartyWanted): string {
  const seats = players === 1 ? '1 player' : `${players} players`;
  if (everybodyGoes(offer.parties)) return seats;
  if (people !== undefined) return people.join(' + ');
  return isSameSize(offer.parties) ? seats : `${offer.parties.sizes[players - 1]} heroes`;
}

function labelsOf(offer: Offer, { adventure, difficulty, switches = {} }: Cell, party: string): Labels {
  const { name, kind } = adventure;
  const ruled = Object.entries(switches).map(([of, value]) => `${of}=${value}`);
  return {
    adventure: kind === offer.kinds[0]?.id ? name : `${name} (${kind})`,
    [isSameSize(offer.parties) ? 'players' : 'heroes']: party,
    difficulty: difficulty ?? 'standard',
    ...(ruled.length > 0 && { switches: ruled.join(' ') }),
  };
}
