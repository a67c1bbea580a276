import { type Dice, type RuleSwitches, type Viewer, varsIn } from '@questhall/engine';
import { type PileView, viewPile } from '@questhall/tabletop';
import type { CcBoard, Group, Hero, Hostile } from './board.js';
import { carries } from './carries.js';
import { explorationCard, uniqueAt, weaponAt } from './content/library.js';
import type { CcPosition } from './kit.js';
import { isChampion } from './predicates.js';
import { addTile } from './procs.js';
import { isNight, uniquesOf, weaponsOf } from './queries.js';
import { diceOf } from './rules/dice.js';
import { dealt } from './rules/picking.js';
import { paceOf, woundsOf } from './strength.js';
import type { CardId, DieKind, Test } from './terms.js';
import { type Threat, threatsIn } from './threats.js';

/** A group on the track; what lies facedown is nobody's to see. */
export type GroupView = Omit<Group, 'card'> & { readonly card: string | null };
/** A hostile with the Wounds that count now. */
export type HostileView = Hostile & { readonly wounds: number };

/** A hero with what their numbers come to now, and what their own actions cost; nothing: no die pays for it. */
export type HeroView = Hero & {
  readonly pace: { readonly move: number; readonly run: number };
  readonly tests: { readonly [test in Test]: readonly DieKind[] };
  readonly actions: readonly { readonly key: string; readonly cost: number | null }[];
};

type Hidden =
  | 'track'
  | 'heroes'
  | 'hostiles'
  | 'discovery'
  | 'encounters'
  | 'exploration'
  | 'listening'
  | 'rolls'
  | 'attacks'
  | 'harm'
  | 'chosen';

/**
 * What a viewer may know, and nothing else: whatever the board gets is hidden until it is listed here. Everyone sees the
 * same: only the order of the decks and what lies facedown on the track is hidden.
 */
export type CcView = Omit<CcBoard, Hidden> & {
  readonly viewer: Viewer;
  /** The rulings this table plays by. */
  readonly switches: RuleSwitches;
  readonly night: boolean;
  readonly championsSlain: number;
  /** Heroes that were named before the first journey, in the order in which seats lead them. */
  readonly dealt: readonly string[];
  readonly heroes: readonly HeroView[];
  readonly hostiles: readonly HostileView[];
  /** The tile that is being added; `way` says how it will lie, once that is chosen. */
  readonly laying: { readonly face: string; readonly way: string | null } | null;
  /** Where each group can strike next. */
  readonly threats: readonly Threat[];
  readonly track: readonly (GroupView | null)[];
  readonly discovery: PileView;
  readonly encounters: PileView;
  readonly exploration: PileView;
};

export const view = carries(
  ['CC-SET-16', 'CC-SET-18', 'CC-DEL-03'],
  'view.view',
  (g: CcPosition, viewer: Viewer): CcView => {
    const b = g.board;
    return {
      viewer,
      switches: g.state.switches,
      night: b.journey !== null && isNight(g),
      championsSlain: championsSlain(g),
      dealt: b.stage === 'setup' ? dealt(g) : [],
      mode: b.mode,
      difficulty: b.difficulty,
      seats: b.seats,
      stage: b.stage,
      leader: b.leader,
      quest: b.quest,
      company: b.company,
      journey: b.journey,
      heroes: b.heroes.map((hero) => viewHero(g, hero)),
      hostiles: b.hostiles.map((hostile) => ({ ...hostile, wounds: woundsOf(g, hostile) })),
      laying: layingNow(g),
      threats: b.stage === 'play' ? threatsIn(g) : [],
      track: b.track.map(viewGroup),
      order: b.order,
      active: b.active,
      destiny: b.destiny,
      discovery: viewPile(b.discovery, viewer),
      encounters: viewPile(b.encounters, viewer),
      exploration: viewPile(b.exploration, viewer),
      drawn: b.drawn,
      ground: b.ground,
      things: b.things,
      crisis: b.crisis,
      later: b.later,
      spent: b.spent,
      modifiers: b.modifiers,
      vetoes: b.vetoes,
    };
  },
);

const championsSlain = (g: CcPosition): number =>
  Object.entries(g.board.journey?.slain ?? {}).reduce(
    (sum, [model, count]) => sum + (isChampion(g, model) ? count : 0),
    0,
  );

function layingNow(g: CcPosition): CcView['laying'] {
  const adding: { first: boolean; card?: CardId; way?: string } | undefined = varsIn(g.state.stack, addTile);
  if (adding?.card === undefined) return null;
  return { face: explorationCard(g, adding.card).face, way: adding.way ?? null };
}

function viewHero(g: CcPosition, hero: Hero): HeroView {
  const costs = [
    ...weaponsOf(g, hero).map((key) => ({ key: `weapon/${key}`, cost: weaponAt(g, key).cost ?? null })),
    ...uniquesOf(g, hero).map((key) => ({ key: `unique/${key}`, cost: uniqueAt(g, key).cost ?? null })),
  ];
  const tested = (test: Test) => diceOf(g, hero.id, test);
  return {
    ...hero,
    pace: paceOf(g, hero),
    tests: { agility: tested('agility'), vitality: tested('vitality'), defence: tested('defence') },
    actions: costs,
  };
}

const viewGroup = (group: Group | null): GroupView | null =>
  group === null ? null : { ...group, card: group.facedown ? null : group.card };

/** Decks are shuffled anew, facedown groups together with the deck that they came from. */
export function hide(g: CcPosition, dice: Dice): void {
  const { discovery, encounters, exploration, track } = g.board;
  for (const pile of [discovery, exploration]) dice.shuffle('imagine', pile.draw.sort());
  const facedown = track.filter((group) => group?.facedown === true) as Group[];
  const unseen = dice.shuffle('imagine', [...encounters.draw, ...facedown.map(({ card }) => card)].sort());
  encounters.draw = unseen.splice(facedown.length);
  g.board.track = track.map((group) =>
    group?.facedown === true ? { ...group, card: unseen.shift() ?? group.card } : group,
  );
}
