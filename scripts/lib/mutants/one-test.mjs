import { setMaxListeners } from 'node:events';
import { TestRunner } from 'vitest';

/**
 * @typedef {import('vitest').RunnerTestCase} Test
 * @typedef {import('vitest').RunnerTestSuite} Suite
 */

/** A test that waits for something that never comes. */
export class TooLong extends Error {}

/**
 * What went wrong with a test, or nothing.
 * @param {Test} test
 * @param {number} [limit] milliseconds
 * @returns {Promise<unknown>}
 */
export async function attempt(test, limit) {
  // Every run listens for the end of the test anew.
  setMaxListeners(0, test.context.signal);
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    if (limit !== undefined) timer = setTimeout(() => reject(new TooLong('too long')), limit);
  });
  try {
    await Promise.race([TestRunner.getTestFn(test)(), late]);
    return undefined;
  } catch (error) {
    return error ?? new Error('nothing was thrown');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Between two runs of a test: what is done after it, and what is done before it.
 * @param {Test} test
 */
export async function refresh(test) {
  const around = suitesAround(test);
  for (const suite of around) {
    for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await hook(test.context, suite);
  }
  for (const suite of around.reverse()) {
    for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite);
  }
}

/**
 * @param {Test} test
 * @returns {Suite[]} from the inside outwards
 */
function suitesAround(test) {
  const around = [];
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) around.push(suite);
  return around.includes(test.file) ? around : [...around, test.file];
}

/**
 * The file and the words that lead to a test.
 * @param {Test} test
 */
export function fullName(test) {
  const suites = suitesAround(test).filter((suite) => suite !== test.file);
  return [test.file.name, ...suites.map(({ name }) => name).reverse(), test.name].join(' > ');
}
