import type { Dice, Modifier, RuleSwitches, State, Viewer } from '@questhall/engine';
import type { CampaignLog, Door, Hero, Hostile, LrBoard, Marker, Thing } from './board.js';
import { carries } from './kit.js';
import { resilienceOf } from './queries.js';
import type { CardId, HeroId, Phase } from './terms.js';

/** A hero with the RESILIENCE that counts now: the card's, and all that raises or lowers it. */
export type HeroView = Hero & { resilience: number };

/**
 * What a viewer may know, and nothing else: whatever the board gets is hidden until it is listed here. Everybody sees
 * the same, for the game has no secret hands: only the order of the treasure deck is hidden.
 */
export type LrView = {
  viewer: Viewer;
  /** The rulings this table plays by. */
  switches: RuleSwitches;
  mode: LrBoard['mode'];
  difficulty: string;
  seats: readonly string[];
  stage: LrBoard['stage'];
  adventure: string;
  round: number;
  phase: Phase | null;
  heroes: HeroView[];
  hostiles: Hostile[];
  cards: readonly string[];
  doors: Door[];
  things: Thing[];
  markers: { adventure: Marker | null; bounty: Marker | null };
  adventureCard: boolean;
  counters: { readonly [name: string]: number };
  slain: { readonly [kind: string]: number };
  line: readonly HeroId[];
  active: HeroId | null;
  lastActed: HeroId | null;
  /** Cards in the treasure deck; which they are follows from those that lie open. */
  deck: number;
  drawn: CardId | null;
  result: LrBoard['result'];
  campaign: CampaignLog | null;
  stake: number | null;
  spent: readonly string[];
  modifiers: readonly Modifier[];
};

export const view = carries('LR-SET-10', 'view.view', (state: State<LrBoard>, viewer: Viewer): LrView => {
  const b = state.board;
  return {
    viewer,
    switches: state.switches,
    mode: b.mode,
    difficulty: b.difficulty,
    seats: b.seats,
    stage: b.stage,
    adventure: b.adventure,
    round: b.round,
    phase: b.phase,
    heroes: b.heroes.map((hero) => viewHero(b, hero)),
    hostiles: b.hostiles,
    cards: b.cards,
    doors: b.doors,
    things: b.things,
    markers: b.markers,
    adventureCard: b.adventureCard,
    counters: b.counters,
    slain: b.slain,
    line: b.line,
    active: b.active,
    lastActed: b.lastActed,
    deck: b.deck.length,
    drawn: b.drawn,
    result: b.result,
    campaign: b.campaign,
    stake: b.stake,
    spent: b.spent,
    modifiers: b.modifiers,
  };
});

function viewHero(b: LrBoard, hero: Hero): HeroView {
  const { id, seat, area, out, wounded, damage, dice, destiny, treasure } = hero;
  const resilience = resilienceOf(b, hero);
  return { id, seat, area, out, wounded, damage, dice, destiny, treasure, resilience };
}

/** The order of the treasure deck is all that is hidden: it is shuffled anew. */
export function hide(b: LrBoard, dice: Dice): void {
  dice.shuffle('imagine', b.deck.sort());
}
