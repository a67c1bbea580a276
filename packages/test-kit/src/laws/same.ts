import { canonical } from '@questhall/engine';
import { fail } from '../fail.js';

/** How much is shown on both sides of the first difference: whole states would fill the screen. */
const AROUND = 80;

/** Two pieces of data must be the same; otherwise says where they first differ. */
export function expectSame(actual: unknown, expected: unknown, problem: string): void {
  expectSameText(canonical(actual), canonical(expected), problem);
}

/** The same for data that is canonical text already, for instance because it is compared with more than one other. */
export function expectSameText(is: string, should: string, problem: string): void {
  if (is === should) return;
  let at = 0;
  while (is[at] === should[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND);
  fail(`${problem}\n  expected …${near(should)}…\n  but it is …${near(is)}…`, expectSameText);
}
