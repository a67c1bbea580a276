import type { Await, JsonRecord, SeatId } from '@questhall/engine';
import { abilitiesOf, partsOf } from '@questhall/tabletop';
import type { Rival, WowBoard } from '../board.js';
import { PLAY } from '../content/box.js';
import { abilityCard } from '../content/library.js';
import type { Ability, AbilityCard } from '../content/schema.js';
import { fighterOf } from '../fighters.js';
import { canPlay, mayHold } from '../in-hand.js';
import { inPlay } from '../in-play.js';
import { asked, type G, procedure, type WowPosition, type WowTypes } from '../kit.js';
import { holds, ownFighter } from '../predicates.js';
import { type Ctx, playCard, programOf, runProgram } from '../procs.js';
import { couldHappen, judgeCost, payCost } from '../program.js';
import { canUseItem, maybeRival, ownerOfItem, rightOf } from '../queries.js';
import { COMBAT_WINDOWS, type Once, type WindowId } from '../terms.js';

/** What a moment is about: somebody (a seat, or an encounter that fights), and whom or what besides. */
export type Moment = { who?: string | null; target?: string | null };

/** The player whose card it is; null for encounters and events. */
function holderOf(g: WowPosition, entity: string): Rival | null {
  const { board } = g;
  for (const rival of board.rivals) if (rival.seat === entity || rival.hand.includes(entity)) return rival;
  const attached = board.attached.find(({ card }) => card === entity);
  if (attached !== undefined) return bearerOf(g, attached.on, attached.owner);
  return ownerOfItem(g, entity) ?? null;
}

/** "You" on an attached card is who bears it. */
function bearerOf(g: WowPosition, on: string, owner: SeatId): Rival | null {
  return maybeRival(g, on) ?? ownerOfItem(g, on) ?? maybeRival(g, owner) ?? null;
}

const isFighting = ({ board: { combat } }: WowPosition, entity: string): boolean =>
  combat !== null && (combat.defender.card === entity || combat.attacker.card === entity);

function contextOf(g: WowPosition, entity: string, { who = null, target = null }: Moment): Ctx {
  const holder = holderOf(g, entity);
  if (holder !== null) return { you: holder.seat, self: entity, target: who === holder.seat ? target : who };
  if (isFighting(g, entity)) return { you: null, self: entity, target: who === entity ? target : who };
  return { you: maybeRival(g, who)?.seat ?? g.board.active, self: entity, target };
}

/** Moments that are about both sides of a battle. */
const BOTH_SIDES: readonly string[] = ['combat-begins', 'before-roll', 'after-roll', 'powers', 'combat-ends'];

/** Is this moment the one the ability waits for? */
function concerns(
  g: WowPosition,
  ability: Pick<Ability, 'window' | 'about'>,
  mine: string | null,
  { who = null }: Moment,
): boolean {
  const both = BOTH_SIDES.includes(ability.window);
  const own = both && mine !== null ? fighterOf(g, mine) !== undefined : who === mine;
  switch (ability.about ?? (mine === null ? 'any' : 'owner')) {
    case 'owner':
      return own;
    case 'other':
      return !own;
    case 'any':
      return true;
  }
}

/** The side that is up speaks, an item while it may be used, and a card of a hand while it may be played. */
function isActive(g: WowPosition, entity: string, key: string, ctx: Ctx): boolean {
  const holder = holderOf(g, entity);
  if (holder === null) return speaks(g, entity, key);
  if (entity === holder.seat) return key.includes(`/${holder.level}.${holder.side}.`);
  const card = g.box.cards[entity];
  if (card?.kind === 'ability') return isCardActive(g, holder, entity, key, ctx);
  if (!key.includes('/back.') || !canUseItem(g, holder, entity)) return false;
  // A card played instead of the weapon silences it (WOW-WRA-03).
  return holder.weapon !== entity || (fighterOf(g, holder.seat)?.replaced ?? null) === null;
}

function isCardActive(g: WowPosition, holder: Rival, card: string, key: string, ctx: Ctx): boolean {
  if (!holder.hand.includes(card)) return key.includes('/attach.');
  return key.endsWith(`/${PLAY}`) && canPlay(g, holder, card, ctx) && isWorthPlaying(g, card, ctx);
}

/** Would anything come of it? A card that stays or takes the place of a weapon always does something. */
function isWorthPlaying(g: WowPosition, card: string, ctx: Ctx): boolean {
  const { id, attach, weapon, improved = [] } = abilityCard(g, card);
  if (attach !== undefined || weapon !== undefined) return true;
  return (
    couldHappen(g, `${id}/lines`, ctx) ||
    improved.some(({ level }) => couldHappen(g, `${id}/improved.${level}`, ctx))
  );
}

/** Encounters speak while they fight, events with the side that is up. */
function speaks({ board }: WowPosition, entity: string, key: string): boolean {
  if (key.includes('/combat.')) return true;
  if (board.global === entity || board.locations.some(({ card }) => card === entity))
    return key.includes(board.flipped.includes(entity) ? '/back.' : '/front.');
  return key.includes(board.flipped.includes(entity) ? '/back.' : '/front.');
}

const isCombatWindow = (window: string): boolean =>
  window === 'powers' || COMBAT_WINDOWS.includes(window as WindowId);
