type Json = { readonly [key: string]: unknown };
/** An effect somewhere in a record: its verb and parameters. */
type Found = { verb: string; params: Json };

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every object inside a value, itself first. */
function objectsIn(value: unknown): Json[] {
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** Every effect a record holds, also inside abilities, alternatives and action lines. */
function effectsIn(value: unknown): Found[] {
  return objectsIn(value).flatMap((object) => {
    const effect = object.do ?? object.may;
    if (!isObject(effect)) return [];
    return Object.entries(effect).flatMap(([verb, params]) => (isObject(params) ? [{ verb, params }] : []));
  });
}

/** Parameters of one verb, wherever it stands. */
export function paramsFor(value: unknown, verb: string): Json[] {
  return effectsIn(value).flatMap((found) => (found.verb === verb ? [found.params] : []));
}

/** Texts under a key, wherever it stands. */
export function textsAt(value: unknown, key: string): string[] {
  return objectsIn(value).flatMap((object) => {
    const text = object[key];
    return typeof text === 'string' ? [text] : [];
  });
}

/** Objects under a key, wherever it stands. */
export function objectsAt(value: unknown, key: string): Json[] {
  return objectsIn(value).flatMap((object) => {
    const inner = object[key];
    return isObject(inner) ? [inner] : [];
  });
}
