import { procedure } from '../kit.js';
import { damageHero, enterArea, hostileAct } from '../procs.js';
import { hostileOf, hostilePlayer, maybeHostile } from '../queries.js';
import type { HostileId } from '../terms.js';
import { strike } from './attack.js';
import { blowOf, executed, firstDamage, retreatsOf } from './hostile-choices.js';
import { moveOf } from './hostile-moves.js';

/** Everything listed, in the order listed, as far as it can be done. */
const acting = procedure<{ hostile: HostileId; does: string[]; next: number; seat: string }>(hostileAct.id)
  .step('next', ['LR-REA-08', 'LR-HRA-01', 'LR-HRA-03'], (g, v) => {
    const what = v.does[v.next++];
    const { hostile, seat } = v;
    if (what === undefined || maybeHostile(g, hostile) === undefined) return g.end(undefined);
    if (what === 'move') return g.call(hostileMove, { hostile });
    if (what === 'retreat') return g.call(hostileRetreat, { hostile });
    return g.call(hostileAttack, { hostile, execute: what === 'execute', seat });
  })
  .step('again', 'LR-REA-08', (g) => g.goto('next'));

/** The first attack on its card that has a target; whom it hits is for the picking player, unless it executes. */
export const hostileAttack = procedure<{ hostile: HostileId; execute: boolean; seat: string }>(
  'lr.hostile-attack',
)
  .step(
    'target',
    ['LR-HRA-04', 'LR-HRA-02', 'LR-HRA-03', 'LR-HRA-05', 'LR-HRA-06', 'LR-HRA-07', 'LR-REA-14'],
    (g, v) => {
      const blow = blowOf(g, hostileOf(g, v.hostile));
      if (blow === null) return g.end(undefined);
      const targets = v.execute ? executed(g, blow.targets) : blow.targets;
      return g.one({ seat: v.seat, by: v.seat }, 'choose-victim', targets);
    },
  )
  .step('strike', ['LR-HRA-02', 'LR-HRA-04'], (g, v, target) => {
    const hostile = hostileOf(g, v.hostile);
    const blow = blowOf(g, hostile);
    if (blow === null) return g.end(undefined);
    return g.call(strike, {
      attacker: v.hostile,
      target,
      damage: blow.damage,
      area: blow.attack.area === true,
      program: `${hostile.kind}/attacks.${blow.index}`,
      inspired: false,
      seat: v.seat,
    });
  });

/** Towards the heroes; where there is no room beside them, one of them is hurt instead. */
export const hostileMove = procedure<{ hostile: HostileId; blocked?: boolean }>('lr.hostile-move')
  .step(
    'where',
    ['LR-HRA-15', 'LR-HRA-09', 'LR-HRA-08', 'LR-HRA-11', 'LR-HRA-13', 'LR-HRA-14', 'LR-BRD-15'],
    (g, v) => {
      const { areas, blocked } = moveOf(g, hostileOf(g, v.hostile));
      if (areas.length === 0 && blocked.length === 0) return g.end(undefined);
      if (areas.length === 0) return g.goto('blocked');
      return g.one(hostilePlayer(g), 'choose-hostile-step', areas);
    },
  )
  .step('enter', ['LR-HRA-09', 'LR-HRA-13'], (g, v, area) => g.call(enterArea, { figure: v.hostile, area }))
  .step('moved', 'LR-HRA-09', (g) => g.end(undefined))
  .step('blocked', ['LR-HRA-10', 'LR-HRA-12'], (g, v) => {
    const { blocked } = moveOf(g, hostileOf(g, v.hostile));
    g.tell?.('blocked', { hostile: v.hostile });
    return g.one(hostilePlayer(g), 'choose-blocked-victim', blocked);
  })
  .step('hurt', ['LR-HRA-10', 'LR-HRA-12'], (g, v, hero) =>
    g.call(damageHero, { hero, count: firstDamage(g, hostileOf(g, v.hostile)), by: v.hostile }),
  );

export const hostileRetreat = procedure<{ hostile: HostileId }>('lr.hostile-retreat')
  .step('where', ['LR-HRA-16', 'LR-HRA-17', 'LR-HRA-18'], (g, v) => {
    const areas = retreatsOf(g, hostileOf(g, v.hostile));
    return areas.length === 0 ? g.end(undefined) : g.one(hostilePlayer(g), 'choose-retreat', areas);
  })
  .step('enter', 'LR-HRA-16', (g, v, area) => g.call(enterArea, { figure: v.hostile, area }));

export const hostileReactionProcedures = [acting, hostileAttack, hostileMove, hostileRetreat];
