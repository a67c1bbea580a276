import type { SeatId } from '@questhall/engine';
import type { Combat, Fighter } from '../board.js';
import { discardChallenge, giveItem, moveItem } from '../changes.js';
import { itemOf } from '../content/library.js';
import { attackTypeOf, fighterOf, idOf } from '../fighters.js';
import { enterPlay, leavePlay } from '../in-play.js';
import { asked, type G, procedure } from '../kit.js';
import { becomeUndefeated, defeat, fight, hurtEncounter, reward } from '../procs.js';
import { countDeed } from '../progress.js';
import { maybeRival, rivalOf } from '../queries.js';
import { fighterStat, healthOf } from '../stats.js';
import { type AttackType, LIMITS } from '../terms.js';
import { endWhat } from './lasting.js';
import { refresh, window } from './timing.js';

const fighter = (seat: SeatId | null, card: string | null): Fighter => ({
  seat,
  card,
  die: null,
  replaced: null,
  defeated: false,
});

const sides = ({ attacker, defender }: Combat): Fighter[] => [defender, attacker];

/** One battle, whoever fights: five steps, and at most one attack of each side. */
const battle = procedure(fight)
  .step('begin', ['WOW-CMB-03', 'WOW-PVP-03', 'WOW-PVP-05', 'WOW-PVP-06'], (g, v) => {
    const foe = v.combat === 'character' ? fighter(v.foe, null) : fighter(null, v.foe);
    g.board.combat = {
      space: v.space,
      source: v.combat,
      attacker: fighter(v.seat, null),
      defender: foe,
      cancelled: false,
    };
    if (foe.seat === null) enterPlay(g, v.foe, v.foe);
    else rivalOf(g, foe.seat).energy += LIMITS.defenderEnergy;
    g.tell?.('combat', { attacker: v.seat, defender: v.foe, space: v.space });
    return window(g, 'combat-begins', { who: v.seat, target: v.foe });
  })
  .step('before', ['WOW-CMB-26', 'WOW-ABL-08'], (g, v) =>
    isOver(g) ? g.goto('end') : window(g, 'before-roll', { who: v.seat, target: v.foe }),
  )
  .step('roll', ['WOW-CMB-04', 'WOW-CMB-05', 'WOW-PVP-08', 'WOW-POW-07'], (g, v) => {
    const { combat } = g.board;
    if (combat === null || isOver(g)) return g.goto('end');
    combat.attacker.die = g.dice.draw('combat', LIMITS.star) + 1;
    combat.defender.die = g.dice.draw('combat', LIMITS.star) + 1;
    g.tell?.('combat-step', { step: 'roll' });
    g.tell?.('combat-roll', {
      attacker: v.seat,
      defender: v.foe,
      red: combat.attacker.die,
      black: combat.defender.die,
    });
    return window(g, 'after-roll', { who: v.seat, target: v.foe });
  })
  .step('powers', ['WOW-CMB-06', 'WOW-POW-01', 'WOW-POW-02', 'WOW-POW-03'], (g, v) => {
    if (isOver(g)) return g.goto('end');
    g.tell?.('combat-step', { step: 'powers' });
    return window(g, 'powers', { who: v.seat, target: v.foe });
  })
  .step('ranged', ['WOW-CMB-07', 'WOW-CMB-11', 'WOW-CMB-13'], (g) =>
    isOver(g) ? g.goto('end') : g.call(exchange, { type: 'ranged' }),
  )
  .step('melee', ['WOW-CMB-14', 'WOW-CMB-15', 'WOW-CMB-16'], (g) =>
    isOver(g) || someoneFell(g) ? g.goto('end') : g.call(exchange, { type: 'melee' }),
  )
  .step('end', ['WOW-CMB-04', 'WOW-KEY-03', 'WOW-KEY-04'], (g, v) => {
    g.tell?.('combat-step', { step: 'end' });
    return window(g, 'combat-ends', { who: v.seat, target: v.foe });
  })
  .step('outcome', ['WOW-CMB-17', 'WOW-PVP-09'], (g, v) =>
    g.call(v.combat === 'character' ? duelEnds : fightEnds, v),
  )
  .step('over', ['WOW-POW-06', 'WOW-PVP-07'], (g, v) => {
    const foe = g.board.combat?.defender.seat ?? null;
    if (foe !== null) rivalOf(g, foe).energy = 0;
    if (v.combat !== 'character') leavePlay(g, v.foe, v.foe);
    g.board.combat = null;
    endWhat(g, 'combat');
    refresh(g.board, 'combat');
  });

