import { z } from 'zod';
import type { LrBoard } from '../board.js';
import { hostileSelector } from '../content/selectors.js';
import { hostileAct } from '../procs.js';
import { hostileOf, hostilePlayer, maybeHostile } from '../queries.js';
import { blowOf, moveOf, retreatsOf } from '../rules/hostile-choices.js';
import { type HostileId, REACTIONS } from '../terms.js';
import { acting } from '../text/de/acting.js';
import * as de from '../text/de/speech.js';
import { does } from '../text/en/clause.js';
import { hostileWords } from '../text/en/people.js';
import { doesWords } from '../text/en/terms.js';
import { hostileChoice } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ hostiles: hostileSelector, does: z.array(z.enum(REACTIONS)).min(1) });
type Params = z.infer<typeof schema>;

/** Two of a kind on the same side in the same area are all the same: nobody need choose between them. */
function different(b: LrBoard, ids: readonly HostileId[]): HostileId[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const { kind, area, wounded, damage } = hostileOf(b, id);
    const look = [kind, area, wounded, damage].join(' ');
    return seen.has(look) ? false : seen.add(look) && true;
  });
}

/** One after the other, as many as the text says, in the order that the deciding player picks. */
const resolve = effectProcedure<{ left: HostileId[]; turns: number }>('act')
  .step('who', ['LR-HOS-04', 'LR-RND-02'], (g, v) => {
    const { ids, count } = hostileChoice(g.board, paramsOf<Params>(v.node).hostiles, v);
    v.turns ??= count;
    v.left = (v.left ?? ids).filter((id) => maybeHostile(g.board, id) !== undefined);
    if (v.left.length === 0 || v.turns === 0) return g.end(undefined);
    return g.one<HostileId>(hostilePlayer(g.board), 'choose-hostile-to-act', different(g.board, v.left));
  })
  .step('act', ['LR-RND-02', 'LR-HRA-19'], (g, v, hostile) => {
    v.left = v.left?.filter((id) => id !== hostile) ?? [];
    v.turns = (v.turns ?? 0) - 1;
    const { does } = paramsOf<Params>(v.node);
    const { seat } = hostilePlayer(g.board);
    g.tell?.('hostile-acts', { hostile, does: [...does] });
    return g.call(hostileAct, { hostile, does: [...does], next: 0, seat });
  })
  .step('next', 'LR-RND-02', (g) => g.goto('who'));

/** Anything that the first thing it can do would change. */
function canAct(b: LrBoard, id: HostileId, { does }: Params): boolean {
  const hostile = hostileOf(b, id);
  return does.some((what) => {
    if (what === 'retreat') return retreatsOf(b, hostile).length > 0;
    if (what !== 'move') return blowOf(b, hostile) !== null;
    const { areas, blocked } = moveOf(b, hostile);
    return areas.length + blocked.length > 0;
  });
}

export const actEffect = effect<Params>({
  verb: 'act',
  schema,
  possible: (b, params, ctx) =>
    hostileChoice(b, params.hostiles, ctx).ids.some((id) => canAct(b, id, params)),
  words: {
    en: ({ hostiles, does: list }, about) => {
      const who = hostileWords(hostiles, about);
      return does(who, [doesWords(list, 0), doesWords(list, 1)], '');
    },
    de: ({ hostiles, does: list }, about) => acting(de.hostileWords(hostiles, about), list),
  },
  procedure: resolve,
});
