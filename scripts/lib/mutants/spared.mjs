import { calledName, part, parts } from './tree.mjs';

/** @typedef {import('./tree.mjs').Place} Place */

/** Calls whose first two arguments are a name and the ids of rules, in one order or the other. */
const LABELLED = ['step', 'carries'];

/**
 * What no mutant is made of: error messages, names of steps, ids of rules, and what is told to those who watch.
 * @param {Place} place
 * @param {{ events: boolean }} options
 * @returns {boolean}
 */
export function isSpared(place, { events }) {
  return isErrorText(place) || isLabel(place) || (!events && isTelling(place));
}

/** @param {Place} place */
function isErrorText({ key, up }) {
  if (key !== 'arguments' && key !== 'argument') return false;
  if (up?.node.type === 'ThrowStatement') return true;
  const name = part(up?.node, 'callee')?.name;
  return up?.node.type === 'NewExpression' && typeof name === 'string' && name.endsWith('Error');
}

/** @param {Place} place */
function isLabel({ key, node, up }) {
  if (key !== 'arguments' || !LABELLED.includes(calledName(up?.node))) return false;
  return parts(up?.node, 'arguments').indexOf(node) < 2;
}

/** @param {Place} place */
function isTelling({ key, node, up }) {
  if (node.type === 'ExpressionStatement') return mentionsTell(part(node, 'expression'));
  if (key === 'test') return mentionsTell(node);
  return node.type === 'ChainExpression' && mentionsTell(node) && up !== null;
}

/**
 * `g.tell`, `g.tell?.(…)` or a comparison of it.
 * @param {import('./tree.mjs').Node | undefined} node
 * @returns {boolean}
 */
function mentionsTell(node) {
  if (node === undefined) return false;
  if (node.type === 'MemberExpression') return part(node, 'property')?.name === 'tell';
  return ['expression', 'callee', 'left', 'argument'].some((key) => mentionsTell(part(node, key)));
}
