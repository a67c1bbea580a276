import type {
  ActionKey,
  AreaId,
  CardId,
  DoorId,
  FigureId,
  HeroId,
  HostileId,
  ObjectId,
  Phase,
  Reaction,
  Stat,
} from './terms.js';

/** What happens in a game, for those who watch: every kind of event with its data. */
export type LrEvents = {
  'set-up': { adventure: string };
  'adventure-begins': { adventure: string };
  /** `text` is why it ended, in the adventure's own words. */
  'adventure-ends': { adventure: string; result: 'won' | 'lost' | null; rounds: number; text: string };
  placed: { hero: HeroId; area: AreaId };
  phase: { phase: Phase; round: number };
  'round-over': { round: number };

  dice: { hero: HeroId; dice: number[] };
  initiative: { line: HeroId[] };
  turn: { hero: HeroId; dice: number[] };
  'dice-set-to-1': { hero: HeroId; count: number };
  'die-spent': { hero: HeroId; die: number; turned: boolean };
  'die-changed': { hero: HeroId; from: number; to: number };
  'destiny-gained': { hero: HeroId };
  'destiny-spent': { hero: HeroId };

  action: { hero: HeroId; action: ActionKey; kind: string; inspired: boolean };
  chain: { hero: HeroId; value: number; starter: HeroId };
  moved: { figure: FigureId; from: AreaId | null; to: AreaId };
  shifted: { figure: FigureId; to: AreaId; by: HeroId | null };
  'door-opened': { door: DoorId; by: HeroId | null };
  'door-closed': { door: DoorId };
  'thing-used': { hero: HeroId; thing: ObjectId };
  'thing-moved': { thing: ObjectId; holder: HeroId | null; area: AreaId | null };

  attack: { attacker: FigureId; target: FigureId; targets: FigureId[]; damage: number; area: boolean };
  'hostile-damaged': {
    hostile: HostileId;
    count: number;
    by: FigureId | null;
    fate: 'slain' | 'flipped' | 'marked';
  };
  'hostile-slain': { hostile: HostileId; kind: string; by: FigureId | null };
  'hero-damaged': { hero: HeroId; count: number; by: FigureId | null };
  'hero-wounded': { hero: HeroId };
  'hero-unwounded': { hero: HeroId };
  'hero-out': { hero: HeroId };
  'hero-returned': { hero: HeroId; area: AreaId };
  healed: { hero: HeroId; count: number };
  prevented: { count: number };

  reaction: { hostile: HostileId; hero: HeroId; does: Reaction[]; why: 'leader' | 'near' | 'seen' };
  'hostile-acts': { hostile: HostileId; does: Reaction[] };
  'leader-action': { hostile: HostileId };
  blocked: { hostile: HostileId };
  spawned: { hostile: HostileId; area: AreaId };

  'treasure-drawn': { hero: HeroId; card: CardId };
  'treasure-gained': { hero: HeroId; card: CardId; from: HeroId };
  'treasure-returned': { hero: HeroId; card: CardId };
  'treasure-lost': { hero: HeroId; card: CardId };
  'treasure-used-up': { hero: HeroId; card: CardId };

  ability: { ability: string; card: CardId; entity: string };
  counted: { counter: string; now: number };
  'marker-moved': { which: 'adventure' | 'bounty'; area: AreaId | null };
  'stat-changed': { hero: HeroId; stat: Stat; add: number };
  story: { text: string };
};
export type LrEvent = keyof LrEvents;
