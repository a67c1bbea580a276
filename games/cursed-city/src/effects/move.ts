import { counted } from '@questhall/tabletop';
import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { type CcPosition, effect } from '../kit.js';
import { judgeMove } from '../legal-doing.js';
import { type Ctx, moveHero } from '../procs.js';
import { heroOf, isStanding } from '../queries.js';
import { paceOf } from '../strength.js';
import { heroWords } from '../text/en/people.js';
import { type Choice, heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({
  hero: heroSelector,
  /** A Move, a Run, or so many spaces. */
  pace: z.union([z.enum(['move', 'run']), z.int().min(1)]),
});
export type MoveParams = z.infer<typeof schema>;

/** Those meant who are free to move. */
function movers(g: CcPosition, { hero }: MoveParams, ctx: Ctx): Choice {
  const { ids, min, max } = heroChoice(g, hero, ctx);
  const able = ids.filter((id) => isStanding(heroOf(g, id)) && judgeMove(g, heroOf(g, id)) === true);
  return { ids: able, min: Math.min(min, able.length), max: Math.min(max, able.length) };
}

/** A free Move or Run of a hero, with all that holds for moving. */
export const moveEffect = effect<MoveParams>({
  verb: 'move',
  schema,
  possible: (g, params, ctx) => anyOf(movers(g, params, ctx)),
  words: ({ hero, pace }, about) =>
    typeof pace === 'number'
      ? does(heroWords(hero, about), verb('can move', 'can move'), `up to ${counted(pace, 'space')}`)
      : does(heroWords(hero, about), verb('make'), `a free ${pace === 'move' ? 'Move' : 'Run'}`),
  procedure: eachOf<MoveParams>('move', {
    rules: ['CC-MOV-01', 'CC-MOV-02', 'CC-ACT-08'],
    choose: movers,
    apply: (g, { pace }, hero) =>
      g.call(moveHero, { hero, most: typeof pace === 'number' ? pace : paceOf(g, heroOf(g, hero))[pace] }),
  }),
});
