type Compared = { expected: unknown; actual: unknown };
/** The matcher that failed; its caller, a line of the test, is where the reader is sent. */
// biome-ignore lint/complexity/noBannedTypes: captureStackTrace takes any function
export type Matcher = Function;

/** Fails the running test at the line that called the matcher; the runner prints `compared` as a diff. */
export function fail(message: string, matcher: Matcher, compared?: Compared): never {
  const error = Object.assign(new Error(message), compared);
  error.name = 'AssertionError';
  Error.captureStackTrace(error, matcher);
  throw error;
}
