import type { SeatId } from '@questhall/engine';
import { partsOf } from '@questhall/tabletop';
import type { Rival } from './board.js';
import { PLAY } from './content/box.js';
import { abilityCard } from './content/library.js';
import type { Ability, AbilityCard } from './content/schema.js';
import { fighterOf } from './fighters.js';
import { canPlay } from './in-hand.js';
import type { WowPosition } from './kit.js';
import { holds, ownFighter } from './predicates.js';
import type { Ctx } from './procs.js';
import { couldHappen, judgeCost } from './program.js';
import { canUseItem, maybeRival, ownerOfItem } from './queries.js';
import { COMBAT_WINDOWS, type Once, type WindowId } from './terms.js';

/** What a moment is about: somebody (a seat, or an encounter that fights), and whom or what besides. */
export type Moment = { who?: string | null; target?: string | null };

/** The player whose card it is; null for encounters and events. */
export function holderOf(g: WowPosition, entity: string): Rival | null {
  const { board } = g;
  for (const rival of board.rivals) if (rival.seat === entity || rival.hand.includes(entity)) return rival;
  for (const { card, on, owner } of board.attached) if (card === entity) return bearerOf(g, on, owner);
  return ownerOfItem(g, entity) ?? null;
}

/** "You" on an attached card is who bears it. */
function bearerOf(g: WowPosition, on: string, owner: SeatId): Rival | null {
  return maybeRival(g, on) ?? ownerOfItem(g, on) ?? maybeRival(g, owner) ?? null;
}

const isFought = ({ board: { combat } }: WowPosition, entity: string): boolean =>
  combat !== null && (combat.defender.card === entity || combat.attacker.card === entity);

/** Who speaks for a card: a player by the seat, an encounter by its card, an event nobody. */
function speakerOf(g: WowPosition, entity: string, holder: Rival | null): string | null {
  if (holder !== null) return holder.seat;
  return isFought(g, entity) ? entity : null;
}

export function contextOf(g: WowPosition, entity: string, about: Moment): Ctx {
  return contextFor(g, entity, about, holderOf(g, entity));
}

function contextFor(
  g: WowPosition,
  entity: string,
  { who = null, target = null }: Moment,
  holder: Rival | null,
): Ctx {
  const speaker = speakerOf(g, entity, holder);
  if (speaker === null) return { you: maybeRival(g, who)?.seat ?? g.board.active, self: entity, target };
  return { you: holder?.seat ?? null, self: entity, target: who === speaker ? target : who };
}

export const isCombatWindow = (window: string): boolean => COMBAT_WINDOWS.includes(window);
/** An attack is one side's; all other moments of a battle are about both. */
const isOfBoth = (window: string): boolean =>
  isCombatWindow(window) && window !== 'attacks' && window !== 'hits' && window !== 'misses';

/** Is this moment the one the ability waits for? Whoever has fallen has no more say in a battle. */
function concerns(
  g: WowPosition,
  { window, about }: { window: WindowId; about?: Ability['about'] },
  speaker: string | null,
  { who = null }: Moment,
): boolean {
  const fighter = speaker === null ? undefined : fighterOf(g, speaker);
  const both = isOfBoth(window);
  if (both && fighter?.defeated === true) return false;
  const own = both && speaker !== null ? fighter !== undefined : who === speaker;
  switch (about ?? (speaker === null ? 'any' : 'owner')) {
    case 'owner':
      return own;
    case 'other':
      return !own;
    case 'any':
      return true;
  }
}

/** What is printed on a character or an item speaks in a battle only if its holder fights; cards say so themselves. */
function isActive(g: WowPosition, entity: string, ability: Ability, key: string, ctx: Ctx): boolean {
  const holder = holderOf(g, entity);
  if (holder === null) return speaks(g, entity, key);
  const card = g.box.cards[entity];
  if (card?.kind === 'ability') return isCardActive(g, holder, entity, key, ctx);
  const fighter = fighterOf(g, holder.seat);
  if (isCombatWindow(ability.window) && fighter === undefined) return false;
  if (entity === holder.seat) return key.includes(`/${holder.level}.${holder.side}.`);
  if (!key.includes('/back.') || !canUseItem(g, holder, entity)) return false;
  return holder.weapon !== entity || (fighter?.replaced ?? null) === null || isAboutCards(ability);
}

