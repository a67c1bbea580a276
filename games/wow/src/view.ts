import type { Dice, Exchanged, RuleSwitches, SeatId, Viewer } from '@questhall/engine';
import { type PileView, partsOf, viewPile } from '@questhall/tabletop';
import type { ActiveQuest, Placed, Rival, WowBoard } from './board.js';
import { carries } from './carries.js';
import { enterPlay } from './in-play.js';
import type { WowPosition } from './kit.js';
import { valorOf } from './queries.js';
import { characterStat } from './stats.js';
import type { CardId, TokenId } from './terms.js';

/** A rival with the numbers that count now. A hand is seen by its owner; all others see how many cards it has. */
export type RivalView = Omit<Rival, 'hand' | 'deck' | 'quests'> & {
  hand: CardId[] | null;
  handSize: number;
  deck: PileView;
  quests: ActiveQuest[];
  valor: number;
  /** Null before a character is chosen. */
  now: { attack: number; defense: number; damage: number; health: number } | null;
};
/** A facedown discovery: its token only for those who have looked at it. */
export type PlacedView = Omit<Placed, 'token'> & { token: TokenId | null };

/** What a viewer may know, and nothing else: whatever the board gets is hidden until it is listed here. */
export type WowView = Pick<
  WowBoard,
  | 'seats'
  | 'first'
  | 'active'
  | 'round'
  | 'phase'
  | 'turn'
  | 'trophies'
  | 'discarded'
  | 'revealed'
  | 'track'
  | 'global'
  | 'locations'
  | 'flipped'
  | 'drawn'
  | 'turned'
  | 'questTokens'
  | 'playing'
  | 'attached'
  | 'combat'
  | 'stake'
  | 'spent'
  | 'modifiers'
  | 'types'
> & {
  viewer: Viewer;
  switches: RuleSwitches;
  rivals: RivalView[];
  /** Cards left in each challenge deck. */
  challenge: { readonly [level: string]: number };
  elite: { size: number; discard: readonly CardId[] };
  /** Facedown discoveries in the pile. */
  discoveries: number;
  placed: PlacedView[];
  /** Somebody looks at a discovery; which one only they know. */
  looked: { token: TokenId | null; seat: SeatId } | null;
};

export const view = carries(
  ['WOW-OTH-03', 'WOW-SET-04', 'WOW-QST-06', 'WOW-DSC-04', 'WOW-RES-06'],
  'view.view',
  (p: WowPosition, viewer: Viewer): WowView => {
    const { board: b, state } = p;
    return {
      viewer,
      switches: state.switches,
      seats: b.seats,
      first: b.first,
      active: b.active,
      round: b.round,
      phase: b.phase,
      turn: b.turn,
      rivals: b.rivals.map((rival) => rivalView(p, rival, viewer)),
      challenge: {
        grey: b.challenge.grey.length,
        green: b.challenge.green.length,
        yellow: b.challenge.yellow.length,
        red: b.challenge.red.length,
      },
      elite: { size: b.elite.draw.length, discard: b.elite.discard },
      trophies: b.trophies,
      discoveries: b.discoveries.length,
      discarded: b.discarded,
      placed: b.placed.map(({ spot, token, space, seen }) => ({
        spot,
        space,
        seen,
        token: seen.includes(viewer) ? token : null,
      })),
      revealed: b.revealed,
      looked: b.looked && { seat: b.looked.seat, token: b.looked.seat === viewer ? b.looked.token : null },
      track: b.track,
      global: b.global,
      locations: b.locations,
      flipped: b.flipped,
      drawn: b.drawn,
      turned: b.turned,
      questTokens: b.questTokens,
      playing: b.playing,
      attached: b.attached,
      combat: b.combat,
      stake: b.stake,
      spent: b.spent,
      modifiers: b.modifiers,
      types: b.types,
    };
  },
);

