import { copyIndex, type SeatId, type TriggerIndex } from '@questhall/engine';
import {
  type DiceRow,
  forkOrder,
  forkPile,
  forkRoll,
  forkRow,
  type Modifier,
  type Pile,
  type Roll,
  type SharedDice,
  type Slots,
  type TurnOrder,
  type Veto,
} from '@questhall/tabletop';
import type { Ground } from '@questhall/tabletop/ground';
import { carries } from './carries.js';
import type {
  Ailment,
  CardId,
  CellId,
  DieKind,
  FigureId,
  HeroId,
  HostileId,
  InitiativeSymbol,
  ItemId,
  Phase,
  Result,
  Stat,
  Test,
  Until,
  Verb,
  WeaponKey,
} from './terms.js';

/** What may lie on a space for dice besides a die. */
export type On = 'wound' | 'grievous' | 'disease';

/** Where a hero of this journey is. Only one who stands is on the battlefield. */
export type Whereabouts = 'standing' | 'away' | 'buried' | 'out';

/** What is kept of a hero between journeys. All heroes of the box have one, also those who stay behind. */
export type Person = {
  readonly id: HeroId;
  dead: boolean;
  level: number;
  /** None, novice, veteran. */
  experience: 0 | 1 | 2;
  treasure: CardId | null;
  item: ItemId | null;
  armour: CardId | null;
  weapon: CardId | null;
  realmstone: CardId[];
};

/** A hero of this journey. */
export type Hero = {
  readonly id: HeroId;
  seat: SeatId;
  symbol: InitiativeSymbol | null;
  where: Whereabouts;
  /** Their space; of a buried hero that of the token; otherwise null. Where one fell or left is `last`. */
  at: CellId | null;
  last: CellId | null;
  /** The Inspired side of the card is up. */
  inspired: boolean;
  row: DiceRow<On>;
  inspiration: number;
  /** Stunned, cursed, trapped, fatigued. Replaced, never changed. */
  ailments: readonly Ailment[];
  /** Oaken arrows and the like. */
  counters: number;
  /** Destiny dice spent in this turn. */
  destinySpent: number;
  /** Wounds values of the hostiles slain in this activation, together. */
  slew: number;
};

export type Hostile = {
  readonly id: HostileId;
  /** The title of its reference card. */
  readonly category: CardId;
  /** The kind of model: an Ulfenwatch Sergeant. */
  readonly model: string;
  /** Its place on the combat track. */
  group: number;
  at: CellId;
  damage: number;
  /** Stunned, diseased, cursed, trapped. Replaced, never changed. */
  ailments: readonly Ailment[];
};

/** An encounter card on the combat track, and its models. */
export type Group = {
  readonly card: CardId;
  /** It has not arrived yet. */
  facedown: boolean;
  /** How many were placed when it first deployed. */
  deployed: number;
  /** Models that lie on the card. */
  slain: HostileId[];
};

/** A mysterious object, a citizen, a phylactery: something that takes up a space. */
export type Thing = { readonly id: string; readonly kind: string; at: CellId; guarded: boolean };

/** A roll of action dice while it may still be changed. */
export type OpenRoll = {
  /** Whose roll it is. */
  readonly by: FigureId;
  readonly test: Test | 'attack' | 'other';
  dice: Roll<DieKind>;
  /** What it comes to, once that is read. */
  result: Result | null;
};

/** An attack from the choice of its target to its damage. */
export type Attack = {
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly weapon: WeaponKey;
  readonly free: boolean;
  readonly reaction: boolean;
  result: Result | null;
  /** The printed Damage value and what is added to it; null before the roll is read. */
  damage: number | null;
};

/** Damage about to be suffered, while abilities may still change it. */
export type Harm = { figure: FigureId; by: FigureId | null; count: number; weapon: WeaponKey | null };

/** A crisis that is being resolved. */
export type Crisis = { entry: string | null; hero: HeroId | null };

/** A journey from its set-up to its end. */
export type Journey = {
  readonly id: CardId;
  map: CardId | null;
  turn: number;
  phase: Phase | null;
  /** The highest level among its heroes when it began. */
  level: number;
  /** The space of the nightfall token; the last one is night. */
  nightfall: number;
  questTrack: number;
  /** Set when it ends; nothing that is still going on is then carried out. */
  result: 'success' | 'failure' | null;
  /** Where the Suffocating Gravetide lies, by the tile's place on the ground. */
  gravetide: number | null;
  counters: { [name: string]: number };
  /** Hostiles slain in this journey, by model. */
  slain: { [model: string]: number };
  /** Ids of tokens laid on the table are numbered. */
  nextThing: number;
};

/** Something that waits for a later moment. */
export type Later = {
  readonly when: 'next-destiny' | 'journeys-end' | 'next-journey';
  readonly what: string;
};

/** The quest, over all its journeys. */
export type Quest = {
  readonly id: CardId;
  fear: number;
  influence: number;
  /** Journeys played, in their order. */
  log: { readonly journey: CardId; readonly result: 'success' | 'failure' }[];
  /** Great evils destroyed for good: ids of Decapitation journeys. */
  destroyed: CardId[];
  unlocked: string[];
  counters: { [name: string]: number };
  /** Entries read in this quest. */
  read: string[];
  result: 'won' | 'fear' | 'influence' | 'deaths' | null;
};

