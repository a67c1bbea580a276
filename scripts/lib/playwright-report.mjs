/**
 * @typedef {{ expected: number, unexpected: number, flaky: number }} Stats
 * @typedef {{ stats: Stats, errors: { message?: string }[] }} PlaywrightReport
 */

/**
 * A file that does not load, or a server that does not start, is a failure too, although no test ran. A test that passed
 * only when it was tried again has failed.
 * @param {PlaywrightReport | undefined} report
 * @param {number} code Playwright's exit code
 */
export function countBrowserTests(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return { passed: expected, failed: failed === 0 && (code !== 0 || expected === 0) ? 1 : failed };
}
