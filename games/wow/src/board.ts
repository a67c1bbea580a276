import { copyIndex, type EntityId, type SeatId, type TriggerIndex } from '@questhall/engine';
import { forkPile, type Modifier, type Pile, type Slots } from '@questhall/tabletop';
import type {
  AttackType,
  CardId,
  CardSide,
  CombatStep,
  ItemId,
  Level,
  Phase,
  QuestId,
  SpaceId,
  Stat,
  TokenId,
  Until,
} from './terms.js';

/** A quest in front of a player. */
export type ActiveQuest = {
  id: QuestId;
  /** What has been counted for each leaf of its conditions, in printed order. */
  counts: number[];
  /** Who has got one of the owner's tokens for it. */
  traded: SeatId[];
};

/** A player with the character. */
export type Rival = {
  seat: SeatId;
  /** Empty until it is chosen. */
  character: string;
  level: Level;
  side: CardSide;
  space: SpaceId | null;
  damage: number;
  energy: number;
  /** Secret. */
  hand: CardId[];
  deck: Pile;
  weapon: ItemId | null;
  armor: ItemId | null;
  bag: ItemId[];
  quests: ActiveQuest[];
  /** Completed quests and trophies. */
  log: CardId[];
  /** Kept discoveries, and Disease. */
  tokens: TokenId[];
};

/** An ability card on a character (by its seat) or on an item. */
export type Attached = { card: CardId; owner: SeatId; on: EntityId };

/** A facedown discovery. Its place has a name of its own, so that nobody has to say which token it is. */
export type Placed = { spot: string; token: TokenId; space: SpaceId; seen: SeatId[] };

/** An encounter of the track. Its marker has the number of its slot. */
export type Undefeated = { card: CardId; space: SpaceId; aggro: boolean };

export type LocationEvent = { card: CardId; space: SpaceId };
export type QuestToken = { quest: QuestId; space: SpaceId };

/** One side of a battle: a character, or an encounter. */
export type Fighter = {
  seat: SeatId | null;
  /** Of an encounter: the challenge card or the board encounter. */
  card: string | null;
  die: number | null;
  /** The card that is played instead of using a weapon. */
  replaced: CardId | null;
  /** Damage it had before the battle (WOW-KEY-04). */
  before: number;
  attacked: boolean;
  defeated: boolean;
};
export type Combat = {
  space: SpaceId;
  source: 'drawn' | 'track' | 'board' | 'character';
  step: CombatStep;
  attacker: Fighter;
  defender: Fighter;
  cancelled: boolean;
};

/** An attack type that counts for a while instead of the printed one. */
export type TypeChange = { on: EntityId; type: AttackType; until: Until; source: EntityId };

/** What has happened in this turn. */
export type Turn = {
  /** Spaces that may still be moved. */
  moves: number;
  /** Combats of this turn are ambushed (WOW-DSC-12). */
  ambush: number;
  /** Ability cards played, by their record: one copy each (WOW-ABL-10). */
  played: { seat: SeatId; card: string }[];
  skips: Phase[];
  /** Who was defeated in this turn. */
  defeated: SeatId[];
};

export type WowBoard = {
  seats: SeatId[];
  /** Empty until the dice have said it. */
  first: SeatId | '';
  active: SeatId | '';
  /** Number of the turn, counted from 1. */
  round: number;
  phase: Phase | null;
  turn: Turn;
  rivals: Rival[];
  /** Each from bottom to top: drawn from the bottom, discarded to the top. */
  challenge: { [level in Level]: CardId[] };
  elite: Pile;
  /** Copies left of each trophy. */
  trophies: { [id: string]: number };
  /** Facedown discoveries that are not on the board. */
  discoveries: TokenId[];
  discarded: TokenId[];
  placed: Placed[];
  /** Faceup, while they are being resolved. */
  revealed: TokenId[];
  /** A token that somebody has drawn and looks at before placing it. */
  looked: { token: TokenId; seat: SeatId } | null;
  /** Names given to spots so far. */
  spots: number;
  track: Slots<Undefeated>;
  global: CardId | null;
  locations: LocationEvent[];
  /** Events in play of which the back counts. */
  flipped: CardId[];
  /** Challenge cards that were drawn and are being resolved, the innermost last. */
  drawn: CardId[];
  /** Challenge cards turned up in the last turn in which there were any. */
  turned: { round: number; cards: CardId[] };
  questTokens: QuestToken[];
  /** Ability cards that are being played, the innermost last. */
  playing: { card: CardId; seat: SeatId; cancelled: boolean }[];
  attached: Attached[];
  combat: Combat | null;
  /** Damage about to be dealt, while abilities may still change it. */
  stake: number | null;
  /** Abilities that have been used up: `<until when> <ability>`. */
  spent: string[];
  listening: TriggerIndex;
  modifiers: Modifier<Stat, Until>[];
  types: TypeChange[];
};

