import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { nameOf } from '../text/about.js';

const schema = z.union([
  z.strictObject({ when: z.literal('next-destiny'), what: z.enum(['skip', 'all-available']) }),
  z.strictObject({ when: z.literal('journeys-end'), what: z.enum(['cheaper', 'reroll-survival']) }),
  z.strictObject({
    when: z.literal('next-journey'),
    what: z.enum(['night', 'damage', 'disease', 'inspiration']),
  }),
  /** Alone, in the place of hostile group 2. */
  z.strictObject({ when: z.literal('next-journey'), villain: z.string() }),
]);
export type LaterParams = z.infer<typeof schema>;

const whatOf = (params: LaterParams): string =>
  'villain' in params ? `villain/${params.villain}` : params.what;

const WORDS: { readonly [what: string]: string } = {
  skip: 'no destiny dice are rolled next turn',
  'all-available': 'after the next destiny roll all destiny dice are available',
  cheaper: 'the first empowerment that is bought now costs 1 less, but at least 1',
  'reroll-survival': 'survival rolls may be re-rolled',
  night: 'the next journey begins at night',
  damage: 'on the next journey each hero suffers 1 damage before the first activation roll',
  disease: 'on the next journey each hero is diseased before the first activation roll',
  inspiration: 'on the next journey each hero begins with 1 inspiration point',
};

const resolve = effectProcedure('later').step(
  'note',
  ['CC-EVT-06', 'CC-EVT-17', 'CC-EXE-01', 'CC-EXE-03', 'CC-EXE-15', 'CC-PAU-05'],
  (g, v) => {
    const params = paramsOf<LaterParams>(g, v.node);
    g.board.later = [...g.board.later, { when: params.when, what: whatOf(params) }];
  },
);

/** Something that waits for its moment, also while the quest is paused. */
export const laterEffect = effect<LaterParams>({
  verb: 'later',
  schema,
  words: (params, about) => ({
    text:
      'villain' in params
        ? `on the next journey ${nameOf(params.villain, about)} takes the place of hostile group 2`
        : (WORDS[params.what] as string),
  }),
  procedure: resolve,
});
