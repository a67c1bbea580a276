import type { Dice, RuleSwitches, Viewer } from '@questhall/engine';
import type { Modifier } from '@questhall/tabletop';
import type { CampaignLog, Door, Hero, Hostile, LrBoard, Marker, Thing } from './board.js';
import { carries } from './carries.js';
import type { LrPosition } from './kit.js';
import { resilienceOf } from './queries.js';
import type { CardId, HeroId, Phase, Stat, Until } from './terms.js';

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
  modifiers: readonly Modifier<Stat, Until>[];
};

export const view = carries('LR-SET-10', 'view.view', (g: LrPosition, viewer: Viewer): LrView => {
  const { state } = g;
  return {
    viewer,
    switches: state.switches,
    mode: g.board.mode,
    difficulty: g.board.difficulty,
    seats: g.board.seats,
    stage: g.board.stage,
    adventure: g.board.adventure,
    round: g.board.round,
    phase: g.board.phase,
    heroes: g.board.heroes.map((hero) => viewHero(g, hero)),
    hostiles: g.board.hostiles,
    cards: g.board.cards,
    doors: g.board.doors,
    things: g.board.things,
    markers: g.board.markers,
    adventureCard: g.board.adventureCard,
    counters: g.board.counters,
    slain: g.board.slain,
    line: g.board.line,
    active: g.board.active,
    lastActed: g.board.lastActed,
    deck: g.board.deck.length,
    drawn: g.board.drawn,
    result: g.board.result,
    campaign: g.board.campaign,
    stake: g.board.stake,
    spent: g.board.spent,
    modifiers: g.board.modifiers,
  };
});

function viewHero(g: LrPosition, hero: Hero): HeroView {
  const { id, seat, area, out, wounded, damage, dice, destiny, treasure } = hero;
  const resilience = resilienceOf(g, hero);
  return { id, seat, area, out, wounded, damage, dice, destiny, treasure, resilience };
}

/** The order of the treasure deck is all that is hidden: it is shuffled anew. */
export function hide(g: LrPosition, dice: Dice): void {
  dice.shuffle('imagine', g.board.deck.sort());
}
