import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What is wrong with a record, each with the place in it. */
export function issuesOf(error: z.ZodError): string[] {
  return error.issues
    .flatMap(innermost)
    .map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`);
}

type Found = { path: PropertyKey[]; message: string };

/** Where one of several shapes was wanted, the shape that came nearest says what is wrong. */
function innermost(issue: Issue): Found[] {
  if (issue.code !== 'invalid_union') return [issue];
  const branches = issue.errors
    .filter((branch) => !branch.some(isOtherShape))
    .map((branch) => branch.flatMap(innermost));
  const nearest = branches.toSorted((a, b) => depth(b) - depth(a))[0];
  if (nearest === undefined) return [issue];
  return nearest.map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
}

/** A key that this shape does not know at all: another one was meant. */
const isOtherShape = (issue: Issue): boolean => issue.code === 'unrecognized_keys' && issue.path.length === 0;
const depth = (found: readonly Found[]): number => Math.max(...found.map(({ path }) => path.length));
