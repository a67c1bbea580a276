import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { drawDungeon } from '../procs.js';
import { activeHero } from '../queries.js';
import { counted, orderWords } from '../text/en/words.js';

const schema = z.strictObject({
  count: z.int().min(1).optional(),
  /** Instead of resolving it, the hero may exhaust an action and put the card under the deck. */
  orExhaust: z.literal(true).optional(),
});
export type DrawDungeonParams = z.infer<typeof schema>;

const resolve = effectProcedure<{ drawn: number }>('drawDungeon').repeat<undefined>(
  'draw',
  ['ACG-AER-09', 'ACG-AER-10', 'ACG-DUN-02', 'ACG-DUN-04'],
  (g, v) => {
    const { count = 1, orExhaust } = paramsOf<DrawDungeonParams>(g, v.node);
    const hero = v.you ?? activeHero(g);
    const drawn = v.drawn ?? 0;
    if (drawn >= count || hero === null) return g.end(undefined);
    v.drawn = drawn + 1;
    return g.call(drawDungeon, { hero, orExhaust: orExhaust === true });
  },
);

export const drawDungeonEffect = effect<DrawDungeonParams>({
  verb: 'drawDungeon',
  schema,
  words: ({ count = 1, orExhaust }, line) => {
    const draw = orderWords(line, `draw ${counted(count, 'dungeon card')}`);
    if (orExhaust === undefined) return draw;
    return `${draw}. Resolve ${count === 1 ? 'it' : 'each'}, or exhaust 1 action to put it on the bottom of its deck`;
  },
  procedure: resolve,
});
