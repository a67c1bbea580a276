import { canonical } from '@questhall/engine';
import { fail } from '../fail.js';

/** How much is shown on both sides of the first difference: whole states would fill the screen. */
const AROUND = 80;

/** Two pieces of data must be the same; otherwise says where they first differ. */
export function expectSame(actual: unknown, expected: unknown, problem: string): void {
  const [is, should] = [canonical(actual), canonical(expected)];
  if (is === should) return;
  let at = 0;
  while (is[at] === should[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND);
  fail(`${problem}\n  expected …${near(should)}…\n  but it is …${near(is)}…`, expectSame);
}