/** Copies a board. Written for its shape: a search does this a hundred thousand times a second. */
export function forkBoard(b: WowBoard): WowBoard {
  return {
    seats: b.seats,
    first: b.first,
    active: b.active,
    round: b.round,
    phase: b.phase,
    turn: forkTurn(b.turn),
    rivals: b.rivals.map(forkRival),
    challenge: {
      grey: b.challenge.grey.slice(),
      green: b.challenge.green.slice(),
      yellow: b.challenge.yellow.slice(),
      red: b.challenge.red.slice(),
    },
    elite: forkPile(b.elite),
    trophies: { ...b.trophies },
    discoveries: b.discoveries.slice(),
    discarded: b.discarded.slice(),
    placed: b.placed.map((p) => ({ spot: p.spot, token: p.token, space: p.space, seen: p.seen.slice() })),
    revealed: b.revealed.slice(),
    looked: b.looked === null ? null : { token: b.looked.token, seat: b.looked.seat },
    spots: b.spots,
    track: b.track.map((one) =>
      one === null ? null : { card: one.card, space: one.space, aggro: one.aggro },
    ),
    global: b.global,
    locations: b.locations.map(({ card, space }) => ({ card, space })),
    flipped: b.flipped.slice(),
    drawn: b.drawn.slice(),
    turned: { round: b.turned.round, cards: b.turned.cards.slice() },
    questTokens: b.questTokens.map(({ quest, space }) => ({ quest, space })),
    playing: b.playing.map(({ card, seat, cancelled }) => ({ card, seat, cancelled })),
    attached: b.attached.map(({ card, owner, on }) => ({ card, owner, on })),
    combat: b.combat === null ? null : forkCombat(b.combat),
    stake: b.stake,
    spent: b.spent.slice(),
    listening: copyIndex(b.listening),
    modifiers: b.modifiers.map((m) => ({ ...m })),
    types: b.types.map((t) => ({ ...t })),
  };
}

const forkTurn = (t: Turn): Turn => ({
  moves: t.moves,
  ambush: t.ambush,
  played: t.played.map(({ seat, card }) => ({ seat, card })),
  skips: t.skips.slice(),
  defeated: t.defeated.slice(),
});

function forkRival(r: Rival): Rival {
  return {
    seat: r.seat,
    character: r.character,
    level: r.level,
    side: r.side,
    space: r.space,
    damage: r.damage,
    energy: r.energy,
    hand: r.hand.slice(),
    deck: forkPile(r.deck),
    weapon: r.weapon,
    armor: r.armor,
    bag: r.bag.slice(),
    quests: r.quests.map((q) => ({ id: q.id, counts: q.counts.slice(), traded: q.traded.slice() })),
    log: r.log.slice(),
    tokens: r.tokens.slice(),
  };
}

const forkFighter = (f: Fighter): Fighter => ({
  seat: f.seat,
  card: f.card,
  die: f.die,
  replaced: f.replaced,
  before: f.before,
  attacked: f.attacked,
  defeated: f.defeated,
});

const forkCombat = (c: Combat): Combat => ({
  space: c.space,
  source: c.source,
  step: c.step,
  attacker: forkFighter(c.attacker),
  defender: forkFighter(c.defender),
  cancelled: c.cancelled,
});
