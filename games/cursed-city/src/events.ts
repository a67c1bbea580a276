import type { SeatId } from '@questhall/engine';
import type {
  Ailment,
  CardId,
  CellId,
  DieKind,
  FigureId,
  HeroId,
  HostileId,
  HostileStep,
  InitiativeSymbol,
  ItemId,
  LinkId,
  Phase,
  Result,
  Stat,
  Test,
  Verb,
  WeaponKey,
} from './terms.js';

/** `outside`: the goal was met, but the heroes did not extract in time. */
export type WhyOver = 'victory' | 'out' | 'stretched' | 'late' | 'outside' | 'left';

/** What happens in a game, for those who watch: every kind of event with its data. */
export type CcEvents = {
  // --- quest and journeys ----------------------------------------------------------------------------
  'tutorial-begins': { tutorial: CardId };
  'tutorial-ends': { tutorial: CardId; result: 'success' | 'failure'; text: string };
  leader: { seat: SeatId };
  'journey-chosen': { journey: CardId };
  'hero-picked': { hero: HeroId; seat: SeatId };
  symbol: { hero: HeroId; symbol: InitiativeSymbol };
  'set-up': { journey: CardId; map: CardId | null };
  placed: { hero: HeroId; at: CellId };
  'journey-begins': { journey: CardId };
  'journey-ends': {
    journey: CardId;
    result: 'success' | 'failure';
    turns: number;
    text: string;
    why: WhyOver;
  };
  'quest-begins': { quest: CardId };
  'quest-ends': { quest: CardId; result: string };
  unlocked: { what: string };

  // --- turns -----------------------------------------------------------------------------------------
  turn: { turn: number };
  phase: { phase: Phase; turn: number };
  nightfall: { space: number; night: boolean };
  'night-falls': { turn: number };
  'day-breaks': { turn: number };
  'quest-track': { now: number };
  destiny: { dice: number[]; available: number[]; aside: number };
  'destiny-skipped': { turn: number };
  'destiny-spent': { hero: HeroId; score: number };
  'destiny-moved': { available: number[]; aside: number };
  'activation-roll': { hero: HeroId; dice: number[] };
  'die-placed': { hero: HeroId; space: number; score: number };
  initiative: { order: string[] };
  'initiative-changed': { order: string[] };
  gambit: { hero: HeroId; result: Result; with: string | null };
  activates: { who: string };
  'activation-over': { who: string };

  // --- dice ------------------------------------------------------------------------------------------
  rolled: { by: FigureId; test: Test | 'attack' | 'other'; dice: DieKind[]; shows: Result[]; result: Result };
  rerolled: { by: FigureId; dice: number[]; shows: Result[] };
  'quest-die': { why: string; score: number };
  'die-spent': { hero: HeroId; space: number; score: number };
  'die-changed': { hero: HeroId; space: number; from: number; to: number | null };
  'dice-lowered': { hero: HeroId; dice: number[] };

  // --- heroes ----------------------------------------------------------------------------------------
  action: { hero: HeroId; action: string; score: number; free: boolean };
  moved: { figure: FigureId; path: CellId[] };
  shifted: { figure: FigureId; from: CellId | null; to: CellId };
  searched: { hero: HeroId; thing: string | null };
  discovered: { hero: HeroId; card: CardId };
  'treasure-gained': { hero: HeroId; card: CardId };
  'treasure-lost': { hero: HeroId; card: CardId };
  'treasure-used': { hero: HeroId; card: CardId };
  'realmstone-gained': { hero: HeroId; card: CardId };
  'item-gained': { hero: HeroId; item: ItemId };
  'item-lost': { hero: HeroId; item: ItemId };
  traded: { from: HeroId; to: HeroId; what: string };
  'zone-placed': { hero: HeroId | null; link: LinkId };
  inspiration: { hero: HeroId; count: number; now: number };
  inspired: { hero: HeroId };
  freed: { hero: HeroId; by: HeroId; ailment: Ailment };
  experience: { hero: HeroId; level: number; experience: number };
  'level-gained': { hero: HeroId; level: number; trait: CardId | null };
  empowered: { hero: HeroId; card: CardId };

  // --- fighting --------------------------------------------------------------------------------------
  attack: { attacker: FigureId; target: FigureId; weapon: WeaponKey; reaction: boolean };
  'attack-result': { attacker: FigureId; target: FigureId; result: Result; damage: number };
  'hostile-damaged': { hostile: HostileId; count: number; by: FigureId | null };
  'damage-ignored': { hostile: HostileId; score: number };
  'damage-reduced': { figure: FigureId; by: number };
  'hostile-slain': { hostile: HostileId; model: string; by: FigureId | null };
  'hero-damaged': { hero: HeroId; count: number; by: FigureId | null };
  wound: { hero: HeroId; space: number; grievous: boolean };
  healed: { hero: HeroId; space: number; now: 'wound' | null };
  'hero-out': { hero: HeroId };
  'hero-dies': { hero: HeroId };
  'hero-returned': { hero: HeroId; at: CellId };
  'hero-away': { hero: HeroId };
  ailment: { figure: FigureId; ailment: Ailment };
  'ailment-over': { figure: FigureId; ailment: Ailment };
  reaction: { hero: HeroId; hostile: HostileId; score: number };
  'reaction-lapsed': { hero: HeroId };

  // --- hostiles --------------------------------------------------------------------------------------
  'encounter-drawn': { slot: number; card: CardId | null };
  'group-arrives': { slot: number; card: CardId };
  deployed: { hostile: HostileId; at: CellId; group: number };
  'not-deployed': { hostile: HostileId };
  'driven-off': { slot: number };
  behaviour: { slot: number; category: CardId; score: number; name: string };
  'hostile-acts': { hostile: HostileId; does: HostileStep };
  'stands-up': { hostile: HostileId };
  removed: { hostile: HostileId };

  // --- the battlefield -------------------------------------------------------------------------------
  'gateway-opened': { link: LinkId };
  exploration: { card: CardId; fits: boolean };
  'tile-added': { face: string };
  'tile-removed': { face: string };
  'thing-placed': { thing: string; kind: string; at: CellId };
  'thing-removed': { thing: string; kind: string };
  gravetide: { face: string };

  // --- events and crises -----------------------------------------------------------------------------
  event: { score: number; name: string };
  crisis: { score: number; entry: string };
  'crisis-cancelled': { why: 'alone' };
  'acting-hero': { hero: HeroId };
  entry: { entry: string };
  'extraction-event': { score: number; name: string };
  survival: { hero: HeroId; score: number; dead: boolean };
  track: { track: 'fear' | 'influence'; now: number };
  destroyed: { journey: CardId };
  pending: { what: string };

  // --- cards -----------------------------------------------------------------------------------------
  ability: { ability: string; card: CardId; entity: string };
  counted: { counter: string; now: number };
  'stat-changed': { figure: FigureId; stat: Stat; add: number };
  forbidden: { figure: FigureId; verb: Verb };
};
export type CcEvent = keyof CcEvents;
