import type { SeatId } from '@questhall/engine';
import type {
  AttackType,
  CardId,
  CardSide,
  DiscoveryKind,
  ItemId,
  Level,
  Phase,
  Potion,
  QuestId,
  Resource,
  SpaceId,
  Stat,
  TokenId,
} from './terms.js';

type By = { seat: SeatId };

/** What happens in a game, for those who watch: every kind of event with its data. */
export type WowEvents = {
  'first-player': By & { rolls: { [seat: SeatId]: number } };
  'rolls-again': { seats: SeatId[] };
  'character-chosen': By & { character: string };
  'starts-in': By & { space: SpaceId };
  turn: By & { number: number };
  phase: By & { phase: Phase };
  'movement-roll': By & { spaces: number; energy: number };
  moved: By & { from: SpaceId; to: SpaceId };
  /** Brought there without steps: by flight, Hearthstone, a card or defeat. */
  'sent-to': By & {
    from: SpaceId;
    to: SpaceId;
    why: 'flight' | 'hearthstone' | 'card' | 'defeat' | 'false-map';
  };
  'energy-changed': By & { add: number };

  /** To all others only how many. */
  draws: By & { count: number; cards?: CardId[] };
  discards: By & { count: number; cards: CardId[]; why: 'limit' | 'book' | 'card' | 'random' | 'cost' };
  regains: By & { cards: CardId[] };
  plays: By & { card: CardId };
  cancelled: { card: CardId };
  attached: { card: CardId; on: string };
  detached: { card: CardId };
  ability: { ability: string; card: CardId; entity: string };

  'discovery-revealed': By & { token: TokenId; kind: DiscoveryKind; space: SpaceId };
  'discovery-kept': By & { token: TokenId };
  'discovery-used': By & { token: TokenId };
  'discovery-resolved': By & { token: TokenId };
  /** To all others without the token. */
  'discovery-placed': By & { space: SpaceId; token?: TokenId };
  'discovery-seen': By & { space: SpaceId; token?: TokenId };
  'discovery-discarded': By & { token: TokenId };
  'discoveries-mixed': { count: number };

  resource: By & { resource: Resource; space: SpaceId };
  healed: By & { count: number };
  damaged: By & { count: number; by: string | null };
  prevented: { count: number };

  'item-gained': By & { item: ItemId };
  'item-discarded': By & { item: ItemId };
  'item-taken': By & { item: ItemId; from: SeatId };
  equipped: By & { item: ItemId };
  unequipped: By & { item: ItemId };
  potion: By & { item: ItemId; potion: Potion };
  'no-item': By & { level: Level };

  'challenge-drawn': By & { card: CardId };
  'challenge-discarded': { card: CardId };
  'event-placed': { card: CardId; space: SpaceId | null };
  'event-resolved': By & { card: CardId };
  flipped: { card: CardId };
  'card-flipped': By & { side: CardSide };

  combat: { attacker: string; defender: string; space: SpaceId };
  /** `rolls` says who rolls the black die. */
  'combat-roll': { attacker: string; defender: string; red: number; black: number; rolls: SeatId };
  rerolled: { who: string; die: number };
  'combat-step': { step: 'roll' | 'powers' | 'ranged' | 'melee' | 'end' };
  attack: { who: string; target: string; total: number; defense: number; type: AttackType; hits: boolean };
  'battle-cancelled': { attacker: string; defender: string };
  'encounter-defeated': { card: string; by: SeatId };
  'encounter-undefeated': { card: CardId; slot: number; space: SpaceId };
  'marker-removed': { card: CardId; slot: number };
  defeated: By & { by: string | null };

  'quest-gained': By & { quest: QuestId };
  'quest-discarded': By & { quest: QuestId };
  'quest-progress': By & { quest: QuestId; leaf: number; count: number };
  'quest-completed': By & { quest: QuestId; valor: number };
  'quest-token-placed': { quest: QuestId; space: SpaceId };
  'quest-token-collected': By & { quest: QuestId; space: SpaceId };
  'quest-token-traded': By & { quest: QuestId; to: SeatId };
  trophy: By & { card: CardId; valor: number };
  'level-gained': By & { level: Level };
  'stat-changed': { on: string; stat: Stat; add: number };
  'type-changed': { on: string; type: AttackType };
  won: { winners: SeatId[]; valor: number };
};
export type WowEvent = keyof WowEvents;
