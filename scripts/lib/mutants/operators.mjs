import { whole } from './change.mjs';
import { literal } from './literals.mjs';
import {
  callbackOf,
  decidesAbout,
  isInFunction,
  isLast,
  isSide,
  isSilentFunction,
  isWholeBranch,
} from './roles.mjs';
import { calledName, part, parts } from './tree.mjs';

/**
 * @typedef {import('./tree.mjs').Node} Node
 * @typedef {import('./tree.mjs').Place} Place
 * @typedef {import('./change.mjs').Change} Change
 * @typedef {import('./change.mjs').Operator} Operator
 */

/** @type {Record<string, string>} */
const BOUNDARY = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
/** @type {Record<string, string>} */
const OPPOSITE = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
};
/** @type {Record<string, string>} */
const ARITHMETIC = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '&': '|',
  '|': '&',
  '^': '|',
  '<<': '>>',
  '>>': '<<',
  '>>>': '>>',
};
/** @type {Record<string, string>} */
const ASSIGNMENT = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '??=': '=',
  '||=': '=',
  '&&=': '=',
  '|=': '&=',
};
/** @type {Record<string, string>} */
const METHOD = { some: 'every', every: 'some', pop: 'shift', shift: 'pop', push: 'unshift', unshift: 'push' };
/** @type {Record<string, string>} */
const MATHS = { max: 'min', min: 'max', ceil: 'floor', floor: 'ceil' };
const REMOVABLE = ['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim'];
/** A list of more parts than this is a table. */
const LONG = 6;

/** @type {Record<string, Operator>} */
export const OPERATORS = {
  BinaryExpression: binary,
  LogicalExpression: sides,
  UnaryExpression: unary,
  UpdateExpression: update,
  AssignmentExpression: ({ node }, source) =>
    between(node, 'left', 'right', ASSIGNMENT, source, 'assignment'),
  Literal: literal,
  CallExpression: call,
  ArrayExpression: shorter,
  MemberExpression: ({ node }, source) => optional(node, 'object', source),
  ExpressionStatement: (place) => (isFixed(place.node) ? [] : removed(place)),
  ReturnStatement: (place) => (isLast(place) ? [] : removed(place)),
  ThrowStatement: removed,
  BreakStatement: removed,
  ContinueStatement: removed,
  ForOfStatement: ({ node }) => emptied(part(node, 'body')),
  ForInStatement: ({ node }) => emptied(part(node, 'body')),
  ForStatement: ({ node }) => emptied(part(node, 'body')),
  FunctionDeclaration: (place) => (isSilentFunction(place) ? emptied(part(place.node, 'body')) : []),
  FunctionExpression: (place) => (isSilentFunction(place) ? emptied(part(place.node, 'body')) : []),
  ArrowFunctionExpression: arrow,
};

/**
 * A condition that always or never holds. A loop that never ends shows nothing, and what leaving out one side shows is left out here.
 * @type {Operator}
 */
export function forced(place) {
  const { node } = place;
  const about = decidesAbout(place);
  if (about === undefined || node.type === 'ParenthesizedExpression' || node.type === 'Literal') return [];
  const isAlways = about === 'branch' || about === 'predicate';
  const values = [
    ...(isAlways && node.operator !== '&&' ? ['true'] : []),
    ...(node.operator === '||' ? [] : ['false']),
  ];
  // The body of a callback may be a block: what it gives is forced, not the block.
  if (node.type === 'BlockStatement')
    return values.map((text) => ({
      ...whole(node, 'condition', `return ${text};`),
      as: /** @type {const} */ ('block'),
    }));
  return values.map((text) => whole(node, 'condition', text));
}

/** @type {Operator} */
function binary(place, source) {
  const { node } = place;
  const free = decidesAbout(place) === undefined && !isSide(place);
  return [
    ...between(node, 'left', 'right', BOUNDARY, source, 'boundary'),
    ...(free ? between(node, 'left', 'right', OPPOSITE, source, 'comparison') : []),
    ...(isText(part(node, 'left')) || isText(part(node, 'right'))
      ? []
      : between(node, 'left', 'right', ARITHMETIC, source, 'arithmetic')),
  ];
}

/**
 * `a && b` becomes `a` and `b`; in `a && b && c` each of the three is left out once.
 * @type {Operator}
 */
function sides({ node }, source) {
  const left = part(node, 'left');
  const right = part(node, 'right');
  if (left === undefined || right === undefined) return [];
  const isLonger = left.type === 'LogicalExpression' && left.operator === node.operator;
  return (isLonger ? [left] : [left, right]).map((side) =>
    whole(node, 'side', source.slice(side.start, side.end)),
  );
}

