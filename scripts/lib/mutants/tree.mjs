import { parseSync } from 'vite';

/**
 * A node of the syntax tree (ESTree with TypeScript), as far as it is looked at here.
 * @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node
 * A node and how it was reached: what it is to the node above.
 * @typedef {{ node: Node, key: string, up: Place | null }} Place
 */

/** Wrappers of TypeScript around a value; all other nodes of TypeScript are types. */
const WRAPPERS = [
  'TSAsExpression',
  'TSInstantiationExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
];
const TYPES = [
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeArguments',
  'implements',
];

/**
 * @param {string} file
 * @param {string} source
 * @returns {Place}
 */
export function parse(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return { node: /** @type {Node} */ (/** @type {unknown} */ (program)), key: '', up: null };
}

/**
 * What stands below a node, in the order of the source; types are left out.
 * @param {Place} up
 * @returns {Place[]}
 */
export function below(up) {
  const { node } = up;
  if (isType(node) || node.declare === true) return [];
  return Object.entries(node)
    .filter(([key]) => !TYPES.includes(key))
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).filter(isNode).map((one) => ({ node: one, key, up })),
    )
    .sort((a, b) => a.node.start - b.node.start);
}

/** @param {Node} node */
function isType({ type }) {
  return (
    (type.startsWith('TS') && !WRAPPERS.includes(type)) ||
    type === 'ImportDeclaration' ||
    type === 'ExportAllDeclaration'
  );
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/**
 * @param {Node | undefined} node
 * @param {string} key
 * @returns {Node | undefined}
 */
export function part(node, key) {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
}

/**
 * @param {Node | undefined} node
 * @param {string} key
 * @returns {Node[]}
 */
export function parts(node, key) {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/**
 * The name of the method or function that a call calls: `b` for `a.b(…)`.
 * @param {Node | undefined} call
 * @returns {string}
 */
export function calledName(call) {
  const callee = call?.type === 'CallExpression' ? part(call, 'callee') : undefined;
  const name = callee?.type === 'MemberExpression' ? part(callee, 'property') : callee;
  return typeof name?.name === 'string' ? name.name : '';
}

/**
 * The node above, without the parentheses and type assertions between.
 * @param {Place} place
 * @returns {Place}
 */
export function outward(place) {
  const { up } = place;
  if (up === null) return place;
  return up.node.type === 'ParenthesizedExpression' || WRAPPERS.includes(up.node.type) ? outward(up) : place;
}
