import { type Carried, type ContentReport, carriedBySteps, contentReport } from '@questhall/tabletop';
import { carriedElsewhere } from './carries.js';
import type { LrBox } from './content/box.js';
import { validateContent } from './content/validate.js';
import { vocabulary } from './effects/index.js';
import { records } from './generated/content.js';
import { program } from './program.js';
import { allRules } from './rules/index.js';
import type { LostRelicsRuleId } from './terms.js';

/** Every rule with what carries it out: a step, a function, a shape, or a record of the content. */
export function lostRelicsCarried(): Carried[] {
  const steps = carriedBySteps([program, ...allRules, ...vocabulary.procedures]);
  return [...steps, ...carriedElsewhere, ...byShape];
}

/** Rules that hold because nothing else can be written down, or because a check refuses it. */
const byShape: readonly { rule: LostRelicsRuleId; by: string }[] = [
  { rule: 'LR-ACT-07', by: 'content/schema.action' },
  { rule: 'LR-ATK-01', by: 'content/checks.heroesAttack' },
  { rule: 'LR-HOS-01', by: 'content/schema.hostile' },
  { rule: 'LR-HRA-01', by: 'content/schema.hostile' },
  { rule: 'LR-ACT-08', by: 'content:luxa' },
];

const KINDS = ['hero', 'hostile', 'treasure', 'board', 'adventure', 'campaign', 'difficulty'] as const;

export const contentOf = (box: LrBox): ContentReport =>
  contentReport({ box, sources: records, kinds: KINDS, validate: validateContent });
