import type { Attack } from '../board.js';
import { carries } from '../carries.js';
import { weaponAt } from '../content/library.js';
import { type CcPosition, procedure } from '../kit.js';
import { reloadName, targetsOf } from '../legal-attack.js';
import { damageHero, damageHostile, programOf, rollActionDice, runProgram, weaponAction } from '../procs.js';
import { has, isDiseased, isHeroId, leader, maybeFigure, maybeHostile, playerOf } from '../queries.js';
import { statOf } from '../strength.js';
import type { DieKind, FigureId, Result, WeaponKey } from '../terms.js';
import { openMoment, spend } from './timing.js';

type Attacking = {
  attacker: FigureId;
  weapon: WeaponKey;
  target: FigureId | null;
  free: boolean;
  reaction: boolean;
  score: number;
  upgrade?: boolean;
};

const attackOf = ({ board }: CcPosition): Attack => {
  const attack = board.attacks.at(-1);
  if (attack === undefined) throw new Error('nobody attacks');
  return attack;
};

/** Whom the moment is about: the hero, and the figure on the other side. */
function sidesOf(g: CcPosition): { hero: string; figure: string } {
  const { attacker, target } = attackOf(g);
  return isHeroId(g, attacker) ? { hero: attacker, figure: target } : { hero: target, figure: attacker };
}

/** The printed dice, and more of the first kind where something adds to them. */
export const diceOf = carries(
  ['CC-ATK-12', 'CC-DIC-11'],
  'attack.diceOf',
  (g: CcPosition, attacker: FigureId, key: WeaponKey) => {
    const { dice } = weaponAt(g, key);
    const count = Math.max(1, dice.length + statOf(g, attacker, 'attack-dice'));
    return Array.from({ length: count }, (_, i) => (dice[i] ?? dice[0]) as DieKind);
  },
);

/** Where a text says so, and against a diseased hostile, a success counts as a critical success. */
const readResult = carries(
  'CC-AIL-12',
  'attack.readResult',
  (g: CcPosition, rolled: Result, upgrade: boolean): Result => {
    const hostile = maybeHostile(g, attackOf(g).target);
    const lifted = upgrade || (hostile !== undefined && isDiseased(hostile));
    return rolled === 'success' && lifted ? 'critical' : rolled;
  },
);

type Striking = Pick<Attack, 'attacker' | 'target' | 'weapon'>;

/** The Damage value of the result, with what is added to it. */
export const damageOf = carries(
  ['CC-ATK-13', 'CC-ATK-14', 'CC-ATK-15', 'CC-AIL-08'],
  'attack.damageOf',
  (g: CcPosition, { attacker, target, weapon }: Striking, result: Result): number => {
    if (result === 'failure') return 0;
    const at = result === 'critical' ? 1 : 0;
    const figure = maybeFigure(g, target);
    const cursed = figure !== undefined && has(figure, 'cursed') ? at + 1 : 0;
    return Math.max(0, weaponAt(g, weapon).damage[at] + cursed + statOf(g, attacker, 'damage'));
  },
);

const bothStand = (g: CcPosition, { attacker, target }: Attack): boolean =>
  maybeFigure(g, attacker) !== undefined && maybeFigure(g, target) !== undefined;

/** The attack is over, and this is what it came to. */
const resultOf = ({ board }: CcPosition): Result | null => board.attacks.pop()?.result ?? null;

const cardOf = (key: WeaponKey): string => key.slice(0, key.indexOf('/'));

/** Target, roll, damage. The same for heroes and hostiles. */
const attacking = procedure<Attacking, Result | null>(weaponAction)
  .step('target', ['CC-ATK-02', 'CC-ATK-03', 'CC-HAT-01', 'CC-HAT-02', 'CC-HAT-03', 'CC-REA-03'], (g, v) => {
    const attacker = maybeFigure(g, v.attacker);
    const all = attacker === undefined ? [] : targetsOf(g, attacker, v.weapon);
    const targets = v.target === null ? all : all.filter((id) => id === v.target);
    if (targets.length === 0) return g.end(null);
    return isHeroId(g, v.attacker)
      ? g.one(playerOf(g, v.attacker), 'choose-target', targets)
      : g.one(leader(g), 'choose-victim', targets);
  })
  .step('declare', ['CC-ATK-02', 'CC-ATK-17'], (g, { attacker, weapon, free, reaction }, target) => {
    if (weaponAt(g, weapon).reload === true) spend(g.board, 'turn', reloadName(g, attacker, weapon));
    g.board.attacks.push({ attacker, target, weapon, free, reaction, result: null, damage: null });
    g.tell?.('attack', { attacker, target, weapon, reaction });
    return openMoment(g, 'attack-declared', sidesOf(g));
  })
  .step('roll', ['CC-ATK-02', 'CC-ATK-12'], (g, v) => {
    if (!bothStand(g, attackOf(g))) return g.goto('over');
    const dice = diceOf(g, v.attacker, v.weapon);
    return g.call(rollActionDice, { by: v.attacker, dice, test: 'attack' });
  })
  .step('read', ['CC-ATK-13', 'CC-ATK-14', 'CC-ATK-15', 'CC-AIL-08', 'CC-AIL-12'], (g, v, rolled) => {
    const attack = attackOf(g);
    const result = readResult(g, rolled, v.upgrade === true);
    attack.result = result;
    attack.damage = damageOf(g, attack, result);
    const { target } = attack;
    g.tell?.('attack-result', { attacker: v.attacker, target, result, damage: attack.damage });
    return openMoment(g, 'attack-resolved', { ...sidesOf(g), result, score: v.score });
  })
  .step('harm', ['CC-ATK-02', 'CC-DEF-01', 'CC-DEF-17'], (g, v) => {
    const { attacker: by, target, damage } = attackOf(g);
    const count = damage ?? 0;
    if (count === 0) return undefined;
    const { weapon } = v;
    return isHeroId(g, target)
      ? g.call(damageHero, { hero: target, count, by, weapon, defend: true })
      : g.call(damageHostile, { hostile: target, count, by, weapon });
  })
  .step('lines', ['CC-ACT-07', 'CC-CON-20'], (g, v) => {
    const { target, result } = attackOf(g);
    if (weaponAt(g, v.weapon).lines === undefined) return g.end(resultOf(g));
    const you = isHeroId(g, v.attacker) ? v.attacker : null;
    const self = you === null ? v.attacker : cardOf(v.weapon);
    return g.call(runProgram, programOf({ you, self, target, result, score: v.score }, v.weapon));
  })
  .step('over', 'CC-ATK-02', (g) => g.end(resultOf(g)));

export const attackProcedures = [attacking];
