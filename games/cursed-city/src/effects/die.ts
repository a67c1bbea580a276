import { scoresOf } from '@questhall/tabletop';
import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import type { SpaceOption } from '../asks.js';
import { heroSelector } from '../content/selectors.js';
import { type CcPosition, effect, effectProcedure, paramsOf } from '../kit.js';
import { spaceAt } from '../legal-dice.js';
import type { Ctx } from '../procs.js';
import { deciderOf } from '../program.js';
import { heroOf } from '../queries.js';
import { emptySpaces, placeDie } from '../rules/initiative.js';
import { LIMITS } from '../terms.js';
import { heroWords } from '../text/en/people.js';
import { DICE_VERBS } from '../text/en/terms.js';
import { heroChoice } from './choosing.js';

const schema = z.strictObject({
  hero: heroSelector,
  /** One of the hero's activation dice, so many of them, or all. */
  count: z.union([z.int().min(1), z.literal('all')]).optional(),
  does: z.union([
    z.strictObject({ set: z.int().min(1).max(LIMITS.sides) }),
    z.strictObject({ add: z.int() }),
    z.enum(['reroll', 'discard', 'gain']),
  ]),
});
export type DieParams = z.infer<typeof schema>;

/** The hero whose dice they are: the first that is meant. */
const ownerOf = (g: CcPosition, { hero }: DieParams, ctx: Ctx): string | undefined =>
  heroChoice(g, hero, ctx).ids[0];

const resolve = effectProcedure<{ hero: string }>('die')
  .step('which', ['CC-DIC-06', 'CC-LDR-11'], (g, v) => {
    const params = paramsOf<DieParams>(g, v.node);
    const owner = ownerOf(g, params, v);
    if (owner === undefined) return g.end(false);
    v.hero = owner;
    if (params.does === 'gain') return g.pass([]);
    const dice = scoresOf(heroOf(g, owner).row).map(({ space }): SpaceOption => `space-${space}`);
    const count = params.count === 'all' ? dice.length : Math.min(params.count ?? 1, dice.length);
    return g.some(deciderOf(g, v), 'choose-die-to-change', dice, { min: count, max: count });
  })
  .step('change', ['CC-DIC-07', 'CC-INI-03', 'CC-AIL-10'], (g, v, picked) => {
    const { does: change, count = 1 } = paramsOf<DieParams>(g, v.node);
    const hero = heroOf(g, v.hero as string);
    const roll = () => g.dice.draw('activation-die', LIMITS.sides) + 1;
    if (change === 'gain') {
      const spaces = emptySpaces(hero).slice(0, count === 'all' ? undefined : count);
      for (const space of spaces) placeDie(g, hero, space, roll());
      return;
    }
    for (const option of picked) {
      const space = hero.row[spaceAt(option as SpaceOption)];
      const from = space?.die ?? null;
      if (space === undefined || from === null) continue;
      space.die = change === 'discard' ? null : change === 'reroll' ? roll() : changed(from, change);
      g.tell?.('die-changed', { hero: hero.id, space: spaceAt(option as SpaceOption), from, to: space.die });
    }
  });

/** A die shows 1 to 6, whatever is added. */
const changed = (from: number, change: { set: number } | { add: number }): number =>
  'set' in change ? change.set : Math.min(LIMITS.sides, Math.max(1, from + change.add));

export const dieEffect = effect<DieParams>({
  verb: 'die',
  schema,
  possible(g, params, ctx) {
    const owner = ownerOf(g, params, ctx);
    if (owner === undefined) return false;
    const { row } = heroOf(g, owner);
    return params.does === 'gain' ? emptySpaces(heroOf(g, owner)).length > 0 : scoresOf(row).length > 0;
  },
  words({ hero, count = 1, does: change }, about) {
    const many =
      count === 'all' ? 'all activation dice' : `${count} activation ${count === 1 ? 'die' : 'dice'}`;
    if (typeof change === 'string') return does(heroWords(hero, about), DICE_VERBS[change], many);
    return 'set' in change
      ? does(heroWords(hero, about), verb('set'), `${many} to ${change.set}`)
      : does(
          heroWords(hero, about),
          verb(change.add < 0 ? 'lower' : 'raise'),
          `${many} by ${Math.abs(change.add)}`,
        );
  },
  procedure: resolve,
});
