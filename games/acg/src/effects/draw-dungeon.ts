import { z } from 'zod';
import { drawDungeon } from '../procs.js';
import { activeHero } from '../queries.js';
import * as de from '../text/de/speech.js';
import { counted, orderWords } from '../text/en/words.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({
  count: z.int().min(1).optional(),
  /** Instead of resolving it, the hero may exhaust an action and put the card under the deck. */
  orExhaust: z.literal(true).optional(),
});
type Params = z.infer<typeof schema>;

const resolve = effectProcedure<{ drawn: number }>('drawDungeon')
  .step('draw', ['ACG-AER-09', 'ACG-AER-10', 'ACG-DUN-02', 'ACG-DUN-04'], (g, v) => {
    const { count = 1, orExhaust } = paramsOf<Params>(v.node);
    const hero = v.you ?? activeHero(g.board);
    const drawn = v.drawn ?? 0;
    if (drawn >= count || hero === null) return g.end(undefined);
    v.drawn = drawn + 1;
    return g.call(drawDungeon, { hero, orExhaust: orExhaust === true });
  })
  .step('next', 'ACG-AER-09', (g) => g.goto('draw'));

export const drawDungeonEffect = effect<Params>({
  verb: 'drawDungeon',
  schema,
  words: {
    en: ({ count = 1, orExhaust }, line) => {
      const draw = orderWords(line, `draw ${counted(count, 'dungeon card')}`);
      if (orExhaust === undefined) return draw;
      return `${draw}. Resolve ${count === 1 ? 'it' : 'each'}, or exhaust 1 action to put it on the bottom of its deck`;
    },
    de: ({ count = 1, orExhaust }, line) => {
      const draw = de.ordered(line, de.VERBS.ziehen, de.counted(count, de.NOUNS.dungeonCard));
      if (orExhaust === undefined) return draw;
      const each = count === 1 ? 'sie' : 'jede';
      return de.followed(
        draw,
        `. Handle ${each} ab oder erschöpfe 1 Aktion, um sie unter ihren Stapel zu legen`,
      );
    },
  },
  procedure: resolve,
});
