import { carriersOf } from '@questhall/tabletop';
import type { WowRuleId } from './terms.js';

const carriers = carriersOf<WowRuleId>();
/** Rules that no single step carries out, for the coverage report. */
export const carriedElsewhere = carriers.list;
/** Marks the function that carries out a rule, and gives it back unchanged. */
export const { carries } = carriers;