const onceOf = ({ once, window }: Ability): Once | undefined =>
  once ?? (isCombatWindow(window) ? 'combat' : undefined);
const spentKey = (ability: Ability, name: string): string => `${onceOf(ability)} ${name}`;

function applies(g: WowPosition, ability: Ability, name: string, about: Moment): boolean {
  if (onceOf(ability) !== undefined && g.board.spent.includes(spentKey(ability, name))) return false;
  const { entity, key } = partsOf(name);
  const ctx = contextOf(g, entity, about);
  const mine =
    ctx.you !== null && holderOf(g, entity) !== null ? ctx.you : isFighting(g, entity) ? entity : null;
  if (!concerns(g, ability, mine, about) || !isActive(g, entity, key, ctx)) return false;
  return isItsMoment(g, ability, ctx) && (key.endsWith(`/${PLAY}`) || couldHappen(g, key, ctx));
}

function isItsMoment(g: WowPosition, { face, side, if: condition, cost }: Ability, ctx: Ctx): boolean {
  const own = ownFighter(g, ctx);
  if (face !== undefined && (own?.die == null || !face.includes(own.die))) return false;
  if (
    side !== undefined &&
    (own === undefined || (own === g.board.combat?.attacker) !== (side === 'attacker'))
  )
    return false;
  if (condition !== undefined && !holds(g, condition, ctx)) return false;
  return cost === undefined || judgeCost(g, cost, ctx) === true;
}

function pay(g: G, ability: Ability, name: string, ctx: Ctx): Await<unknown> | undefined {
  const { entity, key } = partsOf(name);
  if (key.endsWith(`/${PLAY}`)) return undefined;
  g.tell?.('ability', { ability: name, card: key.slice(0, key.indexOf('/')), entity });
  if (onceOf(ability) !== undefined) g.board.spent.push(spentKey(ability, name));
  return ability.cost === undefined ? undefined : payCost(g, ctx, ability.cost);
}

/** In a battle the defender's come first (WOW-POW-01). */
function priority(g: WowPosition, entity: string): number {
  const { combat } = g.board;
  if (combat === null) return 0;
  const id = holderOf(g, entity)?.seat ?? entity;
  return (combat.defender.seat ?? combat.defender.card) === id ? 0 : 1;
}

/** The sides of a battle, the defender first; outside of one all clockwise from the active player. */
function seatsAsked(g: WowPosition, window: string): SeatId[] {
  const { combat, rivals } = g.board;
  if (combat !== null && isCombatWindow(window))
    return [combat.defender.seat, combat.attacker.seat].filter((seat) => seat !== null);
  return rivals.map(({ seat }) => seat);
}

/** Those who might hold a card for this moment or have something open to use, by what everybody knows. */
function polledSeats(g: WowPosition, window: string, about: Moment): SeatId[] | null {
  const seats = seatsAsked(g, window);
  if (!seats.some((seat) => mightAnswer(g, seat, window as WindowId, about))) return null;
  return seats.filter(
    (seat) => mightAnswer(g, seat, window as WindowId, about) || hasOpen(g, seat, window, about),
  );
}

function mightAnswer(g: WowPosition, seat: SeatId, window: WindowId, about: Moment): boolean {
  const rival = maybeRival(g, seat);
  if (rival === undefined) return false;
  const could = ({ about: whom }: AbilityCard) => concerns(g, { window, about: whom }, seat, about);
  return mayHold(g, rival, window, could);
}

function hasOpen(g: WowPosition, seat: SeatId, window: string, about: Moment): boolean {
  return (g.board.listening[window] ?? []).some((name) => {
    const { entity, key } = partsOf(name);
    if (key.endsWith(`/${PLAY}`)) return false;
    return holderOf(g, entity)?.seat === seat && applies(g, inPlay.abilityAt(g, key), name, about);
  });
}

const abilities = abilitiesOf<WowTypes, Ability, Ctx>({
  inPlay,
  procedure,
  prefix: 'wow',
  rules: { pay: ['WOW-POW-05'], lines: ['WOW-POW-02', 'WOW-POW-05'] },
  context: contextOf,
  applies,
  priority,
  owner: (g, entity) => asked(holderOf(g, entity)?.seat ?? rightOf(g, g.board.active)),
  orderer: ({ board }) => asked(board.active),
  pay,
  lines: (g, key, ctx) =>
    key.endsWith(`/${PLAY}`)
      ? g.call(playCard, { seat: ctx.you ?? '', card: ctx.self ?? '', target: ctx.target })
      : g.call(runProgram, programOf(ctx, key)),
  policy: (g, window) =>
    isCombatWindow(window) ? { ask: 'in turn', seats: seatsAsked(g, window) } : { ask: 'declare' },
  poll: polledSeats,
});

export const windowHooks = abilities.hooks;

/**
 * Opens a window if anybody waits for it or might hold an answer; otherwise goes straight on. Whoever might hold one
 * is asked in secret, also with nothing to answer.
 */
export const window = (
  g: G,
  name: WindowId,
  { who = null, target = null }: Moment,
): Await<JsonRecord | undefined> | undefined => abilities.window(g, name, { who, target });

/** What comes back at this moment may be used again. */
export function refresh(b: WowBoard, moment: Once): void {
  if (b.spent.length > 0) b.spent = b.spent.filter((key) => !key.startsWith(`${moment} `));
}

export const timingProcedures = [abilities.procedure];
