import { copyIndex, type SeatId, type TriggerIndex } from '@questhall/engine';
import { forkPile, type Modifier, type Pile, type Veto } from '@questhall/tabletop';
import type {
  ActionType,
  CardId,
  ConditionId,
  DeckName,
  DieKind,
  EnemyId,
  HeroId,
  Icon,
  Phase,
  SettlementAction,
  Stat,
  Until,
  Verb,
  Zone,
} from './terms.js';

/** One of a hero's four action cards in use. */
export type ActionSlot = { type: ActionType; card: CardId; exhausted: boolean; tokens: number };
export type Gear = { card: CardId; exhausted: boolean; depleted: boolean };

/** `falling`: defeated in his own activation, which he still finishes (WND-12). */
export type HeroStatus = 'standing' | 'falling' | 'defeated';

export type Hero = {
  id: HeroId;
  seat: string;
  card: CardId;
  status: HeroStatus;
  wounds: number;
  actions: ActionSlot[];
  gear: Gear[];
  items: CardId[];
  conditions: ConditionId[];
  capacity: number;
  /** Legendary cards set aside for this hero. */
  legendary: CardId[];
  /** Settlement actions taken in this stage. */
  visits: SettlementAction[];
};

export type Enemy = {
  id: EnemyId;
  card: CardId;
  zone: Zone;
  faceup: boolean;
  exhausted: boolean;
  wounds: number;
};

export type Die = { kind: DieKind; icons: Icon[] };

/** Memory of the action in progress; thrown away when it ends. */
export type Action = {
  hero: HeroId;
  card: CardId;
  type: ActionType;
  /** What falls before or after the action line was not defeated in the action (ACT-03). */
  part: 'before' | 'during' | 'after';
  targets: EnemyId[];
  aided: HeroId | null;
  spent: number;
  dice: Die[];
  /** Icons beyond those on the dice: spent tokens, criticals, modifiers (may be negative). */
  extra: { [icon in Icon]: number };
  defeated: EnemyId[];
  /** Readied engaged enemies that were defeated in this action: they may still attack (EATK-07). */
  lateAttackers: { id: EnemyId; attack: number; rank: number }[];
  /** Nemeses defeated in this action whose effect may still be due (ATK-10). */
  lateNemeses: { id: EnemyId; card: CardId; rank: number }[];
};

/** Cards that somebody has lifted off a deck to look at, the topmost first. Nobody else sees them. */
export type Looking = { deck: DeckName; seat: SeatId; cards: CardId[] };
/** What is left of a fallen enemy: its card, and the rank it had at its last moment (TIME-07). */
export type Fallen = { card: CardId; rank: number };
export type Location = { card: CardId; progress: number; explored: boolean };

/** What lasts from quest to quest. A delve has none. */
export type CampaignLog = {
  id: string;
  /** Results so far; its length says which quest is next. */
  results: ('won' | 'lost')[];
  pool: CardId[];
  /** Pool cards that were put into this quest's decks. */
  inPlay: CardId[];
  /** Pool nemeses that were defeated: out for good (NEM-05). */
  gone: CardId[];
};

export type AcgBoard = {
  mode: 'campaign' | 'quest' | 'delve';
  difficulty: string;
  seats: string[];
  stage: 'setup' | 'quest' | 'settlement';
  quest: string;
  round: number;
  phase: Phase;
  /** In seating order, clockwise. */
  heroes: Hero[];
  leader: HeroId | null;
  active: HeroId | null;
  enemies: Enemy[];
  location: Location | null;
  peril: number;
  decks: { [deck in DeckName]: Pile };
  /** Cards out for the rest of the quest. */
  removed: CardId[];
  /** Cards the sheet keeps ready beside the table. */
  aside: CardId[];
  /** A dungeon card that has been drawn and is not yet dealt with. */
  drawn: CardId[];
  looking: Looking | null;
  /** Condition cards left in the supply. */
  supply: { [condition in ConditionId]: number };
  action: Action | null;
  campaign: CampaignLog | null;
  /** Set when victory or defeat is met; what is in progress ends as soon as it may. */
  result: 'won' | 'lost' | null;
  defeatedNames: string[];
  /** Enemies that fell during the current activation: abilities may still speak about them. */
  fallen: { [enemy: EnemyId]: Fallen };
  listening: TriggerIndex;
  modifiers: Modifier<Stat, Until>[];
  vetoes: Veto<Verb, Until>[];
  /** The enemies whose activations are being resolved, one within another: they finish even when defeated (EPH-20). */
  activating: EnemyId[];
  /** Wounds about to be suffered, while abilities may still change their number. */
  stake: number | null;
  nextEntity: number;
};

