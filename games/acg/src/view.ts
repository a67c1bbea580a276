import type { RuleSwitches, Viewer } from '@questhall/engine';
import { type PileView, viewPile } from '@questhall/tabletop';
import type { AcgBoard, Action, CampaignLog, Enemy, Fallen, Gear, Hero, Location } from './board.js';
import type { AcgPosition } from './kit.js';
import { attackOf, enemyHealthOf, healthOf, resilienceOf } from './queries.js';
import type { CardId, ConditionId, DeckName, EnemyId, HeroId, Phase } from './terms.js';

/** With the health that counts now: the card's, and what difficulty, gear and effects add to it. */
export type HeroView = Hero & { health: number };

/** An enemy as everybody at the table sees it: a facedown card has no name, and no numbers that count now. */
export type EnemyView = {
  id: EnemyId;
  card: CardId | null;
  zone: Enemy['zone'];
  faceup: boolean;
  exhausted: boolean;
  wounds: number;
  numbers: EnemyNumbers | null;
};
export type EnemyNumbers = { attack: number; health: number; resilience: number };

/** Somebody looks at cards of a deck: which, only they see. */
export type LookingView = { deck: DeckName; seat: string; count: number; cards: readonly CardId[] | null };

/** What a viewer may know, and nothing else: whatever the board gets is hidden until it is listed here. */
export type AcgView = {
  viewer: Viewer;
  /** The rulings this table plays by. */
  switches: RuleSwitches;
  mode: AcgBoard['mode'];
  difficulty: string;
  seats: readonly string[];
  stage: AcgBoard['stage'];
  quest: string;
  round: number;
  phase: Phase;
  heroes: HeroView[];
  leader: HeroId | null;
  active: HeroId | null;
  enemies: EnemyView[];
  location: Location | null;
  peril: number;
  /** Decks are backs; discard piles may be looked through. */
  decks: { [deck in DeckName]: PileView };
  removed: readonly CardId[];
  aside: readonly CardId[];
  drawn: readonly CardId[];
  looking: LookingView | null;
  supply: { [condition in ConditionId]: number };
  action: Action | null;
  campaign: CampaignLog | null;
  result: AcgBoard['result'];
  defeatedNames: readonly string[];
  fallen: { readonly [enemy: EnemyId]: Fallen };
  modifiers: AcgBoard['modifiers'];
  vetoes: AcgBoard['vetoes'];
  activating: EnemyId[];
  stake: number | null;
};

export function view(g: AcgPosition, viewer: Viewer): AcgView {
  const b = g.board;
  return {
    viewer,
    switches: g.state.switches,
    mode: b.mode,
    difficulty: b.difficulty,
    seats: b.seats,
    stage: b.stage,
    quest: b.quest,
    round: b.round,
    phase: b.phase,
    heroes: b.heroes.map((hero) => viewHero(g, hero)),
    leader: b.leader,
    active: b.active,
    enemies: b.enemies.map((enemy) => viewEnemy(g, enemy)),
    location: b.location,
    peril: b.peril,
    decks: viewDecks(b, viewer),
    removed: b.removed,
    aside: b.aside,
    drawn: b.drawn,
    looking: viewLooking(b, viewer),
    supply: b.supply,
    action: b.action,
    campaign: b.campaign,
    result: b.result,
    defeatedNames: b.defeatedNames,
    fallen: b.fallen,
    modifiers: b.modifiers,
    vetoes: b.vetoes,
    activating: b.activating,
    stake: b.stake,
  };
}

/** A hero has no secrets; the fields are listed all the same, so that a new one is a decision. */
function viewHero(g: AcgPosition, hero: Hero): HeroView {
  const { id, seat, card, status, wounds, actions, items, conditions, capacity, legendary, visits } = hero;
  const gear: Gear[] = hero.gear;
  const health = healthOf(g, hero);
  return {
    id,
    seat,
    card,
    status,
    wounds,
    actions,
    gear,
    items,
    conditions,
    capacity,
    legendary,
    visits,
    health,
  };
}

function viewEnemy(g: AcgPosition, enemy: Enemy): EnemyView {
  const { id, zone, faceup, exhausted, wounds } = enemy;
  const open = { id, zone, faceup, exhausted, wounds };
  if (!faceup) return { ...open, card: null, numbers: null };
  const numbers = {
    attack: attackOf(g, enemy),
    health: enemyHealthOf(g, enemy),
    resilience: resilienceOf(g, enemy),
  };
  return { ...open, card: enemy.card, numbers };
}

function viewDecks({ decks }: AcgBoard, viewer: Viewer): AcgView['decks'] {
  return {
    enemy: viewPile(decks.enemy, viewer),
    location: viewPile(decks.location, viewer),
    dungeon: viewPile(decks.dungeon, viewer),
    gear: viewPile(decks.gear, viewer),
  };
}

function viewLooking({ looking }: AcgBoard, viewer: Viewer): LookingView | null {
  if (looking === null) return null;
  const { deck, seat, cards } = looking;
  return { deck, seat, count: cards.length, cards: seat === viewer ? cards : null };
}
