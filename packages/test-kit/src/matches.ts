type Asymmetric = { asymmetricMatch(actual: unknown): boolean };

/** Objects may have more fields than expected; lists are compared whole; `expect.any(…)` and its like work too. */
export function matches(actual: unknown, expected: unknown): boolean {
  if (isAsymmetric(expected)) return expected.asymmetricMatch(actual);
  if (Array.isArray(expected)) return Array.isArray(actual) && sameList(actual, expected);
  if (isRecord(expected)) return isRecord(actual) && hasFields(actual, expected);
  return Object.is(actual, expected);
}

function sameList(actual: readonly unknown[], expected: readonly unknown[]): boolean {
  return actual.length === expected.length && expected.every((item, i) => matches(actual[i], item));
}

function hasFields(actual: Record<string, unknown>, expected: Record<string, unknown>): boolean {
  return Object.entries(expected).every(([key, item]) => matches(actual[key], item));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAsymmetric(value: unknown): value is Asymmetric {
  return isRecord(value) && typeof value.asymmetricMatch === 'function';
}
