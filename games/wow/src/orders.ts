import { type Decision, isPoll, type OrdersOf, type SeatId, type Text } from '@questhall/engine';
import type { AbilityCard } from './content/schema.js';
import { fighterOf } from './fighters.js';
import { mayHold } from './in-hand.js';
import type { WowPosition } from './kit.js';
import { maybeRival, rivalOf } from './queries.js';
import { hasOpen } from './rules/timing.js';
import { type Moment, wouldAnswer } from './speaking.js';
import type { WindowId } from './terms.js';

const UNLESS_ATTACKED = 'unless-attacked';
const CANCEL_RIVALS = 'cancel-rivals';
const THIS_TURN = 'this-turn';
const thisTurn = ({ board }: WowPosition): string => `${THIS_TURN}-${board.round}`;

/** Questions of a moment: what somebody holds, or has open to use. */
const isOfMoment = (decision: Decision): boolean =>
  isPoll(decision) || decision.ask === 'use-ability' || decision.ask === 'declare-abilities';

/** Standing orders keep a turn from being thirty questions. */
export const orders: OrdersOf<WowPosition> = {
  covering(p, decision) {
    if (!isOfMoment(decision)) return [];
    const { by } = decision;
    const covering = [thisTurn(p)];
    if (p.board.active !== by && fighterOf(p, by) === undefined) covering.push(UNLESS_ATTACKED);
    if (isOnlyAboutCancelling(p, by) && !isOfRival(p, by)) covering.push(CANCEL_RIVALS);
    return covering;
  },
  lasts: (p, order) => !order.startsWith(THIS_TURN) || order === thisTurn(p),
};

/** An order as whoever gives it says it. */
export const orderText = (order: string): Text => ({
  key: `order.${order.startsWith(THIS_TURN) ? THIS_TURN : order}`,
  args: {},
});

type Asking = { readonly window: WindowId; readonly about: Moment };
/** The moment that is asked about: the rule in progress is its window. */
const askingOf = ({ state }: WowPosition): Asking => state.stack.at(-1)?.vars as unknown as Asking;

/** Somebody else is behind this moment, or is fought. */
function isOfRival(p: WowPosition, seat: SeatId): boolean {
  const { who = null, target = null } = askingOf(p).about;
  return [who, target].some((one) => one !== seat && maybeRival(p, one) !== undefined);
}

/** By what everybody knows, nothing but a card that cancels could answer. */
function isOnlyAboutCancelling(p: WowPosition, seat: SeatId): boolean {
  const { window, about } = askingOf(p);
  if (hasOpen(p, seat, window, about)) return false;
  const rival = rivalOf(p, seat);
  const might = (fits: (card: AbilityCard) => boolean) =>
    mayHold(p, rival, window, (card) => wouldAnswer(p, rival, card, about) && fits(card));
  return might(cancels) && !might((card) => !cancels(card));
}

const cancels = ({ lines }: AbilityCard): boolean =>
  lines.some(({ do: must, may }) => {
    const verbs = must ?? may ?? {};
    return 'cancelCard' in verbs || 'cancelBattle' in verbs;
  });
