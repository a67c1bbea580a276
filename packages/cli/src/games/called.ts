import { Refused } from '../errors.js';
import { matches } from '../play/match.js';
import { wordsOf } from '../text/likeness.js';
import { orList } from '../text/list.js';
import { suggestion } from './registry.js';

type Named = { readonly id: string; readonly name: string };

/** The one that is meant by an id, a name or enough of a name; otherwise a sentence with what there is. */
export function called<N extends Named>(typed: string, list: readonly N[], what: string): N {
  const meant = list.map((one) => ({
    one,
    label: one.name,
    words: wordsOf(`${one.id} ${one.name}`),
    numbers: [],
  }));
  const exact = list.find(({ id }) => id === typed.toLowerCase());
  const found = exact === undefined ? matches(typed, meant).map(({ one }) => one) : [exact];
  const [only] = found;
  const ids = list.map(({ id }) => id);
  if (only === undefined)
    throw new Refused(`There is no ${what} called '${typed}'. ${suggestion(typed, ids)}`);
  if (found.length === 1) return only;
  throw new Refused(`'${typed}' could be ${orList(found.map(({ id }) => id))}. Which ${what}?`);
}

/** The one that is meant when none is named. */
export function theOnly<N extends Named>(list: readonly N[], what: string): N {
  const [only, ...others] = list;
  if (only === undefined) throw new Refused(`There is no ${what} yet.`);
  if (others.length === 0) return only;
  throw new Refused(`Choose a ${what}: ${orList(list.map(({ id }) => id))}.`);
}
