/** @typedef {import('./find.mjs').Mutant & { id: number }} Numbered */

/** The function that asks for the number of the mutant in force; the tests' runner puts it there. */
export const SWITCH = '$mutant';

/**
 * The source with all its mutants, each behind a question that is true for at most one of them.
 * @param {string} source
 * @param {readonly Numbered[]} mutants
 * @returns {string}
 */
export function weave(source, mutants) {
  /** @type {Map<string, Numbered[]>} */
  const points = new Map();
  for (const mutant of mutants) {
    const { start, end } = mutant.point;
    const key = `${start}:${end}`;
    points.set(key, [...(points.get(key) ?? []), mutant]);
  }
  const outer = [...points.values()].sort((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a));
  return `const ${SWITCH} = globalThis.${SWITCH} ?? (() => false); ${piece(source, 0, source.length, outer)}`;
}

/**
 * @param {string} source
 * @param {number} from
 * @param {number} to
 * @param {Numbered[][]} points those inside, by their place, outer ones first
 * @returns {string}
 */
function piece(source, from, to, points) {
  let out = '';
  let at = from;
  for (let i = 0; i < points.length; ) {
    const here = /** @type {Numbered[]} */ (points[i]);
    let next = i + 1;
    while (next < points.length && startOf(points[next]) < endOf(here)) next++;
    out += source.slice(at, startOf(here)) + switched(source, here, points.slice(i + 1, next));
    at = endOf(here);
    i = next;
  }
  return out + source.slice(at, to);
}

/**
 * @param {string} source
 * @param {Numbered[]} here
 * @param {Numbered[][]} inner
 */
function switched(source, here, inner) {
  const original = piece(source, startOf(here), endOf(here), inner);
  const [first] = here;
  if (first?.as === 'expression') {
    const cases = here.map(({ id, text }) => `${SWITCH}(${id}) ? (${text}) : `);
    return `(${cases.join('')}(${original}))`;
  }
  const branches = here.map(({ id, text }) => `if (${SWITCH}(${id})) { ${text} } else `);
  return `{ ${branches.join('')}{ ${original} } }`;
}

/** @param {Numbered[] | undefined} mutants */
const startOf = (mutants) => mutants?.[0]?.point.start ?? 0;
/** @param {Numbered[] | undefined} mutants */
const endOf = (mutants) => mutants?.[0]?.point.end ?? 0;