const isOver = ({ board: { combat } }: G): boolean => combat === null || combat.cancelled;
const someoneFell = ({ board: { combat } }: G): boolean =>
  combat !== null && (combat.attacker.defeated || combat.defender.defeated);

/** All attacks of one type hit or miss before anybody falls. */
const exchange = procedure<{ type: AttackType; left?: ('attacker' | 'defender')[]; hits?: boolean[] }>(
  'wow.exchange',
)
  .step('aim', ['WOW-CMB-07', 'WOW-CMB-08', 'WOW-CMB-09'], (g, v) => {
    const { combat } = g.board;
    if (combat === null) return g.end(undefined);
    const whose = (['defender', 'attacker'] as const).filter(
      (side) => attackTypeOf(g, combat[side]) === v.type,
    );
    if (whose.length === 0) return g.end(undefined);
    g.tell?.('combat-step', { step: v.type });
    v.left = whose.filter((side) => hits(g, combat, side));
    return undefined;
  })
  .repeat<unknown>('hit', ['WOW-CMB-10', 'WOW-CMB-12', 'WOW-CMB-15', 'WOW-CMB-24'], (g, v) => {
    const { combat } = g.board;
    const side = v.left?.shift();
    if (combat === null || side === undefined || combat.cancelled) return undefined;
    const [own, other] =
      side === 'attacker' ? [combat.attacker, combat.defender] : [combat.defender, combat.attacker];
    const count = fighterStat(g, own, 'damage');
    const by = idOf(own);
    return other.seat === null
      ? g.call(hurtEncounter, { card: other.card ?? '', count, by })
      : g.call(strike, { seat: other.seat, count, by });
  });

function hits(g: G, combat: Combat, side: 'attacker' | 'defender'): boolean {
  const own = combat[side];
  const other = side === 'attacker' ? combat.defender : combat.attacker;
  const total = (own.die ?? 0) + fighterStat(g, own, 'attack');
  const defense = fighterStat(g, other, 'defense');
  const isHit = total >= defense;
  const type = attackTypeOf(g, own);
  g.tell?.('attack', { who: idOf(own), target: idOf(other), total, defense, type, hits: isHit });
  return isHit;
}

/** Damage in a battle: whoever falls is noted, and falls when the battle has ended. */
const strike = procedure<{ seat: SeatId; count: number; by: string }>('wow.strike')
  .step('may', 'WOW-CMB-10', (g, v) => {
    g.board.stake = v.count;
    return window(g, 'would-take-damage', { who: v.seat, target: v.by });
  })
  .step('deal', ['WOW-CMB-10', 'WOW-CMB-11'], (g, v) => {
    const count = g.board.stake ?? 0;
    g.board.stake = null;
    const rival = rivalOf(g, v.seat);
    rival.damage += count;
    if (count > 0) g.tell?.('damaged', { seat: v.seat, count, by: v.by });
    const own = fighterOf(g, v.seat);
    if (own !== undefined && rival.damage >= healthOf(g, rival)) own.defeated = true;
    countDeed(g, v.by, { hurt: v.seat, count });
    return count > 0 ? window(g, 'takes-damage', { who: v.seat, target: v.by }) : undefined;
  });

