import { type Barred, type Text, varsIn } from '@questhall/engine';
import { priceOf } from '../legal.js';
import { isHeroId } from '../queries.js';
import type { Reason } from '../refusals.js';
import { making } from '../rules/activation.js';
import { tableOption } from './options.js';
import { called, type Situation } from './situation.js';

type Args = Text['args'];

/** What is not possible now, each with the rule that bars it. The verdicts are those of the rules themselves. */
export function barredAt(s: Situation): Barred[] {
  const { option = tableOption } = s.asked;
  return s.asked.refused(s).map(({ id, refusal: { why, rules } }) => {
    const { name, refs } = option(s, id);
    return {
      name,
      refs,
      rules: [...rules],
      because: { key: `barred.${why}`, args: names[why]?.(s, id) ?? {} },
    };
  });
}

/** The hero who is asked. */
const hero = (s: Situation): Args => ({ hero: s.hero === undefined ? '' : called(s, s.hero.id) });

/** The hero who is thought of: `trade/emelda`. */
function other(s: Situation, id: string): Args {
  const of = id.slice(id.indexOf('/') + 1);
  return isHeroId(s, of) ? { hero: called(s, of) } : hero(s);
}

/** What the action that is thought of costs, or the one that is being paid. */
function cost(s: Situation, id: string): Args {
  const { price } = varsIn(s.state.stack, making) ?? {};
  const weapon = s.box.weapons[id]?.cost;
  return { cost: weapon ?? price?.score ?? (s.hero === undefined ? 0 : priceOf(s, s.hero, id).score) };
}

/** What the sentence of a reason names; those that are not here name nothing. */
const names: { readonly [why in Reason]?: (s: Situation, id: string) => Args } = {
  'no-die': (s, id) => ({ ...hero(s), ...cost(s, id) }),
  'die-too-low': cost,
  'destiny-limit': hero,
  'not-standing': other,
  buried: hero,
  forbidden: hero,
  trapped: hero,
  'too-far': other,
  'nothing-to-heal': hero,
  'hostile-beside': hero,
  'no-object': hero,
  'no-gateway': hero,
};
