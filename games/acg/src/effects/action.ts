import { capital, sentence } from '@questhall/tabletop';
import { z } from 'zod';
import type { Line } from '../content/line.js';
import { effect, effectProcedure } from '../kit.js';
import { lineVars, performAction } from '../procs.js';
import { ICONS, type Icon } from '../terms.js';
import type { LineWords } from '../text/about.js';
import { clausesOf } from '../text/en/lines.js';
import { counted, iconWords, listWords } from '../text/en/words.js';

const schema = (lines: z.ZodType<Line[]>) =>
  z.strictObject({
    /** Hero dice; an enemy die is added for every readied enemy the hero is engaged with. */
    dice: z.int().min(0),
    /** An attack that reaches every zone. */
    ranged: z.literal(true).optional(),
    /** How many enemies an attack may target. */
    targets: z.int().min(1).optional(),
    /** Icons added in the modifiers step. */
    bonus: z.partialRecord(z.enum(ICONS), z.int()).optional(),
    /** Carried out after the targets are chosen, before tokens are spent. */
    before: lines.optional(),
    /** Carried out once, right after the successes, if an enemy was defeated in this action. */
    ifDefeated: lines.optional(),
  });
export type ActionParams = z.infer<ReturnType<typeof schema>>;

const resolve = effectProcedure('action').step('perform', 'ACG-ACT-02', (g, v) =>
  g.call(performAction, lineVars(v, v.node)),
);

export const actionEffect = effect<ActionParams>({
  verb: 'action',
  schema,
  nested: ({ before = [], ifDefeated = [] }) => [
    { at: 'before', lines: before },
    { at: 'ifDefeated', lines: ifDefeated },
  ],
  words: (params, line) => [headWords(params, line), ...laterWords(params, line)].map(sentence).join(' '),
  procedure: resolve,
});

/** "attack (2 dice): you may target up to 2 enemies" */
function headWords(
  { dice, ranged, targets = 1, bonus }: ActionParams,
  { type = 'attack' }: LineWords,
): string {
  const name = capital(ranged === true ? `ranged ${type}` : type);
  const riders: string[] = [];
  if (targets > 1) riders.push(`you may target up to ${targets} enemies`);
  if (bonus !== undefined) riders.push(`add ${bonusWords(bonus)}`);
  const head = `${name} (${counted(dice, 'die', 'dice')})`;
  return riders.length === 0 ? head : `${head}: ${listWords(riders)}`;
}

function bonusWords(bonus: NonNullable<ActionParams['bonus']>): string {
  const icons = Object.entries(bonus) as [Icon, number][];
  return listWords(icons.map(([icon, n]) => counted(n, iconWords(icon))));
}

function laterWords({ before, ifDefeated }: ActionParams, { speech }: LineWords): string[] {
  const then = (when: string, what: readonly Line[] | undefined) =>
    what === undefined || what.length === 0 ? [] : [`${when}, ${clausesOf(what, { speech })}`];
  return [...then('before the roll', before), ...then('if you defeat at least one enemy', ifDefeated)];
}
