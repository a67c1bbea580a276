import { library } from './content/library.js';
import { effectProcedures } from './effects/index.js';
import { carriedElsewhere } from './kit.js';
import { program } from './program.js';
import { allRules } from './rules/index.js';

/** Every rule and what carries it out. */
export function acgCarried(): { rule: string; by: string }[] {
  const procedures = [program, ...allRules, ...effectProcedures];
  const inSteps = procedures.flatMap((procedure) =>
    procedure.steps.flatMap((step) =>
      step.rules.map((rule) => ({ rule, by: `${procedure.id}@${step.name}` })),
    ),
  );
  return [...inSteps, ...carriedElsewhere];
}

export function acgContent() {
  return { kinds: {}, origins: {}, scripts: 0, scriptShare: 0, errors: library.errors };
}
