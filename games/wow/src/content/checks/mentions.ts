import type { AnyCard } from '../schema.js';

type Node = { readonly [field: string]: unknown };

/** Every object inside a record, however deep, and the record itself. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

/** Texts and lists of texts under a field, wherever it stands. */
export function textsAt(card: AnyCard, field: string): string[] {
  return [...nodesIn(card)].flatMap((node) => {
    const value = node[field];
    const list = Array.isArray(value) ? value : [value];
    return list.filter((text): text is string => typeof text === 'string');
  });
}