/** A card played instead of a weapon silences it, but for what it says of its owner's ability cards (WOW-WRA-03). */
const isAboutCards = ({ window, about = 'owner' }: Ability): boolean =>
  window === 'card-played' && about === 'owner';

function isCardActive(g: WowPosition, holder: Rival, card: string, key: string, ctx: Ctx): boolean {
  if (!holder.hand.includes(card)) return key.includes('/attach.') && isBorne(g, holder, card);
  return key.endsWith(`/${PLAY}`) && canPlay(g, holder, card, ctx) && isWorthPlaying(g, card, ctx);
}

/** What is attached to an item speaks while the item itself could be used (WOW-KEY-10). */
function isBorne(g: WowPosition, holder: Rival, card: string): boolean {
  for (const { card: one, on } of g.board.attached)
    if (one === card) return on === holder.seat || canUseItem(g, holder, on);
  return false;
}

/** Would anything come of it? A card that stays or takes the place of a weapon always does something. */
function isWorthPlaying(g: WowPosition, card: string, ctx: Ctx): boolean {
  const { id, attach, weapon, improved = [] } = abilityCard(g, card);
  if (attach !== undefined || weapon !== undefined || couldHappen(g, `${id}/lines`, ctx)) return true;
  for (const { level } of improved) if (couldHappen(g, `${id}/improved.${level}`, ctx)) return true;
  return false;
}

/** Encounters speak while they fight, events with the side that is up. */
const speaks = ({ board }: WowPosition, entity: string, key: string): boolean =>
  key.includes('/combat.') || key.includes(board.flipped.includes(entity) ? '/back.' : '/front.');

const onceOf = ({ once, window }: Ability): Once | undefined =>
  once ?? (isCombatWindow(window) ? 'combat' : undefined);
const spentKey = (ability: Ability, name: string): string => `${onceOf(ability)} ${name}`;

const isSpent = ({ board: { spent } }: WowPosition, ability: Ability, name: string): boolean =>
  spent.length > 0 && onceOf(ability) !== undefined && spent.includes(spentKey(ability, name));

/** An ability that can be used only so often is used up. */
export function spend({ board }: WowPosition, ability: Ability, name: string): void {
  if (onceOf(ability) !== undefined) board.spent.push(spentKey(ability, name));
}

export function applies(g: WowPosition, ability: Ability, name: string, about: Moment): boolean {
  if (isSpent(g, ability, name)) return false;
  const { entity, key } = partsOf(name);
  const holder = holderOf(g, entity);
  if (!concerns(g, ability, speakerOf(g, entity, holder), about)) return false;
  const ctx = contextFor(g, entity, about, holder);
  if (!isItsMoment(g, ability, ctx) || !isActive(g, entity, ability, key, ctx)) return false;
  return key.endsWith(`/${PLAY}`) || couldHappen(g, key, ctx);
}

type Conditions = Pick<Ability, 'face' | 'side' | 'if' | 'cost'>;
function isItsMoment(g: WowPosition, { face, side, if: condition, cost }: Conditions, ctx: Ctx): boolean {
  const own = face === undefined && side === undefined ? undefined : ownFighter(g, ctx);
  if (face !== undefined && (own?.die == null || !face.includes(own.die))) return false;
  if (side !== undefined && (own === undefined || isAttacker(g, own) !== (side === 'attacker'))) return false;
  if (condition !== undefined && !holds(g, condition, ctx)) return false;
  return cost === undefined || judgeCost(g, cost, ctx) === true;
}
const isAttacker = ({ board }: WowPosition, own: object): boolean => board.combat?.attacker === own;

/** Could this card be played now by whoever held it? All that it asks for is known to everybody. */
export function wouldAnswer(g: WowPosition, { seat }: Rival, card: AbilityCard, about: Moment): boolean {
  const { id, window, side } = card;
  if (window === undefined || !concerns(g, { window, about: card.about }, seat, about)) return false;
  const { who = null, target = null } = about;
  const ctx = { you: seat, self: id, target: who === seat ? target : who };
  const rival = maybeRival(g, seat);
  if (rival === undefined || !isItsMoment(g, { side }, ctx)) return false;
  return canPlay(g, rival, id, ctx) && isWorthPlaying(g, id, ctx);
}
