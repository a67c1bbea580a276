import type { Die } from './board.js';
import type {
  ActionType,
  CardId,
  Colour,
  ConditionId,
  DeckName,
  EnemyId,
  HeroId,
  Icon,
  Phase,
  SettlementAction,
  Stat,
  Until,
  Verb,
} from './terms.js';

type Result = 'won' | 'lost';
/** What somebody does with a card of theirs. */
type OnCard = { hero: HeroId; card: CardId };
/** An enemy with its card; null while it lies facedown. */
type Shown = { enemy: EnemyId; card: CardId | null };
type Faceup = { enemy: EnemyId; card: CardId };
/** Whom something lasting falls on: a hero, or an enemy with its card. */
type Lasting = { on: string; card: CardId | null; until: Until };

/** What happens in a game, for those who watch: every kind of event with its data. */
export type AcgEvents = {
  'set-up': { step: 'heroes' | 'supply' | 'decks' | 'peril' | 'leader'; quest: string };
  'decks-built': { quest: string };
  seasoned: { quest: string };
  leader: { hero: HeroId };
  phase: { phase: Phase; round: number };
  'quest-ended': { quest: string; result: Result };
  section: { quest: string; section: 'reward' | 'penalty' };
  'peril-moved': { from: number; to: number };
  'peril-effect': { colour: Colour };
  'deck-rebuilt': { deck: DeckName; cards: number };
  'shuffled-in': { card: CardId; deck: DeckName; among: number | null };
  /** Only whoever looks learns which cards these are. */
  'looked-at': { hero: HeroId | null; deck: DeckName; count: number; cards?: CardId[] };

  activation: { hero: HeroId };
  'action-chosen': OnCard;
  /** The cards of enemies aimed at; an aided hero has none. */
  'action-targets': { hero: HeroId; targets: (EnemyId | HeroId)[]; cards: (CardId | null)[] };
  'tokens-spent': OnCard & { count: number };
  'dice-rolled': { dice: Die[] };
  critical: { die: number; dice: Die[] };
  'dice-rerolled': { which: number[]; dice: Die[] };
  'roll-modified': { icon: Icon; add: number };
  'icon-converted': { from: Icon | 'blank'; to: Icon; count: number };
  successes: { hero: HeroId; type: ActionType; count: number };
  'attack-hits': Faceup & { hero: HeroId; successes: number; wounds: number };
  'attack-blocked': { hero: HeroId; count: number };
  'enemies-attack': { hero: HeroId; attackers: EnemyId[]; cards: (CardId | null)[]; attack: number };
  'nemesis-effect': Faceup;
  ability: { ability: string; card: CardId; entity: string };

  /** `from`: the records behind it. */
  wounds: { hero: HeroId; count: number; from: readonly string[] };
  recovered: { hero: HeroId; count: number };
  'hero-defeated': { hero: HeroId };
  'hero-flipped': { hero: HeroId };
  'hero-revived': { hero: HeroId; remaining: number };
  'tokens-claimed': { hero: HeroId; count: number; cards: CardId[] };
  'tokens-discarded': { hero: HeroId; count: number };
  'condition-gained': { hero: HeroId; condition: ConditionId };
  'condition-lost': { hero: HeroId; condition: ConditionId };
  'action-exhausted': OnCard;
  'action-readied': OnCard;
  'action-upgraded': { hero: HeroId; from: CardId; to: CardId };
  'capacity-raised': { hero: HeroId; by: number; capacity: number };

  'enemy-spawned': Shown & { place: 'engaged' | 'shadows' };
  'enemy-revealed': Faceup;
  'enemy-engaged': Faceup & { hero: HeroId };
  overflow: Faceup & { hero: HeroId };
  keyword: Faceup & { keyword: string };
  'enemy-retreated': Shown;
  'enemy-exhausted': Shown;
  'enemy-readied': Shown;
  'enemies-readied': Record<never, never>;
  'enemy-wounded': Faceup & { count: number; by: HeroId | null; from: readonly string[] };
  'enemy-recovered': Shown & { count: number };
  'enemy-defeated': Faceup & { by: HeroId | null };
  'enemy-left-behind': Faceup;
  'enemy-placed': Shown & { to: 'lair' | 'removed' | 'discard' | 'shadows' };
  'stat-modified': Lasting & { stat: Stat; add: number };
  forbidden: Lasting & { verb: Verb };

  'location-revealed': { card: CardId };
  'location-left': { card: CardId };
  progress: { location: CardId; count: number; now: number };
  'progress-removed': { location: CardId; count: number };

  'dungeon-drawn': OnCard;
  'dungeon-bottomed': OnCard;
  'item-claimed': OnCard;
  'item-used': OnCard;
  'gear-claimed': OnCard;
  'gear-equipped': OnCard;
  'gear-discarded': OnCard;
  'gear-exhausted': OnCard;
  'gear-depleted': OnCard;
  'gear-readied': OnCard;
  'gear-refreshed': OnCard;
  'gear-given': { from: HeroId; to: HeroId; card: CardId };

  settlement: { step: 'outcome' | 'upgrade' | 'refresh' | 'return' };
  visit: { hero: HeroId; place: SettlementAction };
  blacksmith: { hero: HeroId; cards: CardId[] };
  'added-to-pool': { card: CardId };
};
export type AcgEvent = keyof AcgEvents;