function rivalView(p: WowPosition, rival: Rival, viewer: Viewer): RivalView {
  const { seat, character, level, side, space, damage, energy, weapon, armor, bag, quests, log, tokens } =
    rival;
  return {
    seat,
    character,
    level,
    side,
    space,
    damage,
    energy,
    hand: seat === viewer ? [...rival.hand] : null,
    handSize: rival.hand.length,
    deck: viewPile(rival.deck, viewer),
    weapon,
    armor,
    bag,
    quests,
    log,
    tokens,
    valor: valorOf(p, rival),
    now: character === '' ? null : numbersOf(p, rival),
  };
}

const numbersOf = (p: WowPosition, rival: Rival) => ({
  attack: characterStat(p, rival, 'attack'),
  defense: characterStat(p, rival, 'defense'),
  damage: characterStat(p, rival, 'damage'),
  health: characterStat(p, rival, 'health'),
});

/**
 * Hands of others are dealt anew from what lies in them and in their decks, decks are shuffled, and so are the
 * discoveries that the viewer has not seen. Gives which card now lies where another one lay.
 */
export function hide(p: WowPosition, viewer: Viewer, dice: Dice): Exchanged {
  const { board: b } = p;
  const exchanged: { [card: CardId]: CardId } = {};
  for (const rival of b.rivals) {
    if (rival.seat === viewer) dice.shuffle('imagine', rival.deck.draw.sort());
    else dealAnew(rival, declaredIn(p), dice, exchanged);
  }
  for (const deck of Object.values(b.challenge)) dice.shuffle('imagine', deck.sort());
  dice.shuffle('imagine', b.elite.draw.sort());
  hideDiscoveries(b, viewer, dice);
  listenAnew(p);
  return exchanged;
}

/** The index of abilities is laid out anew: its order would tell how things came to lie where they lie. */
export function listenAnew(p: WowPosition): void {
  const { board: b } = p;
  b.listening = {};
  const lay = (id: string | null, card: string | null = id) => {
    if (id !== null && card !== null && card !== '') enterPlay(p, id, card);
  };
  for (const rival of b.rivals) {
    lay(rival.seat, rival.character);
    for (const id of [...rival.hand, ...rival.bag, rival.weapon, rival.armor]) lay(id);
  }
  for (const id of [b.global, ...b.locations.map(({ card }) => card), ...b.attached.map(({ card }) => card)])
    lay(id);
  if (b.combat !== null) lay(b.combat.defender.card);
}

/** Cards that somebody has said to play and that are still in hand: all know them. */
const declaredIn = ({ state }: WowPosition): CardId[] =>
  state.stack.flatMap(({ vars }) => {
    const { declared = [] } = vars as { declared?: string[] };
    return declared.map((ability) => partsOf(ability).entity);
  });

function dealAnew(
  rival: Rival,
  open: readonly CardId[],
  dice: Dice,
  exchanged: { [card: CardId]: CardId },
): void {
  const before = rival.hand;
  const hidden = before.filter((card) => !open.includes(card));
  const unseen = dice.shuffle('imagine', [...hidden, ...rival.deck.draw].sort());
  rival.hand = before.map((card) => (open.includes(card) ? card : (unseen.pop() ?? card)));
  rival.deck.draw = unseen;
  before.forEach((card, i) => {
    exchanged[card] = rival.hand[i] ?? card;
  });
}

function hideDiscoveries(b: WowBoard, viewer: Viewer, dice: Dice): void {
  const hidden = b.placed.filter(({ seen }) => !seen.includes(viewer));
  const looked = b.looked !== null && b.looked.seat !== viewer ? b.looked : null;
  const own = looked === null ? [] : [looked.token];
  const unseen = dice.shuffle(
    'imagine',
    [...b.discoveries, ...own, ...hidden.map(({ token }) => token)].sort(),
  );
  for (const one of hidden) one.token = unseen.pop() ?? one.token;
  if (looked !== null) looked.token = unseen.pop() ?? looked.token;
  b.discoveries = unseen;
}
