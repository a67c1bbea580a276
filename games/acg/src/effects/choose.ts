import type { Asked } from '@questhall/engine';
import { capital } from '@questhall/tabletop';
import type { Saying } from '@questhall/tabletop/german';
import { z } from 'zod';
import type { AcgBoard } from '../board.js';
import { type Line, lines } from '../content/line.js';
import { type Cost, cost, type Predicate, predicate } from '../content/selectors.js';
import { holds } from '../predicates.js';
import { type Ctx, costOf, payCosts, programOf, runProgram } from '../procs.js';
import { party, playerOf } from '../queries.js';
import { canPay } from '../rules/costs.js';
import * as de from '../text/de/speech.js';
import { clauseChain } from '../text/en/lines.js';
import { predicateWords } from '../text/en/predicates.js';
import { costWords } from '../text/en/words.js';
import type { LineWords } from '../text/line.js';
import { deciderOf, targetOf } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

type Alternative = {
  text?: string | undefined;
  if?: Predicate | undefined;
  cost?: Cost | undefined;
  lines: Line[];
};
const schema = z.strictObject({
  options: z
    .array(
      z.strictObject({ text: z.string().optional(), if: predicate.optional(), cost: cost.optional(), lines }),
    )
    .min(1),
  by: z.enum(['you', 'target', 'party', 'that-hero']).optional(),
});
type Params = { options: Alternative[]; by?: 'you' | 'target' | 'party' | 'that-hero' | undefined };

const OPTION = 'option-';

/** Alternatives whose condition holds and whose cost can be paid (EFF-01). */
function openOptions(b: AcgBoard, { options }: Params, ctx: Ctx): string[] {
  const open = ({ if: when, cost: price }: Alternative) =>
    (when === undefined || holds(b, when, ctx)) && (price === undefined || canPay(b, price, ctx));
  const ids: string[] = [];
  for (const [i, option] of options.entries()) if (open(option)) ids.push(`${OPTION}${i}`);
  return ids;
}

/** Nobody, if the hero who should choose was never named. */
function chooser(b: AcgBoard, { by = 'you' }: Params, ctx: Ctx): Asked | null {
  if (by === 'party') return party(b);
  if (by === 'you') return deciderOf(b, ctx);
  const hero = by === 'target' ? targetOf(b, ctx) : ctx.hero;
  return hero === null ? null : playerOf(b, hero);
}

const resolve = effectProcedure<{ option: number }>('choose')
  .step('offer', ['ACG-EFF-01', 'ACG-GOLD-09', 'ACG-AER-07'], (g, v) => {
    const params = paramsOf<Params>(v.node);
    const options = openOptions(g.board, params, v);
    const asked = chooser(g.board, params, v);
    if (asked === null || options.length === 0) return g.pass(null);
    return v.may ? g.maybe(asked, 'choose-option', options) : g.one(asked, 'choose-option', options);
  })
  .step('pay', ['ACG-EFF-02', 'ACG-EFF-06'], (g, v, picked: string | null) => {
    if (picked === null) return g.end(undefined);
    v.option = Number(picked.slice(OPTION.length));
    const price = paramsOf<Params>(v.node).options[v.option]?.cost;
    return price === undefined ? g.pass(true) : g.call(payCosts, costOf(v, price));
  })
  .step('carry-out', 'ACG-HERO-08', (g, v, paid) =>
    paid ? g.call(runProgram, programOf(v, `${v.node}.options.${v.option ?? 0}`)) : undefined,
  );

export const chooseEffect = effect<Params>({
  verb: 'choose',
  schema,
  choosesItself: () => true,
  nested: ({ options }) => options.map(({ lines: inner }, i) => ({ at: `options.${i}`, lines: inner })),
  words: {
    en: (params, line) => `${headWords(params, line)}${optionsWords(params)}`,
    de: (params, line) => chooseGerman(params, line),
  },
  procedure: resolve,
});

const CHOOSERS = {
  you: 'you',
  target: 'the target hero',
  party: 'the party',
  'that-hero': 'that hero',
} as const;
/** "choose one:", "the party may choose one:"; with a single option there is only whether to do it. */
function headWords({ by = 'you', options }: Params, { may }: LineWords): string {
  if (may) return `${CHOOSERS[by]} may ${options.length === 1 ? 'do this' : 'choose one'}: `;
  if (options.length === 1) return '';
  return by === 'you' ? 'choose one: ' : `${CHOOSERS[by]} chooses one: `;
}

function optionsWords({ by = 'you', options }: Params): string {
  // A single option has no head that names the chooser.
  const chooser = options.length === 1 ? '' : CHOOSERS[by];
  return options.map((option) => optionWords(option, chooser)).join('; or ');
}

function optionWords({ if: when, cost: price, lines: inner }: Alternative, chooser: string): string {
  const does = inner.length === 0 ? [] : [clauseChain(inner, chooser)];
  const parts = price === undefined ? does : [costWords(price), ...does];
  const whole = parts.length === 0 ? 'do nothing' : parts.join(': ');
  return when === undefined ? whole : `if ${predicateWords(when)}, ${whole}`;
}

/** "wähle eines: …", "die Gruppe darf eines wählen: …" */
function chooseGerman({ by = 'you', options }: Params, { may }: LineWords): Saying {
  const who = by === 'party' ? de.PARTY : de.heroWords(by);
  const single = options.length === 1;
  const text = options.map((option) => optionGerman(option, single ? '' : who.nom)).join('; oder ');
  const what = single ? de.order(de.VERBS.tun, 'dies') : de.order(de.VERBS.wählen, 'eines');
  if (may) return de.followed(de.allowed(who, what), `: ${single ? capital(text) : text}`);
  if (single) return { text };
  return de.followed(by === 'you' ? what : de.does(who, what.verb, what.rest), `: ${text}`);
}

function optionGerman({ if: when, cost: price, lines: inner }: Alternative, chooser: string): string {
  if (when !== undefined && price === undefined && inner.length > 0)
    return de.alternativeIf(when, inner, chooser);
  const does = inner.length === 0 ? [] : [de.alternativeWords(inner, chooser)];
  const parts = price === undefined ? does : [de.costWords(price), ...does];
  const whole = parts.length === 0 ? 'nichts tun' : parts.join(': ');
  return when === undefined ? whole : `${de.ifWords(when)}, ${whole}`;
}
