import { below, calledName, part, parts } from './tree.mjs';

/**
 * @typedef {import('./tree.mjs').Node} Node
 * @typedef {import('./tree.mjs').Place} Place
 * @typedef {{ start: number, end: number, rules: string[], names: string[] }} Region
 */

/**
 * Which rules a place in a file carries out: those of the step around it, or of the steps that use the function around it.
 * @param {Place} program
 * @returns {(position: number) => string[]}
 */
export function rulesIn(program) {
  const steps = nodesOf(program).flatMap(stepRegion);
  const functions = nodesOf(program).flatMap(functionRegion);
  for (let changed = true; changed; ) changed = handOn([...steps, ...functions], functions);
  return (position) => {
    const around = [...functions, ...steps].filter(({ start, end }) => start <= position && position < end);
    return [...new Set(around.flatMap(({ rules }) => rules))];
  };
}

/**
 * A function that a step or another function uses carries out their rules.
 * @param {Region[]} users
 * @param {(Region & { name: string })[]} functions
 * @returns {boolean} whether any function got a rule that it did not have
 */
function handOn(users, functions) {
  let changed = false;
  for (const user of users) {
    for (const used of functions.filter(({ name }) => user.names.includes(name))) {
      const more = user.rules.filter((rule) => !used.rules.includes(rule));
      used.rules.push(...more);
      changed ||= more.length > 0;
    }
  }
  return changed;
}

/**
 * @param {Place} place
 * @returns {Place[]}
 */
function nodesOf(place) {
  return [place, ...below(place).flatMap(nodesOf)];
}

/**
 * `.step('name', 'ID' or ['ID', …], function)` and `carries('ID' or ['ID', …], 'where', function)`.
 * @param {Place} place
 * @returns {Region[]}
 */
function stepRegion(place) {
  const name = calledName(place.node);
  if (name !== 'step' && name !== 'carries') return [];
  const given = parts(place.node, 'arguments');
  const rules = wordsIn(given[name === 'step' ? 1 : 0]);
  return given.slice(2, 3).map(({ start, end }) => ({ start, end, rules, names: namesIn(place, start) }));
}

/** @param {Node | undefined} node */
function wordsIn(node) {
  const list = node?.type === 'ArrayExpression' ? parts(node, 'elements') : node === undefined ? [] : [node];
  return list.map(({ value }) => value).filter((value) => typeof value === 'string');
}

/**
 * Functions with a name, at the top of the file.
 * @param {Place} place
 * @returns {(Region & { name: string })[]}
 */
function functionRegion(place) {
  const { node } = place;
  const isFunction = node.type === 'FunctionDeclaration' || isNamedArrow(node);
  const name = part(node, 'id')?.name;
  if (!isFunction || typeof name !== 'string') return [];
  return [{ name, start: node.start, end: node.end, rules: [], names: namesIn(place, node.start) }];
}

/** @param {Node} node */
function isNamedArrow(node) {
  return node.type === 'VariableDeclarator' && part(node, 'init')?.type === 'ArrowFunctionExpression';
}

/**
 * The names that occur from here on below a place.
 * @param {Place} place
 * @param {number} from
 */
function namesIn(place, from) {
  const names = nodesOf(place).filter(({ node }) => node.type === 'Identifier' && node.start >= from);
  return names.map(({ node }) => String(node.name));
}
