import { activateGroup, hostileAttack, hostileMove, hostilesAct } from '../procs.js';
import { hostileOf } from '../queries.js';
import { wayOf } from '../rules/hostile-moves.js';
import { arriving } from '../rules/reinforcements.js';
import type { HostileId } from '../terms.js';
import { weaponOption } from './action-options.js';
import { targetOfAttack } from './asked-heroes.js';
import { asking } from './asking.js';
import { categoryOption } from './journey-options.js';
import { called, cardCalled, type Situation } from './situation.js';
import { pathOption } from './space-options.js';

const args = (s: Situation, v: { hostile: HostileId }) => ({ hostile: called(s, v.hostile) });

/** What is asked about hostiles; the leader decides. */
export const ofHostiles = {
  'choose-category': asking(activateGroup, {
    args: (s, v) => ({ group: cardCalled(s, s.board.track[v.slot]?.card ?? '') }),
    option: (s, id, v) => categoryOption(s, id, v.slot),
  }),
  'choose-acting-hostile': asking(hostilesAct),
  'choose-hostile-end': asking(hostileMove, {
    args,
    mover: (v) => v.hostile,
    option: (s, id, v) => pathOption(s, id, v.hostile, wayOf(s, hostileOf(s, v.hostile), id)),
  }),
  'choose-hostile-weapon': asking(hostileAttack, {
    args,
    option: (s, id, v) => weaponOption(s, id, v.hostile, null),
  }),
  'choose-victim': targetOfAttack,
  'choose-reinforcement': asking(arriving),
  'choose-lychgate': asking(arriving, { args: (s, v) => ({ hostile: called(s, v.now ?? '') }) }),
} as const;