export type CcBoard = {
  mode: 'journey' | 'quest';
  /** What was settled before the first journey; the rest is decided at the table. */
  readonly chosen: {
    readonly journey: CardId | null;
    readonly map: CardId | null;
    readonly heroes: readonly HeroId[];
    /** The first tutorial, if the quest begins with one. */
    readonly tutorial: CardId | null;
  };
  difficulty: string;
  seats: SeatId[];
  stage: 'setup' | 'play' | 'end' | 'between';
  leader: SeatId;
  quest: Quest;
  /** All heroes of the box. */
  company: Person[];
  journey: Journey | null;
  /** The four of this journey, in the order in which they were picked. */
  heroes: Hero[];
  hostiles: Hostile[];
  /** The combat track. */
  track: Slots<Group>;
  /** Initiative cards: a hero's id, or `group-1` to `group-4`. */
  order: TurnOrder;
  /** Whose card it is now. */
  active: string | null;
  destiny: SharedDice;
  discovery: Pile;
  encounters: Pile;
  exploration: Pile;
  /** A discovery card that was drawn and is not yet dealt with. */
  drawn: CardId | null;
  ground: Ground;
  things: Thing[];
  crisis: Crisis | null;
  /** Innermost last. */
  rolls: OpenRoll[];
  attacks: Attack[];
  harm: Harm[];
  later: Later[];
  /** Abilities and actions that have been used up: `<moment they come back> <ability>`. */
  spent: string[];
  listening: TriggerIndex;
  modifiers: Modifier<Stat, Until>[];
  vetoes: Veto<Verb, Until>[];
};

/** Copies a board. Written for its shape: a search does this a hundred thousand times a second. */
export function forkBoard(b: CcBoard): CcBoard {
  return {
    mode: b.mode,
    chosen: b.chosen,
    difficulty: b.difficulty,
    seats: b.seats,
    stage: b.stage,
    leader: b.leader,
    quest: forkQuest(b.quest),
    company: b.company.map((person) => forkPerson(person)),
    journey: b.journey === null ? null : forkJourney(b.journey),
    heroes: b.heroes.map(forkHero),
    hostiles: b.hostiles.map(forkHostile),
    track: b.track.map(forkGroup),
    order: forkOrder(b.order),
    active: b.active,
    destiny: { available: b.destiny.available.slice(), aside: b.destiny.aside },
    discovery: forkPile(b.discovery),
    encounters: forkPile(b.encounters),
    exploration: forkPile(b.exploration),
    drawn: b.drawn,
    ground: b.ground,
    things: b.things.map((t) => ({ id: t.id, kind: t.kind, at: t.at, guarded: t.guarded })),
    crisis: b.crisis === null ? null : { entry: b.crisis.entry, hero: b.crisis.hero },
    rolls: b.rolls.map((r) => ({ by: r.by, test: r.test, dice: forkRoll(r.dice), result: r.result })),
    attacks: b.attacks.map((a) => ({ ...a })),
    harm: b.harm.map((h) => ({ ...h })),
    later: b.later.slice(),
    spent: b.spent.slice(),
    listening: copyIndex(b.listening),
    modifiers: b.modifiers.map((m) => ({ ...m })),
    vetoes: b.vetoes.map((v) => ({ ...v })),
  };
}

function forkHero(h: Hero): Hero {
  return {
    id: h.id,
    seat: h.seat,
    symbol: h.symbol,
    where: h.where,
    at: h.at,
    last: h.last,
    inspired: h.inspired,
    row: forkRow(h.row),
    inspiration: h.inspiration,
    ailments: h.ailments,
    counters: h.counters,
    destinySpent: h.destinySpent,
    slew: h.slew,
  };
}

function forkHostile(h: Hostile): Hostile {
  return {
    id: h.id,
    category: h.category,
    model: h.model,
    group: h.group,
    at: h.at,
    damage: h.damage,
    ailments: h.ailments,
  };
}

function forkGroup(g: Group | null): Group | null {
  if (g === null) return null;
  return { card: g.card, facedown: g.facedown, deployed: g.deployed, slain: g.slain.slice() };
}

/** All that is stored between journeys (PAU-01). */
const forkPerson = carries(['CC-PAU-01', 'CC-PAU-03'], 'board.forkPerson', (p: Person): Person => {
  return {
    id: p.id,
    dead: p.dead,
    level: p.level,
    experience: p.experience,
    treasure: p.treasure,
    item: p.item,
    armour: p.armour,
    weapon: p.weapon,
    realmstone: p.realmstone.slice(),
  };
});

function forkJourney(j: Journey): Journey {
  return {
    id: j.id,
    map: j.map,
    turn: j.turn,
    phase: j.phase,
    level: j.level,
    nightfall: j.nightfall,
    questTrack: j.questTrack,
    result: j.result,
    gravetide: j.gravetide,
    counters: { ...j.counters },
    slain: { ...j.slain },
    nextThing: j.nextThing,
  };
}

const forkQuest = carries('CC-PAU-02', 'board.forkQuest', (q: Quest): Quest => {
  return {
    id: q.id,
    fear: q.fear,
    influence: q.influence,
    log: q.log.slice(),
    destroyed: q.destroyed.slice(),
    unlocked: q.unlocked.slice(),
    counters: { ...q.counters },
    read: q.read.slice(),
    result: q.result,
  };
});

/** Who and where: all that two figures have in common. */
export type Figure = { readonly id: FigureId; at: CellId | null; ailments: readonly Ailment[] };