/** One damage is enough to defeat an encounter. */
const hurt = procedure(hurtEncounter).step('hurt', 'WOW-CMB-12', (g, v) => {
  const own = fighterOf(g, v.card);
  if (own === undefined || v.count < LIMITS.encounter) return;
  own.defeated = true;
  if (v.by !== null) countDeed(g, v.by, { hurt: v.card, count: v.count });
});

type Fought = { combat: Combat['source']; seat: SeatId; foe: string; space: string };

/** Against an encounter: who fell decides what becomes of it. */
const fightEnds = procedure<Fought>('wow.fight-ends')
  .step('character', ['WOW-CMB-20', 'WOW-CMB-21'], (g, v) => {
    const { combat } = g.board;
    if (combat === null || combat.cancelled || !combat.attacker.defeated) return;
    return g.call(defeat, { seat: v.seat, by: v.foe });
  })
  .step('encounter', ['WOW-CMB-19', 'WOW-CMB-20', 'WOW-CMB-22', 'WOW-CMB-23', 'WOW-KEY-05'], (g, v) => {
    const { combat } = g.board;
    const won = combat !== null && !combat.cancelled && combat.defender.defeated;
    if (won) return undefined;
    return v.combat === 'drawn' ? g.call(becomeUndefeated, { card: v.foe, space: v.space }) : undefined;
  })
  .step('reward', ['WOW-CMB-17', 'WOW-CMB-18', 'WOW-CMB-21', 'WOW-CMB-22', 'WOW-CMB-23'], (g, v) => {
    const { combat } = g.board;
    if (combat === null || combat.cancelled || !combat.defender.defeated) return g.end(undefined);
    g.tell?.('encounter-defeated', { card: v.foe, by: v.seat });
    countDeed(g, v.seat, { defeated: v.foe, space: v.space });
    if (v.combat === 'track') leaveTrack(g, v.foe);
    const survived = !combat.attacker.defeated;
    if (v.combat === 'board')
      return survived ? g.call(reward, { seat: v.seat, encounter: v.foe }) : g.end(undefined);
    if (survived && itemOf(g, v.foe) !== undefined) giveItem(g, rivalOf(g, v.seat), v.foe);
    else discardChallenge(g, v.foe);
    return window(g, 'encounter-defeated', { who: v.seat, target: v.foe });
  });

function leaveTrack(g: G, card: string): void {
  const slot = g.board.track.findIndex((one) => one?.card === card);
  if (slot < 0) return;
  g.board.track[slot] = null;
  g.tell?.('marker-removed', { card, slot: slot + 1 });
}

/** Between characters: a lone survivor may take an item, before the loser goes to a city. */
const duelEnds = procedure<Fought & { left?: SeatId[] }>('wow.duel-ends')
  .step('spoils', ['WOW-PVP-09', 'WOW-PVP-10', 'WOW-PVP-12', 'WOW-PVP-13'], (g, v) => {
    const { combat } = g.board;
    const fallen = combat === null || combat.cancelled ? [] : sides(combat).filter((one) => one.defeated);
    v.left = fallen.map(({ seat }) => seat ?? '');
    const [loser = ''] = v.left;
    if (v.left.length === 0) return g.end(undefined);
    if (v.left.length === 2) return g.pass(null);
    return g.maybe(asked(loser === v.seat ? v.foe : v.seat), 'choose-spoils', rivalOf(g, loser).bag);
  })
  .step('take', ['WOW-PVP-09', 'WOW-PVP-13'], (g, v, item) => {
    const [loser] = v.left ?? [];
    const survivor = maybeRival(g, loser === v.seat ? v.foe : v.seat);
    if (item !== null && survivor !== undefined) moveItem(g, item, survivor);
  })
  .repeat<undefined>('fall', 'WOW-PVP-11', (g, v) => {
    const seat = v.left?.shift();
    if (seat === undefined) return undefined;
    return g.call(defeat, { seat, by: seat === v.seat ? v.foe : v.seat });
  });

export const combatProcedures = [battle, exchange, strike, hurt, fightEnds, duelEnds];
