import { forced, OPERATORS } from './operators.mjs';
import { isInFunction, wholeChain } from './roles.mjs';
import { rulesIn } from './rules-of.mjs';
import { isSpared } from './spared.mjs';
import { below, parse } from './tree.mjs';

/** Letters of a line that are shown, and how many of them before the change. */
const LONGEST = 150;
const BEFORE = 100;

/**
 * One change of a source file. `point` is the piece that is switched as a whole, `as` says what it is.
 * @typedef {object} Mutant
 * @property {number} line
 * @property {string} kind
 * @property {{ start: number, end: number }} point
 * @property {'expression' | 'statement' | 'block'} as
 * @property {string} text what stands at the point instead
 * @property {string} before the line as it is
 * @property {string} after the line as it would be
 * @property {boolean} once it is evaluated when the file is loaded, and never again
 * @property {string[]} rules the rules that are carried out here, as far as the file says
 */

/**
 * All mutants of a source file, in the order of their lines.
 * @param {string} file its name, which says what language it is in
 * @param {string} source
 * @param {{ events?: boolean }} [options] `events`: also what is told to those who watch
 * @returns {Mutant[]}
 */
export function findMutants(file, source, { events = false } = {}) {
  const program = parse(file, source);
  const rules = rulesIn(program);
  /** @type {Map<string, Mutant>} */
  const found = new Map();
  visit(program, source, { events }, (place, change) => {
    const mutant = mutantOf(place, change, source);
    const result = `${source.slice(0, mutant.point.start)}${mutant.text}${source.slice(mutant.point.end)}`;
    if (!found.has(result)) found.set(result, { ...mutant, rules: rules(change.start) });
  });
  return [...found.values()].sort((a, b) => a.line - b.line);
}

/**
 * @param {import('./tree.mjs').Place} place
 * @param {string} source
 * @param {{ events: boolean }} options
 * @param {(place: import('./tree.mjs').Place, change: import('./change.mjs').Change) => void} take
 */
function visit(place, source, options, take) {
  if (isSpared(place, options)) return;
  for (const change of [...forced(place, source), ...(OPERATORS[place.node.type]?.(place, source) ?? [])])
    take(place, change);
  for (const part of below(place)) visit(part, source, options, take);
}

/**
 * @param {import('./tree.mjs').Place} place
 * @param {import('./change.mjs').Change} change
 * @param {string} source
 * @returns {Omit<Mutant, 'rules'>}
 */
function mutantOf(place, change, source) {
  const { kind, start, end, text, as = 'expression' } = change;
  const point = as === 'expression' && kind !== 'block' ? wholeChain(place).node : change;
  return {
    line: source.slice(0, start).split('\n').length,
    kind,
    point: { start: point.start, end: point.end },
    as,
    once: !isInFunction(place),
    text: source.slice(point.start, start) + text + source.slice(end, point.end),
    before: lineOf(source, start, end, source.slice(start, end)),
    after: lineOf(source, start, end, text),
  };
}

/**
 * The lines of a piece as one, with another text in its place; of a long line, what is around that place.
 * @param {string} source
 * @param {number} start
 * @param {number} end
 * @param {string} text
 */
function lineOf(source, start, end, text) {
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const to = source.indexOf('\n', end);
  const before = source.slice(from, start).trimStart();
  const rest = text + source.slice(end, to < 0 ? undefined : to);
  const line = (before.length > BEFORE ? `… ${before.slice(-BEFORE)}` : before) + rest;
  const short = line.replace(/\s+/g, ' ').trim();
  return short.length > LONGEST ? `${short.slice(0, LONGEST)} …` : short || '(nothing)';
}
