import type { SeatId } from '@questhall/engine';
import { dropToken, tokensOf } from '../changes.js';
import { isDecided, newFighter } from '../fighters.js';
import { enterPlay } from '../in-play.js';
import { asked, type G, procedure } from '../kit.js';
import { duelEnds, exchange, fight, fightEnds } from '../procs.js';
import { rightOf, rivalOf } from '../queries.js';
import { type CombatStep, LIMITS, type TokenId } from '../terms.js';
import { endWhat } from './lasting.js';
import { refresh, window } from './timing.js';

/** One battle, whoever fights: five steps, and at most one attack of each side. */
const battle = procedure(fight)
  .step('begin', ['WOW-CMB-03', 'WOW-PVP-03', 'WOW-PVP-05', 'WOW-PVP-06'], (g, v) => {
    const duel = v.combat === 'character';
    g.board.combat = {
      space: v.space,
      source: v.combat,
      step: 'before',
      attacker: newFighter(v.seat, null, rivalOf(g, v.seat).damage),
      defender: duel ? newFighter(v.foe, null, rivalOf(g, v.foe).damage) : newFighter(null, v.foe, 0),
      cancelled: false,
    };
    if (duel) rivalOf(g, v.foe).energy += LIMITS.defenderEnergy;
    else enterPlay(g, v.foe, v.foe);
    g.tell?.('combat', { attacker: v.seat, defender: v.foe, space: v.space });
    return window(g, 'combat-begins', { who: v.seat, target: v.foe });
  })
  .step('before', ['WOW-CMB-26', 'WOW-ABL-08', 'WOW-KEY-03'], (g, v) =>
    isDecided(g) ? g.goto('end') : window(g, 'before-roll', { who: v.seat, target: v.foe }),
  )
  .step('roll', ['WOW-CMB-04', 'WOW-CMB-05', 'WOW-PVP-08', 'WOW-POW-07'], (g, v) => {
    const { combat } = g.board;
    if (combat === null || isDecided(g)) return g.goto('end');
    enter(g, 'roll');
    combat.attacker.die = g.dice.draw('combat', LIMITS.star) + 1;
    combat.defender.die = g.dice.draw('combat', LIMITS.star) + 1;
    g.tell?.('combat-roll', {
      attacker: v.seat,
      defender: v.foe,
      red: combat.attacker.die,
      black: combat.defender.die,
      rolls: combat.defender.seat ?? rightOf(g, v.seat),
    });
    const left = seatsWithBoots(g);
    return left.length === 0 ? undefined : g.call(rollAgain, { left });
  })
  .step('after', ['WOW-CMB-26', 'WOW-ABL-08', 'WOW-KEY-03'], (g, v) =>
    window(g, 'after-roll', { who: v.seat, target: v.foe }),
  )
  .step('powers', ['WOW-CMB-06', 'WOW-POW-01', 'WOW-POW-02', 'WOW-POW-03', 'WOW-KEY-03'], (g, v) => {
    if (isDecided(g)) return g.goto('end');
    enter(g, 'powers');
    return window(g, 'powers', { who: v.seat, target: v.foe });
  })
  .step('ranged', ['WOW-CMB-07', 'WOW-CMB-11', 'WOW-CMB-13', 'WOW-KEY-03'], (g) =>
    isDecided(g) ? g.goto('end') : g.call(exchange, { type: 'ranged' }),
  )
  .step('melee', ['WOW-CMB-14', 'WOW-CMB-15', 'WOW-CMB-16', 'WOW-KEY-03'], (g) =>
    isDecided(g) ? g.goto('end') : g.call(exchange, { type: 'melee' }),
  )
  .step('end', ['WOW-CMB-04', 'WOW-PVP-04'], (g, v) => {
    enter(g, 'end');
    return window(g, 'combat-ends', { who: v.seat, target: v.foe });
  })
  .step('outcome', ['WOW-CMB-17', 'WOW-PVP-09', 'WOW-KEY-04'], (g, v) => {
    const { combat } = g.board;
    if (combat === null) return g.end(undefined);
    combat.step = 'over';
    if (combat.cancelled) undo(g);
    return g.call(v.combat === 'character' ? duelEnds : fightEnds, v);
  })
  .step('over', ['WOW-POW-06', 'WOW-PVP-07'], (g) => {
    const foe = g.board.combat?.defender.seat ?? null;
    if (foe !== null) rivalOf(g, foe).energy = 0;
    g.board.combat = null;
    endWhat(g, 'combat');
    refresh(g.board, 'combat');
  });

function enter(g: G, step: Exclude<CombatStep, 'before' | 'over'>): void {
  if (g.board.combat !== null) g.board.combat.step = step;
  g.tell?.('combat-step', { step });
}

/** In a cancelled battle nobody was hurt, and nobody fell. */
function undo(g: G): void {
  const { combat } = g.board;
  if (combat === null) return;
  for (const side of [combat.defender, combat.attacker]) {
    side.defeated = false;
    if (side.seat !== null) rivalOf(g, side.seat).damage = side.before;
  }
}

/** The defender comes first; a die is only rerolled by the character for whom it was rolled. */
function seatsWithBoots(g: G): SeatId[] {
  const { combat } = g.board;
  if (combat === null) return [];
  const seats: SeatId[] = [];
  for (const { seat } of [combat.defender, combat.attacker])
    if (seat !== null && bootsOf(g, seat).length > 0) seats.push(seat);
  return seats;
}

const bootsOf = (g: G, seat: SeatId): TokenId[] => tokensOf(g, rivalOf(g, seat), 'rocket-boots').slice(0, 1);

const rollAgain = procedure<{ left: SeatId[] }>('wow.reroll-combat').repeat<TokenId | null>(
  'ask',
  ['WOW-DSC-06', 'WOW-DSC-07', 'WOW-ABL-08'],
  (g, v, boots) => {
    const [seat] = v.left;
    if (boots === null) v.left.shift();
    else if (boots !== undefined && seat !== undefined) reroll(g, seat, boots);
    const [next] = v.left;
    return next === undefined ? undefined : g.maybe(asked(next), 'reroll-combat', bootsOf(g, next));
  },
);

function reroll(g: G, seat: SeatId, boots: TokenId): void {
  const { combat } = g.board;
  if (combat === null) return;
  g.tell?.('discovery-used', { seat, token: boots });
  dropToken(g, rivalOf(g, seat), boots);
  const own = combat.defender.seat === seat ? combat.defender : combat.attacker;
  own.die = g.dice.draw('combat', LIMITS.star) + 1;
  g.tell?.('rerolled', { who: seat, die: own.die });
}

export const combatProcedures = [battle, rollAgain];
