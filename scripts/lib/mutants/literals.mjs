import { whole } from './change.mjs';
import { callbackOf, decidesAbout, isSide } from './roles.mjs';
import { calledName, outward } from './tree.mjs';

/** @typedef {import('./tree.mjs').Place} Place */

/** Methods that compare their argument, or hand it on as a result. */
const COMPARING = ['includes', 'has', 'indexOf', 'startsWith', 'endsWith', 'end'];
/** A number from here on is a limit or a constant: one more or less would not show. */
const LARGE = 1000;

/** @param {Place} place */
export function literal(place) {
  const { node } = place;
  const { value } = node;
  if (isName(place) || isOrder(place)) return [];
  if (typeof value === 'boolean') return [whole(node, 'literal', String(!value))];
  if (typeof value === 'number') return nearby(value).map((text) => whole(node, 'number', text));
  // What has a space in it is a text.
  return typeof value === 'string' && !value.includes(' ') && isCompared(place)
    ? [whole(node, 'word', `'not ${value.replace(/['\\\n]/g, '')}'`)]
    : [];
}

/** @param {number} value */
function nearby(value) {
  if (value >= LARGE) return ['0'];
  return value >= 1 && Number.isInteger(value) ? [`${value + 1}`, `${value - 1}`] : [`${value + 1}`];
}

/**
 * The key of a property and the like, which are no values.
 * @param {Place} place
 */
function isName({ key, up }) {
  return (
    (key === 'key' && up?.node.computed !== true) || key === 'source' || up?.node.type === 'TSEnumMember'
  );
}

/**
 * `a < b ? -1 : 1` for a sort: any other number with the same sign does the same.
 * @param {Place} place
 * @returns {boolean}
 */
function isOrder(place) {
  const { key, up } = outward(place);
  if (up === null) return false;
  if (['sort', 'toSorted'].includes(callbackOf(up))) return key === 'body';
  const isBranch = up.node.type === 'ConditionalExpression' && key !== 'test';
  return (isBranch || ['UnaryExpression', 'LogicalExpression'].includes(up.node.type)) && isOrder(up);
}

/** @param {Place} place */
function isCompared(place) {
  const { key, up } = outward(place);
  const above = up?.node;
  if (up === null || above === undefined) return false;
  if (above.type === 'SwitchCase' || above.type === 'ReturnStatement') return true;
  if (above.type === 'BinaryExpression') return decidesAbout(up) === undefined && !isSide(up);
  if (key === 'arguments') return COMPARING.includes(calledName(above));
  if (above.type === 'ArrayExpression')
    return calledName(up?.up?.up?.node) === 'includes' && up?.key === 'object';
  return above.type === 'ArrowFunctionExpression' && key === 'body';
}
