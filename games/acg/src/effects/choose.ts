import { type Asked, allowed } from '@questhall/engine';
import { z } from 'zod';
import type { Line } from '../content/line.js';
import { type Cost, cost, type Predicate, predicate } from '../content/selectors.js';
import { type AcgPosition, effect, effectProcedure, paramsOf } from '../kit.js';
import { holds } from '../predicates.js';
import { type Ctx, costOf, type EffectVars, payCosts, programOf, runProgram } from '../procs.js';
import { party, playerOf } from '../queries.js';
import { type AcgChoice, refusal } from '../refusals.js';
import { judgeCost } from '../rules/costs.js';
import type { About, LineWords } from '../text/about.js';
import { clauseChain } from '../text/en/lines.js';
import { predicateWords } from '../text/en/predicates.js';
import { costWords } from '../text/en/words.js';
import { deciderOf, targetOf } from './choosing.js';

export type Alternative = {
  text?: string | undefined;
  if?: Predicate | undefined;
  cost?: Cost | undefined;
  lines: Line[];
};
const schema = (lines: z.ZodType<Line[]>) =>
  z.strictObject({
    options: z
      .array(
        z.strictObject({
          text: z.string().optional(),
          if: predicate.optional(),
          cost: cost.optional(),
          lines,
        }),
      )
      .min(1),
    by: z.enum(['you', 'target', 'party', 'that-hero']).optional(),
  });
export type ChooseParams = {
  options: Alternative[];
  by?: 'you' | 'target' | 'party' | 'that-hero' | undefined;
};

const OPTION = 'option-';

const CONDITION = refusal('condition', 'ACG-EFF-01');

export function alternativeAt(g: AcgPosition, { node }: EffectVars, id: string): Alternative | undefined {
  return paramsOf<ChooseParams>(g, node).options[Number(id.slice(OPTION.length))];
}

/** Alternatives whose condition holds and whose cost can be paid (EFF-01). */
export const alternatives: AcgChoice<EffectVars> = {
  candidates: (g, v) => paramsOf<ChooseParams>(g, v.node).options.map((_, i) => `${OPTION}${i}`),
  judge(g, v, id) {
    const { if: when, cost: price } = alternativeAt(g, v, id) as Alternative;
    if (when !== undefined && !holds(g, when, v)) return CONDITION;
    return price === undefined ? true : judgeCost(g, price, v);
  },
};

/** Nobody, if the hero who should choose was never named. */
function chooser(g: AcgPosition, { by = 'you' }: ChooseParams, ctx: Ctx): Asked | null {
  if (by === 'party') return party(g);
  if (by === 'you') return deciderOf(g, ctx);
  const hero = by === 'target' ? targetOf(g, ctx) : ctx.hero;
  return hero === null ? null : playerOf(g, hero);
}

const resolve = effectProcedure<{ option: number }>('choose')
  .step('offer', ['ACG-EFF-01', 'ACG-GOLD-09', 'ACG-AER-07'], (g, v) => {
    const params = paramsOf<ChooseParams>(g, v.node);
    const options = allowed(alternatives, g, v);
    const asked = chooser(g, params, v);
    if (asked === null || options.length === 0) return g.pass(null);
    return v.may ? g.maybe(asked, 'choose-option', options) : g.one(asked, 'choose-option', options);
  })
  .step('pay', ['ACG-EFF-02', 'ACG-EFF-06'], (g, v, picked: string | null) => {
    if (picked === null) return g.end(undefined);
    v.option = Number(picked.slice(OPTION.length));
    const price = paramsOf<ChooseParams>(g, v.node).options[v.option]?.cost;
    return price === undefined ? g.pass(true) : g.call(payCosts, costOf(v, price));
  })
  .step('carry-out', 'ACG-HERO-08', (g, v, paid) =>
    paid ? g.call(runProgram, programOf(v, `${v.node}.options.${v.option ?? 0}`)) : undefined,
  );

export const chooseEffect = effect<ChooseParams>({
  verb: 'choose',
  schema,
  choosesItself: () => true,
  nested: ({ options }) => options.map(({ lines: inner }, i) => ({ at: `options.${i}`, lines: inner })),
  words: (params, line) => `${headWords(params, line)}${optionsWords(params, line)}`,
  procedure: resolve,
});

const CHOOSERS = {
  you: 'you',
  target: 'the target hero',
  party: 'the party',
  'that-hero': 'that hero',
} as const;
/** "choose one:", "the party may choose one:"; with a single option there is only whether to do it. */
function headWords({ by = 'you', options }: ChooseParams, { may }: LineWords): string {
  if (may) return `${CHOOSERS[by]} may ${options.length === 1 ? 'do this' : 'choose one'}: `;
  if (options.length === 1) return '';
  return by === 'you' ? 'choose one: ' : `${CHOOSERS[by]} chooses one: `;
}

function optionsWords({ by = 'you', options }: ChooseParams, { speech }: LineWords): string {
  // A single option has no head that names the chooser.
  const chooser = options.length === 1 ? '' : CHOOSERS[by];
  return options.map((option) => optionWords(option, { speech, chooser })).join('; or ');
}

function optionWords({ if: when, cost: price, lines: inner }: Alternative, about: About): string {
  const does = inner.length === 0 ? [] : [clauseChain(inner, about)];
  const parts = price === undefined ? does : [costWords(price), ...does];
  const whole = parts.length === 0 ? 'do nothing' : parts.join(': ');
  return when === undefined ? whole : `if ${predicateWords(when, about)}, ${whole}`;
}
