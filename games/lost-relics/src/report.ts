import { type Carried, carriedBySteps } from '@questhall/tabletop';
import { type ContentError, cardsOfKind, library } from './content/library.js';
import { validateContent } from './content/validate.js';
import { effectProcedures } from './effects/index.js';
import { records } from './generated/content.js';
import { carriedElsewhere } from './kit.js';
import { program } from './program.js';
import { allRules } from './rules/index.js';
import type { LostRelicsRuleId } from './terms.js';

/** Every rule with what carries it out: a step, a function, a shape, or a record of the content. */
export function lostRelicsCarried(): Carried[] {
  return [...carriedBySteps([program, ...allRules, ...effectProcedures]), ...carriedElsewhere, ...byShape];
}

/** Rules that hold because nothing else can be written down, or because a check refuses it. */
const byShape: readonly { rule: LostRelicsRuleId; by: string }[] = [
  { rule: 'LR-ACT-07', by: 'content/schema.action' },
  { rule: 'LR-ATK-01', by: 'content/checks.heroesAttack' },
  { rule: 'LR-HOS-01', by: 'content/schema.hostile' },
  { rule: 'LR-HRA-01', by: 'content/schema.hostile' },
  { rule: 'LR-ACT-08', by: 'content:luxa' },
];

export type ContentReport = {
  kinds: { [kind: string]: number };
  origins: { [origin: string]: number };
  scripts: number;
  scriptShare: number;
  errors: ContentError[];
};

const KINDS = ['hero', 'hostile', 'treasure', 'board', 'adventure', 'campaign', 'difficulty'] as const;

/** How much there is, and where each record comes from. */
export function lostRelicsContent(): ContentReport {
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, cardsOfKind(kind).length]));
  const origins: ContentReport['origins'] = { printed: 0, inferred: 0, ours: 0 };
  for (const { origin } of Object.values(library.records)) origins[origin] = (origins[origin] ?? 0) + 1;
  const errors = library.errors.length > 0 ? [...library.errors] : validateContent(records);
  return { kinds, origins, scripts: 0, scriptShare: 0, errors };
}