/** @type {Operator} */
function unary(place, source) {
  const { node } = place;
  const argument = part(node, 'argument');
  if (argument === undefined || (node.operator !== '!' && node.operator !== '-')) return [];
  if (node.operator === '!' && (decidesAbout(place) !== undefined || isSide(place))) return [];
  return [whole(node, 'negation', source.slice(argument.start, argument.end))];
}

/** @type {Operator} */
function update({ node, key, up }, source) {
  if (key === 'update' && up?.node.type === 'ForStatement') return [];
  const { operator } = node;
  const text = source.slice(node.start, node.end);
  return [whole(node, 'arithmetic', operator === '++' ? text.replace('++', '--') : text.replace('--', '++'))];
}

/** @type {Operator} */
function call(place, source) {
  const { node } = place;
  const callee = part(node, 'callee');
  const name = calledName(node);
  const object = part(callee, 'object');
  const property = part(callee, 'property');
  if (object === undefined || property === undefined) return optional(node, 'callee', source);
  const swap = inTable(object.name === 'Math' ? MATHS : METHOD, name);
  const swapped =
    swap === undefined ? [] : [{ kind: 'method', start: property.start, end: property.end, text: swap }];
  const gone = REMOVABLE.includes(name)
    ? [whole(node, 'method', source.slice(object.start, object.end))]
    : [];
  return [...swapped, ...gone, ...optional(node, 'callee', source)];
}

/**
 * A list without one of its parts. Tables that are written down outside of functions are data.
 * @type {Operator}
 */
function shorter(place, source) {
  const elements = parts(place.node, 'elements');
  if (elements.length < 2 || elements.length > LONG || !isInFunction(place)) return [];
  return elements.map((gone) => {
    const left = elements
      .filter((element) => element !== gone)
      .map(({ start, end }) => source.slice(start, end));
    return whole(place.node, 'element', `[${left.join(', ')}]`);
  });
}

/**
 * `a?.b` becomes `a.b`.
 * @param {Node} node
 * @param {string} before
 * @param {string} source
 */
function optional(node, before, source) {
  const left = part(node, before);
  if (node.optional !== true || left === undefined) return [];
  const start = source.indexOf('?.', left.end);
  const text = node.type === 'MemberExpression' && node.computed !== true ? '.' : '';
  return [{ kind: 'optional', start, end: start + 2, text }];
}

/** @param {Place} place */
function removed(place) {
  if (isWholeBranch(place)) return [];
  return [{ ...whole(place.node, 'statement', ''), as: /** @type {const} */ ('statement') }];
}

/**
 * A directive, or `super(…)`, which must stay where it is.
 * @param {Node} node
 */
function isFixed(node) {
  const expression = part(node, 'expression');
  return typeof node.directive === 'string' || part(expression, 'callee')?.type === 'Super';
}

/**
 * One statement alone is taken away by itself.
 * @param {Node | undefined} body
 */
function emptied(body) {
  if (body?.type !== 'BlockStatement' || parts(body, 'body').length < 2) return [];
  return [{ ...whole(body, 'block', '{}'), as: /** @type {const} */ ('block') }];
}

/** @param {Place} place */
function arrow(place) {
  const body = part(place.node, 'body');
  if (body?.type === 'BlockStatement') return isSilentFunction(place) ? emptied(body) : [];
  const isDoing = body?.type === 'CallExpression' && ['step', 'forEach'].includes(callbackOf(place));
  return isDoing ? [whole(body, 'block', 'undefined')] : [];
}

/**
 * Another operator between two parts of a node.
 * @param {Node} node
 * @param {string} before
 * @param {string} after
 * @param {Record<string, string>} table
 * @param {string} source
 * @param {string} kind
 * @returns {Change[]}
 */
function between(node, before, after, table, source, kind) {
  const text = inTable(table, String(node.operator));
  const left = part(node, before);
  const right = part(node, after);
  if (text === undefined || left === undefined || right === undefined) return [];
  const start = source.indexOf(String(node.operator), left.end);
  return [{ kind, start, end: start + String(node.operator).length, text }];
}

/**
 * Not what every object has, such as `toString`.
 * @param {Record<string, string>} table
 * @param {string} word
 */
function inTable(table, word) {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

/** @param {Node | undefined} node */
function isText(node) {
  return node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
}
