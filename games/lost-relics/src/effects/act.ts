import { allowed } from '@questhall/engine';
import { z } from 'zod';
import type { Hostile } from '../board.js';
import { hostileSelector } from '../content/selectors.js';
import { effect, effectProcedure, type LrPosition, paramsOf } from '../kit.js';
import { hostileAct } from '../procs.js';
import { hostileOf, hostilePlayer, maybeHostile } from '../queries.js';
import { type LrChoice, SAME_AS_ANOTHER } from '../refusals.js';
import { blowOf, retreatsOf } from '../rules/hostile-choices.js';
import { moveOf } from '../rules/hostile-moves.js';
import { type HostileId, REACTIONS } from '../terms.js';
import { does } from '../text/en/clause.js';
import { hostileWords } from '../text/en/people.js';
import { doesWords } from '../text/en/terms.js';
import { hostileChoice } from './choosing.js';

const schema = z.strictObject({ hostiles: hostileSelector, does: z.array(z.enum(REACTIONS)).min(1) });
export type ActParams = z.infer<typeof schema>;

const isTwin = (one: Hostile, other: Hostile): boolean =>
  one.kind === other.kind &&
  one.area === other.area &&
  one.wounded === other.wounded &&
  one.damage === other.damage;

/** Two of a kind on the same side in the same area are all the same: nobody need choose between them. */
export const hostilesToAct: LrChoice<{ left?: HostileId[] }, HostileId> = {
  candidates: (_, { left = [] }) => left,
  judge(g, { left = [] }, id) {
    const one = hostileOf(g, id);
    for (const other of left) {
      if (other === id) return true;
      if (isTwin(one, hostileOf(g, other))) return SAME_AS_ANOTHER;
    }
    return true;
  },
};

/** One after the other, as many as the text says, in the order that the deciding player picks. */
export const act = effectProcedure<{ left: HostileId[]; turns: number }>('act')
  .step('who', ['LR-HOS-04', 'LR-RND-02'], (g, v) => {
    const { ids, count } = hostileChoice(g, paramsOf<ActParams>(g, v.node).hostiles, v);
    v.turns ??= count;
    v.left = (v.left ?? ids).filter((id) => maybeHostile(g, id) !== undefined);
    if (v.left.length === 0 || v.turns === 0) return g.end(undefined);
    return g.one(hostilePlayer(g), 'choose-hostile-to-act', allowed(hostilesToAct, g, v));
  })
  .step('act', ['LR-RND-02', 'LR-HRA-19'], (g, v, hostile) => {
    v.left = v.left?.filter((id) => id !== hostile) ?? [];
    v.turns = (v.turns ?? 0) - 1;
    const { does } = paramsOf<ActParams>(g, v.node);
    const { seat } = hostilePlayer(g);
    g.tell?.('hostile-acts', { hostile, does: [...does] });
    return g.call(hostileAct, { hostile, does: [...does], next: 0, seat });
  })
  .step('next', 'LR-RND-02', (g) => g.goto('who'));

/** Anything that the first thing it can do would change. */
function canAct(g: LrPosition, id: HostileId, { does }: ActParams): boolean {
  const hostile = hostileOf(g, id);
  return does.some((what) => {
    if (what === 'retreat') return retreatsOf(g, hostile).length > 0;
    if (what !== 'move') return blowOf(g, hostile) !== null;
    const { areas, blocked } = moveOf(g, hostile);
    return areas.length + blocked.length > 0;
  });
}

export const actEffect = effect<ActParams>({
  verb: 'act',
  schema,
  possible: (g, params, ctx) =>
    hostileChoice(g, params.hostiles, ctx).ids.some((id) => canAct(g, id, params)),
  words: ({ hostiles, does: list }, about) => {
    const who = hostileWords(hostiles, about);
    return does(who, [doesWords(list, 0), doesWords(list, 1)], '');
  },
  procedure: act,
});