const NO_ICONS = { success: 0, critical: 0, defence: 0, claw: 0, nemesis: 0 };
export const noIcons = (): Action['extra'] => ({ ...NO_ICONS });

/** Copies a board. Written for its shape: a search does this a hundred thousand times a second. */
export function forkBoard(b: AcgBoard): AcgBoard {
  return {
    mode: b.mode,
    difficulty: b.difficulty,
    seats: b.seats,
    stage: b.stage,
    quest: b.quest,
    round: b.round,
    phase: b.phase,
    heroes: b.heroes.map(forkHero),
    leader: b.leader,
    active: b.active,
    enemies: b.enemies.map(forkEnemy),
    location: b.location === null ? null : { ...b.location },
    peril: b.peril,
    decks: {
      enemy: forkPile(b.decks.enemy),
      location: forkPile(b.decks.location),
      dungeon: forkPile(b.decks.dungeon),
      gear: forkPile(b.decks.gear),
    },
    removed: b.removed.slice(),
    aside: b.aside.slice(),
    drawn: b.drawn.slice(),
    looking: b.looking === null ? null : { ...b.looking, cards: b.looking.cards.slice() },
    supply: { ...b.supply },
    action: b.action === null ? null : forkAction(b.action),
    campaign: b.campaign === null ? null : forkLog(b.campaign),
    result: b.result,
    defeatedNames: b.defeatedNames.slice(),
    fallen: { ...b.fallen },
    listening: copyIndex(b.listening),
    modifiers: b.modifiers.map((m) => ({ ...m })),
    vetoes: b.vetoes.map((v) => ({ ...v })),
    activating: b.activating.slice(),
    stake: b.stake,
    nextEntity: b.nextEntity,
  };
}

function forkHero(h: Hero): Hero {
  return {
    id: h.id,
    seat: h.seat,
    card: h.card,
    status: h.status,
    wounds: h.wounds,
    actions: h.actions.map((a) => ({ type: a.type, card: a.card, exhausted: a.exhausted, tokens: a.tokens })),
    gear: h.gear.map((g) => ({ card: g.card, exhausted: g.exhausted, depleted: g.depleted })),
    items: h.items.slice(),
    conditions: h.conditions.slice(),
    capacity: h.capacity,
    legendary: h.legendary.slice(),
    visits: h.visits.slice(),
  };
}

function forkEnemy(e: Enemy): Enemy {
  return { id: e.id, card: e.card, zone: e.zone, faceup: e.faceup, exhausted: e.exhausted, wounds: e.wounds };
}

function forkAction(a: Action): Action {
  return {
    hero: a.hero,
    card: a.card,
    type: a.type,
    part: a.part,
    targets: a.targets.slice(),
    aided: a.aided,
    spent: a.spent,
    dice: a.dice.map((die) => ({ kind: die.kind, icons: die.icons.slice() })),
    extra: { ...a.extra },
    defeated: a.defeated.slice(),
    lateAttackers: a.lateAttackers.map((late) => ({ ...late })),
    lateNemeses: a.lateNemeses.map((late) => ({ ...late })),
  };
}

function forkLog(log: CampaignLog): CampaignLog {
  return {
    id: log.id,
    results: log.results.slice(),
    pool: log.pool.slice(),
    inPlay: log.inPlay.slice(),
    gone: log.gone.slice(),
  };
}
