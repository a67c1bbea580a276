import type { SeatId } from '@questhall/engine';
import { attachCard, discardCards, drawCard } from '../changes.js';
import { abilityCard } from '../content/library.js';
import { fighterOf } from '../fighters.js';
import { leavePlay } from '../in-play.js';
import { asked, procedure, type WowPosition } from '../kit.js';
import { charactersMeant, itemsOf } from '../predicates.js';
import { discardHand, drawCards, payEnergy, playCard, programOf, runProgram } from '../procs.js';
import { isAtLeast, rivalOf } from '../queries.js';
import { costFor } from '../stats.js';
import { type CardId, LIMITS } from '../terms.js';
import { window } from './timing.js';

/** All are drawn first, then the hand is brought down to ten. */
const draw = procedure(drawCards)
  .step('draw', ['WOW-ABL-01', 'WOW-ABL-02', 'WOW-ABL-04'], (g, v) => {
    const rival = rivalOf(g, v.seat);
    const cards: CardId[] = [];
    for (let i = 0; i < v.count; i++) {
      const card = drawCard(g, rival);
      if (card !== undefined) cards.push(card);
    }
    const { seat } = v;
    g.tell?.(
      'draws',
      { seat, count: cards.length, cards },
      { seenBy: [seat], others: { seat, count: cards.length } },
    );
    const over = rival.hand.length - LIMITS.hand;
    if (over <= 0) return g.end(undefined);
    return g.some(asked(seat), 'discard-to-limit', rival.hand, { min: over, max: over });
  })
  .step('discard', 'WOW-ABL-02', (g, v, cards) => discardCards(g, rivalOf(g, v.seat), cards, 'limit'));

const discard = procedure(discardHand)
  .step('choose', 'WOW-ABL-03', (g, v) => {
    const { hand } = rivalOf(g, v.seat);
    const count = Math.min(v.count, hand.length);
    if (!v.random) return g.some(asked(v.seat), 'discard-cards', hand, { min: count, max: count });
    const cards: CardId[] = [];
    while (cards.length < count)
      cards.push(
        g.dice.pick(
          'hand',
          hand.filter((card) => !cards.includes(card)),
        ),
      );
    return g.pass(cards);
  })
  .step('discard', 'WOW-ABL-03', (g, v, cards) =>
    discardCards(g, rivalOf(g, v.seat), cards, v.random ? 'random' : 'card'),
  );

/** `laid`: it was attached, and whatever ends that discards it, also while its text is being carried out. */
type Playing = { seat: SeatId; card: CardId; target: string | null; level?: number; laid?: true };

/**
 * A card of the hand is paid, may be cancelled, and does what it says; then it lies on the discard pile, or on what it
 * is attached to.
 */
const play = procedure<Playing>(playCard.id)
  .step('play', ['WOW-ABL-05', 'WOW-ABL-10'], (g, v) => {
    const rival = rivalOf(g, v.seat);
    const cost = costFor(g, rival, v.card);
    rival.hand.splice(rival.hand.indexOf(v.card), 1);
    leavePlay(g, v.card, v.card);
    g.board.playing.push({ card: v.card, seat: v.seat, cancelled: false });
    g.board.turn.played.push({ seat: v.seat, card: abilityCard(g, v.card).id });
    g.tell?.('plays', { seat: v.seat, card: v.card });
    return cost === 0 ? undefined : g.call(payEnergy, { seat: v.seat, count: cost, keeps: null });
  })
  .step('answers', ['WOW-KEY-01', 'WOW-KEY-02'], (g, v) =>
    window(g, 'card-played', { who: v.seat, target: v.card }),
  )
  .step('answered', 'WOW-KEY-01', (g) =>
    g.board.playing.at(-1)?.cancelled === true ? g.goto('discard') : undefined,
  )
  .step('replace', 'WOW-WRA-01', (g, v) => {
    const fighter = fighterOf(g, v.seat);
    if (abilityCard(g, v.card).weapon !== undefined && fighter !== undefined) fighter.replaced = v.card;
    const targets = attachTargets(g, v.seat, v.card);
    if (targets === null || targets.length === 0) return g.pass(null);
    return g.one(asked(v.seat), 'choose-attach-target', targets);
  })
  .step('attach', ['WOW-KEY-06', 'WOW-KEY-07'], (g, v, on) => {
    if (on !== null) {
      attachCard(g, v.card, v.seat, on);
      v.laid = true;
      v.target = on;
    }
    const lines = `${abilityCard(g, v.card).id}/lines`;
    return g.call(runProgram, programOf({ you: v.seat, self: v.card, target: v.target }, lines));
  })
  .repeat<undefined>('improved', ['WOW-KEY-11', 'WOW-KEY-12'], (g, v) => {
    v.level ??= 0;
    const { id, improved = [] } = abilityCard(g, v.card);
    const { level } = rivalOf(g, v.seat);
    const part = improved.slice(v.level).find((one) => isAtLeast(level, one.level));
    if (part === undefined) return undefined;
    v.level = improved.indexOf(part) + 1;
    const ctx = { you: v.seat, self: v.card, target: v.target };
    return g.call(runProgram, programOf(ctx, `${id}/improved.${part.level}`));
  })
  .step('discard', 'WOW-ABL-03', (g, v) => {
    g.board.playing.pop();
    if (v.laid !== true) rivalOf(g, v.seat).deck.discard.push(v.card);
  });

/** Where a card can be attached; null for one that is not attached. */
function attachTargets(g: WowPosition, seat: SeatId, card: CardId): string[] | null {
  const { attach } = abilityCard(g, card);
  if (attach === undefined) return null;
  if ('item' in attach.to) return itemsOf(g, rivalOf(g, seat), attach.to.item);
  const { character } = attach.to;
  if (typeof character === 'object')
    return charactersMeant(g, character, { you: seat, self: card, target: null });
  return character === 'you'
    ? [seat]
    : g.board.rivals.map((rival) => rival.seat).filter((one) => one !== seat);
}

export const abilityProcedures = [draw, discard, play];
