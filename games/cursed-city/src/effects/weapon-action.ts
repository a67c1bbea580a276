import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { weaponAt } from '../content/library.js';
import { heroSelector, hostileSelector } from '../content/selectors.js';
import { type CcPosition, effect, effectProcedure, paramsOf } from '../kit.js';
import { judgeWeapon, targetsOf } from '../legal-attack.js';
import { type Ctx, weaponAction } from '../procs.js';
import { deciderOf } from '../program.js';
import { heroOf, isStanding, maybeHero, playerOf, weaponsOf } from '../queries.js';
import { type FigureId, type HeroId, LIMITS, type WeaponKey } from '../terms.js';
import { weaponName } from '../text/about.js';
import { heroWords, hostileWords } from '../text/en/people.js';
import { type Choice, heroChoice, hostileChoice } from './choosing.js';

const schema = z.strictObject({
  hero: heroSelector,
  /** The id of the weapon; left out: any that has a target. */
  weapon: z.string().optional(),
  /** Only against one of these. */
  target: hostileSelector.optional(),
  /** A success counts as a critical success. */
  upgrade: z.literal(true).optional(),
});
export type WeaponActionParams = z.infer<typeof schema>;

function targetsFor(
  g: CcPosition,
  { target }: WeaponActionParams,
  id: HeroId,
  key: WeaponKey,
  ctx: Ctx,
): FigureId[] {
  const all = targetsOf(g, heroOf(g, id), key);
  if (target === undefined) return all;
  const { ids } = hostileChoice(g, target, ctx);
  return all.filter((one) => ids.includes(one));
}

/** The weapon actions of the hero that are meant and could be made. */
function weaponsFor(g: CcPosition, params: WeaponActionParams, id: HeroId, ctx: Ctx): WeaponKey[] {
  const hero = maybeHero(g, id);
  if (hero === undefined || !isStanding(hero)) return [];
  return weaponsOf(g, hero).filter(
    (key) =>
      (params.weapon === undefined || weaponAt(g, key).id === params.weapon) &&
      judgeWeapon(g, hero, key) === true &&
      targetsFor(g, params, id, key, ctx).length > 0,
  );
}

/** Those of the heroes meant who could make one. */
function armed(g: CcPosition, params: WeaponActionParams, ctx: Ctx): Choice {
  const { ids, min, max } = heroChoice(g, params.hero, ctx);
  const able = ids.filter((id) => weaponsFor(g, params, id, ctx).length > 0);
  return { ids: able, min: Math.min(min, able.length), max: Math.min(max, able.length) };
}

type Acting = { left: HeroId[]; hero: HeroId; weapon: WeaponKey };

const resolve = effectProcedure<Acting>('weaponAction')
  .step('who', ['CC-ATK-16', 'CC-LDR-11'], (g, v) => {
    const { ids, min, max } = armed(g, paramsOf<WeaponActionParams>(g, v.node), v);
    return ids.length === 0 ? g.end(false) : g.some(deciderOf(g, v), 'choose-affected', ids, { min, max });
  })
  .step('chosen', 'CC-ATK-16', (_, v, ids) => {
    v.left = ids;
  })
  .step('weapon', ['CC-ATK-16', 'CC-ATK-17', 'CC-ATK-18'], (g, v) => {
    const hero = v.left?.shift();
    if (hero === undefined) return g.end(true);
    v.hero = hero;
    const able = weaponsFor(g, paramsOf<WeaponActionParams>(g, v.node), hero, v);
    return able.length === 0 ? g.goto('weapon') : g.one(playerOf(g, hero), 'choose-weapon', able);
  })
  .step('target', ['CC-ATK-02', 'CC-ATK-16'], (g, v, weapon) => {
    v.weapon = weapon;
    const hero = v.hero as HeroId;
    const targets = targetsFor(g, paramsOf<WeaponActionParams>(g, v.node), hero, weapon, v);
    return g.one(playerOf(g, hero), 'choose-target', targets);
  })
  .step('attack', ['CC-ACT-08', 'CC-ATK-16'], (g, v, target) => {
    const [hero, weapon, score] = [v.hero as HeroId, v.weapon as WeaponKey, LIMITS.sides];
    const { upgrade = false } = paramsOf<WeaponActionParams>(g, v.node);
    g.tell?.('action', { hero, action: `weapon/${weapon}`, score, free: true });
    return g.call(weaponAction, {
      attacker: hero,
      weapon,
      target,
      free: true,
      reaction: false,
      score,
      upgrade,
    });
  })
  .step('next', 'CC-ATK-16', (g) => g.goto('weapon'));

/** A weapon action that costs nothing and counts as paid with a 6. Finishers are made in no other way. */
export const weaponActionEffect = effect<WeaponActionParams>({
  verb: 'weaponAction',
  schema,
  possible: (g, params, ctx) => armed(g, params, ctx).ids.length > 0,
  words: ({ hero, weapon, target, upgrade }, about) => {
    const against = target === undefined ? '' : ` against ${hostileWords(target, about).name}`;
    const which =
      weapon === undefined
        ? 'a free weapon action'
        : `a free weapon action with ${weaponName(weapon, about)}`;
    const lifted = upgrade === true ? ', and a success is a critical success' : '';
    return does(heroWords(hero, about), verb('make'), `${which}${against}${lifted}`);
  },
  procedure: resolve,
});
