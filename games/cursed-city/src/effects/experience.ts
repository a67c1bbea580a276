import { counted } from '@questhall/tabletop';
import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { gainExperience } from '../procs.js';
import { lessonsFor } from '../rules/experience.js';
import { heroWords } from '../text/en/people.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({
  hero: heroSelector,
  count: z.int().min(1).optional(),
  /** Those who travelled with a hero of a higher level gain it twice. */
  learners: z.literal(true).optional(),
});
export type ExperienceParams = z.infer<typeof schema>;

export const experienceEffect = effect<ExperienceParams>({
  verb: 'experience',
  schema,
  possible: (g, { hero }, ctx) => anyOf(heroChoice(g, hero, ctx)),
  words: ({ hero, count = 1, learners }, about) =>
    does(
      heroWords(hero, about),
      verb('gain'),
      `experience${count === 1 ? '' : ` ${counted(count, 'time')}`}${learners === true ? ' (twice with a hero of a higher level)' : ''}`,
    ),
  procedure: eachOf<ExperienceParams>('experience', {
    rules: ['CC-XPL-02', 'CC-XPL-04'],
    choose: (g, { hero }, ctx) => heroChoice(g, hero, ctx),
    apply: (g, { count = 1, learners }, id) =>
      g.call(gainExperience, { hero: id, count: learners === true ? count * lessonsFor(g, id) : count }),
  }),
});
