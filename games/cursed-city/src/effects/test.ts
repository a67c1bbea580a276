import { capital } from '@questhall/tabletop';
import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import type { Line } from '../content/line.js';
import { heroSelector } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { programOf, runProgram, testHero } from '../procs.js';
import { deciderOf } from '../program.js';
import { RESULTS, type Result, TESTS } from '../terms.js';
import { heroWords } from '../text/en/people.js';
import { heroChoice } from './choosing.js';
import { anyOf } from './each.js';

const schema = (lines: z.ZodType<Line[]>) =>
  z.strictObject({
    hero: heroSelector,
    test: z.enum(TESTS),
    failure: lines.optional(),
    success: lines.optional(),
    critical: lines.optional(),
  });
export type TestParams = z.infer<ReturnType<typeof schema>>;

/** A critical success is a success where nothing is said about it. */
function branchOf(params: Pick<TestParams, Result>, result: Result): Result | null {
  if (params[result] !== undefined) return result;
  return result === 'critical' && params.success !== undefined ? 'success' : null;
}

const SAID = { failure: 'failure', success: 'success', critical: 'critical success' } as const;

const resolve = effectProcedure<{ left: string[]; hero: string }>('test')
  .step('who', ['CC-DIC-05'], (g, v) => {
    const { ids, min, max } = heroChoice(g, paramsOf<TestParams>(g, v.node).hero, v);
    return g.some(deciderOf(g, v), 'choose-affected', ids, { min, max });
  })
  .step('chosen', 'CC-DIC-05', (_, v, ids) => {
    v.left = ids;
  })
  .step('roll', 'CC-DIC-05', (g, v) => {
    const hero = v.left?.shift();
    if (hero === undefined) return g.end(undefined);
    v.hero = hero;
    return g.call(testHero, { hero, test: paramsOf<TestParams>(g, v.node).test });
  })
  .step('read', ['CC-DIC-04', 'CC-CRI-06'], (g, v, result) => {
    const branch = branchOf(paramsOf<TestParams>(g, v.node), result);
    if (branch === null) return undefined;
    const { self, target, score } = v;
    const ctx = { you: v.hero ?? null, self, target, result, score };
    return g.call(runProgram, programOf(ctx, `${v.node}.${branch}`));
  })
  .step('next', 'CC-DIC-05', (g) => g.goto('roll'));

/** An Agility, Vitality or Defence roll of the hero, and what follows from it. */
export const testEffect = effect<TestParams>({
  verb: 'test',
  schema,
  nested: (params) =>
    RESULTS.flatMap((result) => {
      const lines = params[result];
      return lines === undefined ? [] : [{ at: result, lines }];
    }),
  possible: (g, { hero }, ctx) => anyOf(heroChoice(g, hero, ctx)),
  words: (params, about) => {
    const { hero, test } = params;
    const results = RESULTS.flatMap((result) => {
      const lines = params[result];
      return lines === undefined ? [] : [`. On a ${SAID[result]}, ${about.within(lines, about)}`];
    });
    const name = test === 'agility' ? 'an Agility' : `a ${capital(test)}`;
    return does(heroWords(hero, about), verb('make'), `${name} roll${results.join('')}`);
  },
  procedure: resolve,
});
