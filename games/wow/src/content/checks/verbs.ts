type Params = { readonly [param: string]: unknown };

/** Every verb of a record with its parameters, found by the shape of lines wherever they stand. */
export function verbsIn(value: unknown): { verb: string; params: Params }[] {
  if (Array.isArray(value)) return value.flatMap(verbsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { do: must, may, ...rest } = value as { do?: unknown; may?: unknown };
  const effect = typeof must === 'object' ? must : typeof may === 'object' ? may : null;
  const own = Object.entries(effect ?? {}).map(([verb, params]) => ({ verb, params: params as Params }));
  return [...own, ...own.flatMap(({ params }) => verbsIn(params)), ...Object.values(rest).flatMap(verbsIn)];
}
