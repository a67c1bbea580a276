import { carriersOf } from '@questhall/tabletop';
import type { AcgRuleId } from './terms.js';

const carriers = carriersOf<AcgRuleId>();
/** Rules that no single step carries out: a query, a limit, a shape. Listed for the coverage report. */
export const carriedElsewhere = carriers.list;
/** Marks the function that carries out a rule, and gives it back unchanged. */
export const { carries } = carriers;
