import { copyIndex, type TriggerIndex } from '@questhall/engine';
import type { Modifier } from '@questhall/tabletop';
import type {
  AreaId,
  CardId,
  DoorId,
  FigureId,
  HeroId,
  HostileId,
  ObjectId,
  Phase,
  Stat,
  Until,
} from './terms.js';

export type Hero = {
  id: HeroId;
  seat: string;
  /** Null before they are placed, and while they are out of action. */
  area: AreaId | null;
  out: boolean;
  /** The wounded side of the card is up. */
  wounded: boolean;
  damage: number;
  dice: number[];
  destiny: number;
  treasure: CardId[];
};

export type Hostile = { id: HostileId; kind: string; area: AreaId; wounded: boolean; damage: number };
export type Door = { id: DoorId; open: boolean };
/** Something to interact with. It lies in an area, is carried by a hero, or is gone. */
export type Thing = { id: ObjectId; area: AreaId | null; holder: HeroId | null; uses: number };
/** The adventure token and the bounty token; null in an adventure that does not call for it. */
export type Marker = { area: AreaId | null };

export type CampaignLog = {
  id: string;
  /** Adventures won so far: the next one has this number. */
  won: number;
  /** How often each adventure has been tried. */
  tries: { [adventure: string]: number };
  /** The last try was lost: nobody starts the next one wounded. */
  retry: boolean;
};

export type LrBoard = {
  mode: 'one-off' | 'campaign';
  difficulty: string;
  seats: string[];
  stage: 'setup' | 'play' | 'between';
  adventure: string;
  round: number;
  phase: Phase | null;
  /** The four, and Taros behind them. */
  heroes: Hero[];
  hostiles: Hostile[];
  /** Kinds whose cards are laid out. */
  cards: string[];
  doors: Door[];
  things: Thing[];
  markers: { adventure: Marker | null; bounty: Marker | null };
  /** The adventure calls for the adventure card. */
  adventureCard: boolean;
  counters: { [name: string]: number };
  /** How many of each kind were slain in this adventure. */
  slain: { [kind: string]: number };
  /** The initiative line; it stays until the next one is dealt, for choices in the adventure phase (HOS-06). */
  line: HeroId[];
  active: HeroId | null;
  /** Who acted last in this round. */
  lastActed: HeroId | null;
  /** The treasure deck, its top at the end. */
  deck: CardId[];
  /** A treasure card that was drawn and is not yet dealt with. */
  drawn: CardId | null;
  result: 'won' | 'lost' | null;
  campaign: CampaignLog | null;
  /** Damage about to be dealt to a hero, while abilities may still change it. */
  stake: number | null;
  /** Abilities that have been used up: `<moment they come back> <ability>`. */
  spent: string[];
  listening: TriggerIndex;
  modifiers: Modifier<Stat, Until>[];
};

/** Copies a board. Written for its shape: a search does this a hundred thousand times a second. */
export function forkBoard(b: LrBoard): LrBoard {
  return {
    mode: b.mode,
    difficulty: b.difficulty,
    seats: b.seats,
    stage: b.stage,
    adventure: b.adventure,
    round: b.round,
    phase: b.phase,
    heroes: b.heroes.map(forkHero),
    hostiles: b.hostiles.map(forkHostile),
    cards: b.cards.slice(),
    doors: b.doors.map((door) => ({ id: door.id, open: door.open })),
    things: b.things.map((t) => ({ id: t.id, area: t.area, holder: t.holder, uses: t.uses })),
    markers: { adventure: forkMarker(b.markers.adventure), bounty: forkMarker(b.markers.bounty) },
    adventureCard: b.adventureCard,
    counters: { ...b.counters },
    slain: { ...b.slain },
    line: b.line.slice(),
    active: b.active,
    lastActed: b.lastActed,
    deck: b.deck.slice(),
    drawn: b.drawn,
    result: b.result,
    campaign: b.campaign === null ? null : { ...b.campaign, tries: { ...b.campaign.tries } },
    stake: b.stake,
    spent: b.spent.slice(),
    listening: copyIndex(b.listening),
    modifiers: b.modifiers.map((m) => ({ ...m })),
  };
}

function forkHero(h: Hero): Hero {
  return {
    id: h.id,
    seat: h.seat,
    area: h.area,
    out: h.out,
    wounded: h.wounded,
    damage: h.damage,
    dice: h.dice.slice(),
    destiny: h.destiny,
    treasure: h.treasure.slice(),
  };
}

function forkHostile(h: Hostile): Hostile {
  return { id: h.id, kind: h.kind, area: h.area, wounded: h.wounded, damage: h.damage };
}

function forkMarker(marker: Marker | null): Marker | null {
  return marker === null ? null : { area: marker.area };
}

/** Who and where: all that two figures have in common. */
export type Figure = { id: FigureId; area: AreaId | null };
