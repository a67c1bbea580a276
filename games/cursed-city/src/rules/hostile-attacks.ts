import { procedure } from '../kit.js';
import { judgeWeapon } from '../legal-attack.js';
import { hostileAttack, weaponAction } from '../procs.js';
import { hostileWeapons, leader, maybeHostile } from '../queries.js';

/** One weapon action of a hostile, with a weapon that has a target. */
const attacking = procedure(hostileAttack)
  .step('weapon', ['CC-HAT-01', 'CC-HAT-03', 'CC-HAT-04'], (g, v) => {
    const hostile = maybeHostile(g, v.hostile);
    if (hostile === undefined) return g.end(false);
    const able = hostileWeapons(g, hostile).filter((key) => judgeWeapon(g, hostile, key) === true);
    return able.length === 0 ? g.end(false) : g.one(leader(g), 'choose-hostile-weapon', able);
  })
  .step('attack', ['CC-HAT-01', 'CC-HAT-02'], (g, v, weapon) =>
    g.call(weaponAction, {
      attacker: v.hostile,
      weapon,
      target: null,
      free: true,
      reaction: false,
      score: 0,
    }),
  )
  .step('done', 'CC-HAT-01', (g, _, result) => g.end(result !== null));

export const hostileAttackProcedures = [attacking];
