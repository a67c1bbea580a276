import type { AnyCard } from '../schema/index.js';

type Node = { readonly [field: string]: unknown };

/** Every object inside a record, however deep, and the record itself. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/** What the lines of a record say with a verb, wherever they stand. */
export function paramsIn<P>(card: AnyCard, verb: string): P[] {
  return nodesIn(card).flatMap((node) => {
    const effect = (node.do ?? node.may) as Node | undefined;
    const params = typeof effect === 'object' ? effect[verb] : undefined;
    return params === undefined ? [] : [params as P];
  });
}

/** Names of spaces: those that selectors list, and those where tokens are placed. */
export function labelsIn(card: AnyCard): string[] {
  const listed = nodesIn(card).flatMap(({ at }) => (Array.isArray(at) ? (at as string[]) : []));
  return [...listed, ...paramsIn<{ at: string }>(card, 'thing').map(({ at }) => at)];
}
