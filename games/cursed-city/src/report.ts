import { type Carried, type ContentReport, carriedBySteps, contentReport } from '@questhall/tabletop';
import { carriedElsewhere } from './carries.js';
import type { CcBox } from './content/box.js';
import { validateContent } from './content/validate.js';
import { vocabulary } from './effects/index.js';
import { records } from './generated/content.js';
import { allRules } from './rules/index.js';

/** Every rule with what carries it out: a step, a function, a shape, or a record of the content. */
export function cursedCityCarried(): Carried[] {
  return [...carriedBySteps([...allRules, ...vocabulary.procedures]), ...carriedElsewhere];
}

const KINDS = [
  'hero',
  'trait',
  'empowerment',
  'item',
  'discovery',
  'hostile',
  'encounter',
  'exploration',
  'tile',
  'map',
  'journey',
  'crises',
  'entry',
  'table',
  'quest',
  'tutorial',
  'difficulty',
] as const;

export const contentOf = (box: CcBox): ContentReport =>
  contentReport({ box, sources: records, kinds: KINDS, validate: validateContent });
