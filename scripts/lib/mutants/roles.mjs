import { calledName, outward, part, parts } from './tree.mjs';

/**
 * @typedef {import('./tree.mjs').Node} Node
 * @typedef {import('./tree.mjs').Place} Place
 */

const BRANCHES = ['IfStatement', 'ConditionalExpression'];
const LOOPS = ['WhileStatement', 'DoWhileStatement', 'ForStatement'];
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];
const PREDICATES = ['filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex'];

/**
 * What a value decides about: a branch, a loop, or which things of a list count.
 * @param {Place} place
 * @returns {'branch' | 'loop' | 'filter' | 'predicate' | undefined}
 */
export function decidesAbout(place) {
  const { key, up } = outward(place);
  const above = up?.node.type ?? '';
  if (key === 'test' && BRANCHES.includes(above)) return 'branch';
  if (key === 'test' && LOOPS.includes(above)) return 'loop';
  const callback = key === 'body' && up !== null ? callbackOf(up) : '';
  if (callback === 'filter') return 'filter';
  return PREDICATES.includes(callback) ? 'predicate' : undefined;
}

/**
 * The method that a function is handed to, or nothing.
 * @param {Place} place
 * @returns {string}
 */
export function callbackOf(place) {
  if (!FUNCTIONS.includes(place.node.type)) return '';
  const { key, up } = outward(place);
  return key === 'arguments' ? calledName(up?.node) : '';
}

/**
 * One side of `&&` or `||`: what leaving out a side shows, changing it shows too.
 * @param {Place} place
 */
export function isSide(place) {
  const { up } = outward(place);
  return up?.node.type === 'LogicalExpression' && up.node.operator !== '??';
}

/**
 * The only thing that its `if` does, so that leaving it out is the same as a condition that never holds.
 * @param {Place} place
 */
export function isWholeBranch({ key, node, up }) {
  if (up === null) return false;
  const alone = up.node.type === 'BlockStatement' && parts(up.node, 'body').length === 1;
  const branch = alone ? up : { key, node, up };
  const above = branch.up?.node;
  return (
    above?.type === 'IfStatement' && branch.key === 'consequent' && part(above, 'alternate') === undefined
  );
}

/**
 * The last statement of a function: after it nothing would happen anyway.
 * @param {Place} place
 */
export function isLast({ node, up }) {
  if (up?.node.type !== 'BlockStatement' || up.up === null || !FUNCTIONS.includes(up.up.node.type))
    return false;
  return parts(up.node, 'body').at(-1) === node;
}

/**
 * Where the switch of a changed value goes: a step inside `a?.b.c` cannot be wrapped by itself.
 * @param {Place} place
 * @returns {Place}
 */
export function wholeChain(place) {
  let at = place;
  while (at.up !== null && ['object', 'callee', 'expression'].includes(at.key) && isLink(at.up.node))
    at = at.up;
  return at.node.type === 'ChainExpression' ? at : place;
}

/** @param {Node} node */
function isLink({ type }) {
  return ['MemberExpression', 'CallExpression', 'TSNonNullExpression', 'ChainExpression'].includes(type);
}

/**
 * A function that gives nothing back: leaving its body out is a change of its own.
 * @param {Place} place
 */
export function isSilentFunction({ node, up }) {
  if (up?.node.kind === 'constructor') return false;
  return FUNCTIONS.includes(node.type) && !givesBack(part(node, 'body'));
}

/**
 * @param {Node | undefined} node
 * @returns {boolean}
 */
function givesBack(node) {
  if (node === undefined || FUNCTIONS.includes(node.type)) return false;
  if (node.type === 'ReturnStatement') return part(node, 'argument') !== undefined;
  return Object.keys(node).some((key) => [part(node, key), ...parts(node, key)].some(givesBack));
}

/**
 * @param {Place} place
 * @returns {boolean}
 */
export function isInFunction({ node, up }) {
  return (
    FUNCTIONS.includes(node.type) || node.type === 'PropertyDefinition' || (up !== null && isInFunction(up))
  );
}
