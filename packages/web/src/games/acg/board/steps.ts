import type { AcgView } from '@questhall/acg';

/** The six steps of an action, in the order in which they are taken. */
export const STEPS = ['choose', 'spend', 'roll', 'reroll', 'modify', 'result'] as const;
export type Step = (typeof STEPS)[number];

const ASKED: { readonly [ask: string]: Step } = {
  'choose-targets': 'choose',
  'choose-hero-to-aid': 'choose',
  'spend-tokens': 'spend',
  'choose-dice-to-reroll': 'reroll',
  'how-many-to-convert': 'modify',
  'divide-successes': 'result',
  'choose-attackers': 'result',
  'order-nemeses': 'result',
  'place-tokens': 'result',
};

/** Where an action stands, from what lies on the table and what is asked. */
export function stepOf({ action, heroes }: AcgView, ask: string | undefined): Step | undefined {
  if (action === null) return ask === 'choose-action' ? 'choose' : undefined;
  const asked = ask === undefined ? undefined : ASKED[ask];
  if (asked !== undefined) return asked;
  if (action.dice.length > 0) return ask === 'use-ability' ? 'modify' : 'result';
  return heroes.some(({ id }) => id === action.hero) ? 'choose' : undefined;
}
