import { type Carried, carriedByCard } from '@questhall/tabletop';
import type { WowBox } from './content/box.js';
import type { AnyCard } from './content/schema.js';
import type { WowRuleId } from './terms.js';

type Rules = readonly WowRuleId[];

/** Rules about what is printed on each kind of card. */
const PRINTED: { readonly [kind in AnyCard['kind']]: Rules } = {
  character: ['WOW-SET-23', 'WOW-DEF-12', 'WOW-LVL-07'],
  ability: ['WOW-ABL-05', 'WOW-ABL-06', 'WOW-ABL-10'],
  challenge: ['WOW-CHL-08', 'WOW-CHL-09', 'WOW-CHL-10'],
  quest: ['WOW-QST-01', 'WOW-QST-07', 'WOW-QST-08'],
  trophy: ['WOW-TRO-01', 'WOW-TRO-02', 'WOW-TRO-03'],
  discovery: ['WOW-EXP-06', 'WOW-EXP-07'],
  'board-encounter': ['WOW-CHL-04', 'WOW-CMB-18', 'WOW-LVL-09'],
  world: ['WOW-MOV-05', 'WOW-MOV-07', 'WOW-SET-20'],
};

/** The rules a card makes use of: those about what is printed on it, and those that its lines carry out. */
export function rulesOf(box: WowBox, card: AnyCard, carried: readonly Carried[]): string[] {
  return [...new Set<string>([...PRINTED[card.kind], ...carriedByCard(box, card.id, carried)])];
}
