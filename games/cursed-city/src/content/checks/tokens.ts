import { COMPONENTS } from '../../components.js';
import { type Check, eachOf } from './pack.js';

const tokensOf = (name: string): number =>
  (COMPONENTS.tokens as { readonly [name: string]: number })[name] ?? 0;

/** A hero brings no more counters of a kind than the box has. */
export const countersAreInTheBox: Check = eachOf('hero', ({ counters }) => [
  counters !== undefined &&
    counters.count > tokensOf(counters.name) &&
    `it brings ${counters.count} ${counters.name} counters; the box has ${tokensOf(counters.name)}`,
]);

/** There is one token of each carried item. */
export const itemsAreInTheBox: Check = eachOf('item', ({ id }) => [
  tokensOf(id) !== 1 && `there is no token of '${id}' in the box`,
]);
