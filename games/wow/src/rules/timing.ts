import type { Await, JsonRecord, SeatId } from '@questhall/engine';
import { abilitiesOf, partsOf } from '@questhall/tabletop';
import type { WowBoard } from '../board.js';
import { carries } from '../carries.js';
import { PLAY } from '../content/box.js';
import type { Ability, AbilityCard } from '../content/schema.js';
import { mayHold } from '../in-hand.js';
import { inPlay } from '../in-play.js';
import { asked, type G, procedure, type WowPosition, type WowTypes } from '../kit.js';
import { type Ctx, payFor, playCard, programOf, runProgram } from '../procs.js';
import { type Rival, rightOf } from '../queries.js';
import {
  applies,
  contextOf,
  holderOf,
  isCombatWindow,
  type Moment,
  spend,
  wouldAnswer,
} from '../speaking.js';
import type { Once, WindowId } from '../terms.js';

function pay(g: G, ability: Ability, name: string, ctx: Ctx): Await<unknown> | undefined {
  const { entity, key } = partsOf(name);
  if (key.endsWith(`/${PLAY}`)) return undefined;
  g.tell?.('ability', { ability: name, card: key.slice(0, key.indexOf('/')), entity });
  spend(g, ability, name);
  if (ability.cost === undefined || ctx.you === null) return undefined;
  return g.call(payFor, { seat: ctx.you, self: ctx.self, cost: ability.cost });
}

/** In a battle the defender's come first (WOW-POW-01). */
function priority(g: WowPosition, entity: string): number {
  const { combat } = g.board;
  if (combat === null) return 0;
  const id = holderOf(g, entity)?.seat ?? entity;
  return (combat.defender.seat ?? combat.defender.card) === id ? 0 : 1;
}

/** In a battle the defender, then the attacker, then all others; outside of one all clockwise from the first seat. */
function seatsAsked({ board: { combat, seats } }: WowPosition, window: string): readonly SeatId[] {
  if (combat === null || !isCombatWindow(window)) return seats;
  const sides = [combat.defender.seat, combat.attacker.seat].filter((seat) => seat !== null);
  return [...sides, ...seats.filter((seat) => !sides.includes(seat))];
}

/** Those who might hold a card for this moment or have something open to use, by what everybody knows. */
function polledSeats(g: WowPosition, window: string, about: Moment): SeatId[] | null {
  const holding: SeatId[] = [];
  for (const rival of g.board.rivals)
    if (mightAnswer(g, rival, window as WindowId, about)) holding.push(rival.seat);
  if (holding.length === 0) return null;
  return seatsAsked(g, window).filter((seat) => holding.includes(seat) || hasOpen(g, seat, window, about));
}

function mightAnswer(g: WowPosition, rival: Rival, window: WindowId, about: Moment): boolean {
  if (rival.hand.length === 0 || g.box.answers[rival.character]?.[window] === undefined) return false;
  return mayHold(g, rival, window, (card: AbilityCard) => wouldAnswer(g, rival, card, about));
}

/** Something printed on what lies open can be used by this seat. */
export function hasOpen(g: WowPosition, seat: SeatId, window: string, about: Moment): boolean {
  for (const name of g.board.listening[window] ?? []) {
    const { entity, key } = partsOf(name);
    if (key.endsWith(`/${PLAY}`) || holderOf(g, entity)?.seat !== seat) continue;
    if (applies(g, inPlay.abilityAt(g, key), name, about)) return true;
  }
  return false;
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
  orderer: carries('WOW-ABL-09', 'timing.orderer', ({ board }: WowPosition) => asked(board.active)),
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
