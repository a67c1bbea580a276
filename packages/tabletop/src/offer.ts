import type { RuleSwitch, SeatId } from '@questhall/engine';

/** A kind of adventure: how a set-up names one of it, and which wish on a command line means it. */
export type AdventureKind = {
  readonly id: string;
  readonly field: string;
  readonly wish: 'quest' | 'campaign' | 'delve';
};

/** Something that a party can set out on. */
export type AdventureOffered = {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
  /** Of a campaign: its adventures in their order. */
  readonly chain: readonly string[];
};

/** A hero or character. The card may depend on how many go. */
export type PersonOffered = {
  readonly id: string;
  readonly name: string;
  readonly cards: { readonly [size: number]: string };
};

/** A difficulty, with what it changes. */
export type Level = {
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
  readonly text: string;
};

export type PartyRule = {
  /** All who may go. */
  readonly people: readonly string[];
  /** How many go with one player, with two, and so on. */
  readonly sizes: readonly number[];
  /**
   * Whether a person has a seat for each hero, or leads several from one seat; or has one seat alone, and with companions,
   * where each player must lead as many, one for each hero.
   */
  readonly seats: 'one each' | 'shared' | 'one each with companions';
};

/** Somebody who goes, and which player leads them, counted from 1. */
export type Led = { readonly person: string; readonly player: number };

export type Switches = { readonly [name: string]: string };

/** What a set-up is made of. */
export type SetupChoices = {
  /** The field of the set-up that names the adventure, and the adventure. */
  readonly goal: { readonly field: string; readonly id: string };
  readonly players: number;
  /** Without it the game asks or deals. */
  readonly party?: readonly Led[] | undefined;
  readonly difficulty?: string | undefined;
  readonly switches?: Switches | undefined;
};

/** What is chosen for somebody who has chosen nothing. */
export type Usual = {
  readonly adventure: string;
  readonly people: readonly string[];
  readonly companions: readonly string[];
  readonly difficulty: string;
  /** The difficulty for a first game. */
  readonly gentle: string;
};

/** The half of an offer that needs neither words nor cards: light enough for a page that loads no rules. */
export type Choosing<Setup> = {
  /** The usual kind comes first. */
  readonly kinds: readonly AdventureKind[];
  readonly parties: PartyRule;
  readonly usual: Usual;
  setupOf(choices: SetupChoices): Setup;
  choicesOf(setup: Setup): SetupChoices;
};

/** The half that is told in words. All of it is data, so that an app can have it without the game. */
export type Offered = {
  /** In the order in which one would offer them, campaigns last. */
  readonly adventures: readonly AdventureOffered[];
  readonly people: readonly PersonOffered[];
  readonly difficulties: readonly Level[];
};

/** All that can be begun. */
export type Offer<Setup = unknown> = Choosing<Setup> & {
  readonly [part in keyof Offered]: () => Offered[part];
} & { readonly switches: readonly RuleSwitch[] };

/** How a game writes down its heroes; the rest of a set-up is the same in all games. */
type Written<Heroes> = {
  readonly kinds: readonly AdventureKind[];
  readonly parties: PartyRule;
  readonly usual: Usual;
  write(party: readonly Led[]): Heroes;
  read(heroes: Heroes, players: number): readonly Led[];
};

type SetupLike<Heroes> = {
  readonly players: number;
  readonly heroes?: Heroes | undefined;
  readonly difficulty?: string | undefined;
  readonly switches?: Switches | undefined;
};

export function choosingOf<Heroes, Setup extends SetupLike<Heroes>>(spec: Written<Heroes>): Choosing<Setup> {
  const { kinds, parties, usual, write, read } = spec;
  return {
    kinds,
    parties,
    usual,
    setupOf: ({ goal, players, party, difficulty, switches = {} }) =>
      ({
        players,
        ...(party !== undefined && { heroes: write(party) }),
        [goal.field]: goal.id,
        ...(difficulty !== undefined && { difficulty }),
        ...(Object.keys(switches).length > 0 && { switches: { ...switches } }),
      }) as unknown as Setup,
    choicesOf: (setup) => {
      const { players, heroes, difficulty, switches } = setup;
      return {
        goal: goalIn(kinds, setup),
        players,
        ...(heroes !== undefined && { party: read(heroes, players) }),
        ...(difficulty !== undefined && { difficulty }),
        ...(switches !== undefined && { switches }),
      };
    },
  };
}

function goalIn(kinds: readonly AdventureKind[], setup: object): SetupChoices['goal'] {
  const named = setup as { readonly [field: string]: unknown };
  const field = kinds.map((kind) => kind.field).find((name) => named[name] !== undefined) ?? '';
  return { field, id: String(named[field] ?? '') };
}

/** Dealt out in turn: the first goes to the first player, and so on. */
export const dealPeople = (people: readonly string[], players: number): Led[] =>
  people.map((person, at) => ({ person, player: (at % players) + 1 }));

/** Who sits where when one person plays with companions, and which seats companions take. */
export function seatParty(
  { seats }: PartyRule,
  people: readonly string[],
  companions: readonly string[],
): { readonly players: number; readonly party: readonly Led[]; readonly companions: readonly SeatId[] } {
  const alone = people.filter((person) => companions.includes(person));
  const here = alone.length < people.length ? 1 : 0;
  const each = seats === 'one each' || (seats !== 'shared' && alone.length > 0);
  const playerOf = (person: string, at: number): number => {
    if (each) return at + 1;
    return alone.includes(person) ? here + 1 + alone.indexOf(person) : 1;
  };
  const party = people.map((person, at) => ({ person, player: playerOf(person, at) }));
  return {
    players: each ? people.length : here + alone.length,
    party,
    companions: party.filter(({ person }) => alone.includes(person)).map(({ player }) => `p${player}`),
  };
}

/** Whether as many set out, however many play. */
export const isSameSize = ({ sizes }: PartyRule): boolean => new Set(sizes).size === 1;

/** Whether all set out, however many play. */
export const everybodyGoes = ({ people, sizes }: PartyRule): boolean => Math.min(...sizes) === people.length;
