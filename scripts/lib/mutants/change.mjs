/**
 * A piece of the source and what would stand there instead.
 * @typedef {{ kind: string, start: number, end: number, text: string, as?: 'statement' | 'block' }} Change
 * @typedef {(place: import('./tree.mjs').Place, source: string) => Change[]} Operator
 */

/**
 * @param {import('./tree.mjs').Node} node
 * @param {string} kind
 * @param {string} text
 * @returns {Change}
 */
export function whole({ start, end }, kind, text) {
  return { kind, start, end, text };
}
